import { m } from '@emojigma/messages'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { dayTitle, dayWords, emojiRow, starRow, type DayResult } from './result-words.ts'
import { ShareWords } from './ShareWords.tsx'

/** So that the picture is not too tall. */
const MOST_ROWS = 6

/** Shares the solved puzzles of a day, without answers. Renders nothing for an empty day.
 *  Source: docs/product.md, Sharing */
export function ShareDay({ day, results }: DayResult) {
  const { origin } = useSiteSettings()
  if (results.length === 0) return null
  const result = { day, results }
  return (
    <ShareWords
      labels={[m['share_day.share_todays_result'](), m['share_day.copy_todays_result']()]}
      words={dayWords(result)}
      url={`${origin}${PATHS.today}`}
      picture={{ title: dayTitle(result), rows: [starRow(result), ...results.slice(0, MOST_ROWS).map(emojiRow)] }}
      fileName="emojigma-today.png"
    />
  )
}
