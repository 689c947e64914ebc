import { locale } from '@emojigma/messages/language.ts'
import type { StudentProgress } from '@emojigma/contract/classes/reports.ts'
import { shareText } from '../assignments/result-table.ts'

const WEEK = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Each skill's share of first tries: of all weeks together, and week by week from the first one with a puzzle on. */
export function skillsByWeek({ Weeks, Skills }: Pick<StudentProgress, 'Weeks' | 'Skills'>) {
  const first = Weeks.findIndex((_, index) => Skills.some((skill) => skill.Weeks[index]?.Tried))
  return {
    weeks: Weeks.slice(first).map((monday) => WEEK.format(Date.parse(monday))),
    rows: Skills.map(({ Skill, Weeks: all }) => ({
      skill: Skill,
      share: shareText(
        all.reduce((sum, { FirstTry }) => sum + FirstTry, 0),
        all.reduce((sum, { Tried }) => sum + Tried, 0),
      ),
      percents: all.slice(first).map(({ Tried, FirstTry }) => (Tried === 0 ? null : Math.round((100 * FirstTry) / Tried))),
    })),
  }
}
