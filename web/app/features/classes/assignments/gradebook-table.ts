import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

/** A line a student, sorted by name, and a column an assignment with the percentage solved; the average of those last.
 *  Source: docs/product.md, Assignments */
export function gradebookTable({ Assignments, Students }: Gradebook): readonly (readonly (string | number)[])[] {
  const titles = Assignments.map(({ Title, DueDay }) => `${Title} (${DueDay})`)
  const head = [m['classes.name'](), m['classes.login_name'](), m['ui.nickname'](), ...titles, m['gradebook.average']()]
  const lines = Students.toSorted((one, other) => collator.compare(one.RealName ?? one.Nickname, other.RealName ?? other.Nickname)).map(
    ({ RealName = '', UserName, Nickname, Percents }) => [
      RealName,
      UserName,
      Nickname,
      ...Percents.map((percent) => percent ?? ''),
      averageOf(Percents),
    ],
  )
  return [head, ...lines]
}

/** Of the assignments that are for the student. */
function averageOf(all: readonly (number | null)[]): number {
  const percents = all.filter((percent) => percent !== null)
  return percents.length === 0 ? 0 : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}
