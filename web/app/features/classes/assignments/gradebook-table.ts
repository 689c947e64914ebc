import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

/** A student's line in a gradebook. Percentages are `null` where an assignment is for others. */
interface GradebookLine {
  readonly id: string
  readonly realName: string
  readonly userName: string
  readonly nickname: string
  /** The real name, else the nickname. */
  readonly name: string
  readonly percents: readonly (number | null)[]
  readonly average: number
}

/** A line a student, sorted by name. */
export function gradebookLines({ Students }: Gradebook): readonly GradebookLine[] {
  return Students.map(({ Id, RealName, UserName, Nickname, Percents }) => ({
    id: Id,
    realName: RealName ?? '',
    userName: UserName,
    nickname: Nickname,
    name: RealName ?? Nickname,
    percents: Percents,
    average: averageOf(Percents),
  })).toSorted((one, other) => collator.compare(one.name, other.name))
}

/** The gradebook as a table: a line a student, and a column an assignment with the percentage solved; the average of those last.
 *  Source: docs/product.md, Assignments */
export function gradebookTable(gradebook: Gradebook): readonly (readonly (string | number)[])[] {
  const titles = gradebook.Assignments.map(({ Title, DueDay }) => `${Title} (${DueDay})`)
  const head = [m['classes.name'](), m['classes.login_name'](), m['ui.nickname'](), ...titles, m['gradebook.average_in_percent']()]
  const lines = gradebookLines(gradebook).map(({ realName, userName, nickname, percents, average }) => [
    realName,
    userName,
    nickname,
    ...percents.map((percent) => percent ?? ''),
    average,
  ])
  return [head, ...lines]
}

/** Of the assignments that are for the student. */
function averageOf(all: readonly (number | null)[]): number {
  const percents = all.filter((percent) => percent !== null)
  return percents.length === 0 ? 0 : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}
