import { m } from '@emojigma/messages'
import { localizedText, localizedFault } from '../../../platform/localized-text.ts'
import { realNameFault, userNameFault, type RowField } from '@emojigma/contract/rules/classrooms.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'
import { passwordProblem } from '../../accounts/service.ts'
import { folded } from '../../../platform/case-folding.ts'
import type { SchoolLogin } from '../students/school-logins.ts'
import { USER_NAME_TAKEN } from '../students/students.ts'

/** A row of the request. */
export interface UploadRow {
  readonly row: number
  readonly userName: string | undefined
  readonly realName: string | undefined
  readonly nickname: string | undefined
  readonly password: string | undefined
  readonly schoolLogin: SchoolLogin
}

export interface Reason {
  readonly field: RowField
  readonly message: string | LocalizedText
}

/** A normalized row, with its problems. */
export interface CheckedRow {
  readonly row: number
  /** Absent = generated. */
  readonly userName: string | undefined
  readonly realName: string | undefined
  /** Absent = generated. */
  readonly password: string | undefined
  readonly schoolLogin: SchoolLogin
  /** The sent password breaks the rule, so that one is generated instead. */
  readonly isReplaced: boolean
  readonly reasons: readonly Reason[]
}

/** Normalizes a row and checks it by itself. */
export function checkedRow({ row, ...sent }: UploadRow): CheckedRow {
  const userName = sent.userName?.normalize('NFC').trim() || undefined
  const realName = sent.realName?.trim() || undefined
  const isReplaced = Boolean(sent.password) && isWeak(sent.password ?? '', [userName ?? null, realName ?? null])
  const password = isReplaced ? undefined : sent.password || undefined
  const faults: readonly (readonly [RowField, string | LocalizedText | undefined])[] = [
    ['UserName', userName === undefined ? undefined : localizedFault(({ words }) => userNameFault(userName, words.students))],
    ['RealName', realName === undefined ? undefined : localizedFault(({ words }) => realNameFault(realName, words.students))],
  ]
  const reasons = faults.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))
  return { row, userName, realName, password, schoolLogin: sent.schoolLogin, isReplaced, reasons }
}

/** A password that no teacher chose for being good, such as `apple12345` of a school's list. */
function isWeak(password: string, own: readonly (string | null)[]): boolean {
  return (
    localizedFault(({ words }) => passwordFault(password, words.passwords)) !== undefined || passwordProblem(password, own) !== undefined
  )
}

/** Adds problems for user names that an earlier row has, or that are occupied.
 *  @param taken folded names that are occupied */
export function withDuplicates(rows: readonly CheckedRow[], taken: ReadonlySet<string>): readonly CheckedRow[] {
  const firstRows = new Map<string, number>()
  return rows.map((checked) => {
    if (checked.userName === undefined) return checked
    const key = folded(checked.userName)
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, checked.row)
    const inRow: LocalizedText | undefined =
      first === undefined ? undefined : localizedText(m['class_refusal.user_name_in_row'], { row: first })
    const message = inRow ?? (taken.has(key) ? USER_NAME_TAKEN : undefined)
    return message === undefined ? checked : withReason(checked, { field: 'UserName', message })
  })
}

export function withReason(checked: CheckedRow, reason: Reason): CheckedRow {
  return { ...checked, reasons: [...checked.reasons, reason] }
}
