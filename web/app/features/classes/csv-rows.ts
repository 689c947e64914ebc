import type { StudentUpload, UploadedRow } from '@emojigma/contract/classes/students.ts'
import { faultsOf, type CsvColumn, type CsvStudent } from './csv-file.ts'

/** A row of the file, with what came or would come of it. */
export interface CsvRow {
  readonly student: CsvStudent
  readonly outcome: UploadedRow['Outcome'] | undefined
  /** By column; what is wrong with no column in particular stands under `row`. */
  readonly faults: Partial<Record<CsvColumn | 'row', string>>
  /** Once it is added. */
  readonly login?: { readonly userName: string; readonly password: string | undefined }
}

const FIELDS: Readonly<Record<string, CsvColumn>> = {
  UserName: 'userName',
  RealName: 'realName',
  Nickname: 'nickname',
  Password: 'password',
}

/** Whether the server is to look at it: it is not added yet, and nothing is known to be wrong with it. */
export function isToSend({ login, faults }: CsvRow): boolean {
  return !login && Object.keys(faults).length === 0
}

export function rowToWire({ student: { row, userName, realName, nickname, password } }: CsvRow) {
  return { Row: row, UserName: userName, RealName: realName, Nickname: nickname, Password: password }
}

/** What is said of a row while the server looks at all of them: what was said before, so that nobody loses the field in which they are
 *  typing; nothing of a row that was just put right. */
export function whileLooking(row: CsvRow, before: CsvRow | undefined): CsvRow {
  if (row.login || row.outcome === 'refused') return row
  return before?.student === row.student ? before : { ...row, outcome: undefined }
}

/** Holds the rows that are not added yet against the rules and each other, before the server is asked. */
export function checkedRows(rows: readonly CsvRow[]): readonly CsvRow[] {
  const open = rows.filter(({ login }) => !login).map(({ student }) => student)
  return rows.map((row) => {
    if (row.login) return row
    const faults = faultsOf(row.student, open)
    return { ...row, faults, outcome: Object.keys(faults).length > 0 ? 'refused' : undefined }
  })
}

/** A row with what the server says of it. */
export function withResult(row: CsvRow, { Results }: StudentUpload, isTrial: boolean): CsvRow {
  const result = Results.find(({ Row }) => Row === row.student.row)
  if (!result || row.login) return row
  const { Outcome, Reasons = [], UserName, Password } = result
  const faults = Object.fromEntries(Reasons.map(({ Field, Message }) => [FIELDS[Field] ?? 'row', Message]))
  const isAdded = Outcome === 'added' && !isTrial
  return {
    ...row,
    outcome: Outcome,
    faults,
    ...(isAdded ? { login: { userName: UserName ?? row.student.userName, password: Password } } : {}),
  }
}
