import { m } from '@emojigma/messages'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { dayTitle, dayWords, emojiRow, starRow, type DayResult } from './result-words.ts'
import { ShareWords } from './ShareWords.tsx'

/** More rows would make the picture too high. */
const MOST_ROWS = 6

/** Lets a player tell others what they solved on a day, without any answer. Nothing where nothing was solved.
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
