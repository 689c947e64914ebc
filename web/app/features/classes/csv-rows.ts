import type { StudentUpload, UploadedRow } from '@emojigma/contract/classes/students.ts'
import { faultsOf, type CsvColumn, type CsvStudent } from './csv-file.ts'

/** A row of the file with its result or preview. */
export interface CsvRow {
  readonly student: CsvStudent
  readonly outcome: UploadedRow['Outcome'] | undefined
  /** Of a student who is in the class already. */
  readonly knownId: string | undefined
  /** By column; faults of the whole row are under `row`. */
  readonly faults: Partial<Record<CsvColumn | 'row', string>>
  /** The password of the file breaks the rule: the site makes one. */
  readonly isPasswordReplaced?: boolean
  /** Set once the student is added. */
  readonly login?: { readonly studentId: string | undefined; readonly userName: string; readonly password: string | undefined }
}

const FIELDS: Readonly<Record<string, CsvColumn>> = {
  UserName: 'userName',
  RealName: 'realName',
  Nickname: 'nickname',
  Password: 'password',
}

/** Whether to send the row: of a new student, not added yet and without known faults. */
export function isToSend({ login, knownId, faults }: CsvRow): boolean {
  return !login && knownId === undefined && Object.keys(faults).length === 0
}

/** @param sendsAddresses whether students shall log in by their school address */
export function rowToWire({ student }: CsvRow, sendsAddresses: boolean) {
  const { row, userName, realName, nickname, password } = student
  return {
    Row: row,
    UserName: userName,
    RealName: realName,
    Nickname: nickname,
    Password: password,
    ...schoolLoginOf(student, sendsAddresses),
  }
}

/** The students of the class whose row says how their school knows them. */
export function linksToWire(rows: readonly CsvRow[], sendsAddresses: boolean) {
  return rows.flatMap(({ student, knownId }) => {
    const login = schoolLoginOf(student, sendsAddresses)
    return knownId === undefined || Object.keys(login).length === 0 ? [] : [{ Id: knownId, ...login }]
  })
}

function schoolLoginOf({ rosterId, address }: CsvStudent, sendsAddresses: boolean) {
  return { ...(rosterId ? { RosterId: rosterId } : {}), ...(address && sendsAddresses ? { Address: address } : {}) }
}

/** A row's state during a server check: the earlier one, so that the field being typed in stays; none for a row that was just
 *  corrected. */
export function duringCheck(row: CsvRow, before: CsvRow | undefined): CsvRow {
  if (row.login || row.knownId !== undefined || row.outcome === 'refused') return row
  return before?.student === row.student ? before : { ...row, outcome: undefined }
}

/** Checks the rows not added yet against the rules and each other, before the server does. */
export function checkedRows(rows: readonly CsvRow[]): readonly CsvRow[] {
  const open = rows.filter(({ login }) => !login).map(({ student }) => student)
  return rows.map((row) => {
    if (row.login || row.knownId !== undefined) return row
    const faults = faultsOf(row.student, open)
    return { ...row, faults, outcome: Object.keys(faults).length > 0 ? 'refused' : undefined }
  })
}

/** A row with the server's result. */
export function withResult(row: CsvRow, { Results }: StudentUpload, isTrial: boolean): CsvRow {
  const result = Results.find(({ Row }) => Row === row.student.row)
  if (!result || row.login || row.knownId !== undefined) return row
  const { Outcome, Reasons = [], StudentId, UserName, Password, PasswordReplaced = false } = result
  const faults = Object.fromEntries(Reasons.map(({ Field, Message }) => [FIELDS[Field] ?? 'row', Message]))
  const isAdded = Outcome === 'added' && !isTrial
  return {
    ...row,
    outcome: Outcome,
    isPasswordReplaced: PasswordReplaced,
    faults,
    ...(isAdded ? { login: { studentId: StudentId, userName: UserName ?? row.student.userName, password: Password } } : {}),
  }
}
