import { m } from '@emojigma/messages'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { emojiRow, resultTitle, resultWords, type Result } from './result-words.ts'
import { ShareWords } from './ShareWords.tsx'

/** Shares a solved puzzle, without its answer.
 *  Source: docs/product.md, Sharing */
export function ShareResult({ result }: { readonly result: Result }) {
  const { origin } = useSiteSettings()
  const { id } = result.puzzle
  return (
    <ShareWords
      labels={[m['share_result.share_your_result'](), m['share_result.copy_your_result']()]}
      words={resultWords(result)}
      url={`${origin}${puzzlePath(id)}`}
      picture={{ title: resultTitle(result), rows: [emojiRow(result)] }}
      fileName={`emojigma-${id}.png`}
    />
  )
}
