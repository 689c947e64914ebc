import { m } from '@emojigma/messages'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { emojiRow, resultTitle, resultWords, type Result } from './result-words.ts'
import { ShareWords } from './ShareWords.tsx'

/** Shares a solved puzzle, without its answer.
 *  Source: docs/product.md, Sharing */
export function ShareResult({ result }: { readonly result: Result }) {
  const { origin } = useSiteSettings()
  const { id, levelId } = result.puzzle
  return (
    <ShareWords
      labels={[m['share_result.share_your_result'](), m['share_result.copy_your_result']()]}
      words={resultWords(result)}
      url={`${origin}${puzzlePath(id)}`}
      picture={{
        title: m['share_result.can_you'](),
        question: questionSvgPath(id, levelId),
        rows: [emojiRow(result)],
        caption: resultTitle(result),
      }}
      fileName={`emojigma-${id}.png`}
    />
  )
}
