import type { StudentUpload, UploadedRow } from '@emojigma/contract/school/students.ts'
import { useRef, useState } from 'react'
import { randomId } from '../browser/crypto-facility.ts'
import { useAskBeforeLeaving } from '../browser/hooks/use-ask-before-leaving.ts'
import { failureOf, isRefusal } from '../ui/forms/form-failure.ts'
import { classroomsApi } from './api.ts'
import { faultsOf, readNames, readStudents, type CsvColumn, type CsvFile, type CsvStudent } from './csv-file.ts'

/** A row of the file, with what came or would come of it. */
export interface CsvRow {
  readonly student: CsvStudent
  readonly outcome: UploadedRow['Outcome'] | undefined
  /** By column; what is wrong with no column in particular stands under `row`. */
  readonly faults: Partial<Record<CsvColumn | 'row', string>>
  /** Once it is added. */
  readonly login?: { readonly userName: string; readonly password: string | undefined }
}

interface Reading {
  readonly name: string
  readonly unknownColumns: readonly string[]
  readonly rows: readonly CsvRow[]
  /** The same for every try of the same rows, so that a reply that was lost makes nobody twice. */
  readonly key: string
  readonly seatsUsed: number | undefined
  /** They were sent to be added, and it is not known yet what came of it. */
  readonly isUnanswered: boolean
}

interface Failure {
  readonly message: string
  /** What failed: looking at the rows, adding them, or reading the file. */
  readonly at: 'look' | 'add' | 'file'
}

const FIELDS: Readonly<Record<string, CsvColumn>> = {
  UserName: 'userName',
  RealName: 'realName',
  Nickname: 'nickname',
  Password: 'password',
}

/** A list of students on its way into a class: read, looked at by the server before anything is made, put right, and added.
 *  Source: docs/product.md, Teacher portal */
export function useCsvUpload(classroomId: string) {
  const [reading, setReading] = useState<Reading>()
  const [failure, setFailure] = useState<Failure>()
  const [jobId, setJobId] = useState<string>()
  const [upload] = classroomsApi.useUploadStudentsMutation()
  /** Whether something is on its way. The call's own state ends while another tab of the class is shown. */
  const [isBusy, setBusy] = useState(false)
  const isUnanswered = reading?.isUnanswered === true
  // The passwords come with the answer, or with that to trying again, and are shown this once.
  useAskBeforeLeaving(isUnanswered)
  /** What is on the screen, for what is done before it is drawn anew: rows may be put right faster than the server looks at them. */
  const latest = useRef<Reading>(undefined)
  const sends = useRef(0)

  const show = (next: Reading | undefined, isSending = false): void => {
    latest.current = next
    setReading(next)
    setBusy(isSending)
  }
  /** Other rows would be another upload, which is not told the passwords of this one, and of the same ones everybody would come twice. */
  const mayBeReplaced = () => !latest.current?.isUnanswered

  const send = async (from: Reading, rows: readonly CsvRow[], isTrial: boolean): Promise<void> => {
    sends.current += 1
    const turn = sends.current
    setFailure(undefined)
    const locally = checked(rows)
    const sent = locally.filter(({ login, faults }) => !login && Object.keys(faults).length === 0)
    if (sent.length === 0) return show({ ...from, rows: locally })
    const shown = locally.map((row, index) => whileLooking(row, from.rows[index]))
    show({ ...from, rows: shown, isUnanswered: from.isUnanswered || !isTrial }, true)
    const answer = await upload({
      ClassroomId: classroomId,
      UploadKey: from.key,
      IsTrial: isTrial,
      Students: sent.map(({ student: { row, userName, realName, nickname, password } }) => ({
        Row: row,
        UserName: userName,
        RealName: realName,
        Nickname: nickname,
        Password: password,
      })),
    })
    // Rows have been put right meanwhile, and a later look tells of all of them.
    if (turn !== sends.current) return undefined
    if ('error' in answer) {
      // An earlier try may have come through although this one is refused.
      const isUnanswered = from.isUnanswered || (!isTrial && !isRefusal(answer.error))
      show({ ...from, rows: isTrial ? locally : rows, isUnanswered })
      return setFailure({ message: failureOf(answer.error, 'first').message, at: isTrial ? 'look' : 'add' })
    }
    if (!isTrial && answer.data.JobId !== undefined) setJobId(answer.data.JobId)
    return show({
      ...from,
      rows: locally.map((row) => withResult(row, answer.data, isTrial)),
      seatsUsed: answer.data.SeatsUsed,
      key: isTrial ? from.key : randomId(),
      isUnanswered: false,
    })
  }

  const take = async (name: string, found: CsvFile): Promise<void> => {
    setJobId(undefined)
    if (found.kind === 'refused') {
      sends.current += 1
      show(undefined)
      return setFailure({ message: found.message, at: 'file' })
    }
    const rows = found.students.map((student) => ({ student, outcome: undefined, faults: {} }))
    const { unknownColumns } = found
    return send({ name, unknownColumns, rows, key: randomId(), seatsUsed: undefined, isUnanswered: false }, rows, true)
  }

  const read = async (file: File): Promise<void> => {
    if (!mayBeReplaced()) return undefined
    setJobId(undefined)
    setFailure(undefined)
    const text = await textOf(file)
    // Adding may have begun meanwhile.
    return mayBeReplaced() ? take(file.name, readStudents(text)) : undefined
  }

  const readTyped = async (name: string, text: string): Promise<void> => (mayBeReplaced() ? take(name, readNames(text)) : undefined)

  /** Changes a row, and has all of them looked at again. */
  const fix = async (row: number, change: Partial<CsvStudent>): Promise<void> => {
    const from = latest.current
    if (!from) return
    const rows = from.rows.map((one) => (one.student.row === row ? { ...one, student: { ...one.student, ...change } } : one))
    // Other rows are another upload.
    await send({ ...from, key: randomId() }, rows, true)
  }

  return {
    reading,
    failure,
    jobId,
    isBusy,
    /** Not from when they are being added until it is known what was. */
    isFixable: !isUnanswered,
    read,
    /** The same for names that were typed or pasted.
     *  @param name what they are called on the page */
    readTyped,
    fix,
    /** Does once more what failed. The server may have added the students although its answer was lost: it tells what came of them, with
     *  their passwords, to who sends the same rows with the same key. */
    again: reading && (async () => send(reading, reading.rows, failure?.at !== 'add')),
    add: async () => reading && send(reading, reading.rows, false),
  }
}

/** What is said of a row while the server looks at all of them: what was said before, so that nobody loses the field in which they are
 *  typing; nothing of a row that was just put right. */
function whileLooking(row: CsvRow, before: CsvRow | undefined): CsvRow {
  if (row.login || row.outcome === 'refused') return row
  return before?.student === row.student ? before : { ...row, outcome: undefined }
}

function checked(rows: readonly CsvRow[]): readonly CsvRow[] {
  const open = rows.filter(({ login }) => !login).map(({ student }) => student)
  return rows.map((row) => {
    if (row.login) return row
    const faults = faultsOf(row.student, open)
    return { ...row, faults, outcome: refusedOr({ ...row, faults }, undefined) }
  })
}

function refusedOr({ faults }: CsvRow, otherwise: CsvRow['outcome']): CsvRow['outcome'] {
  return Object.keys(faults).length > 0 ? 'refused' : otherwise
}

function withResult(row: CsvRow, { Results }: StudentUpload, isTrial: boolean): CsvRow {
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

/** Files of older spreadsheet programs are not UTF-8: their letters are those of Western Europe. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
