import { useRef, useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { useAskBeforeLeaving } from '../../platform/browser/hooks/use-ask-before-leaving.ts'
import { failureOf, isRefusal } from '../../ui/forms/form-failure.ts'
import { m } from '@emojigma/messages'
import { classroomsApi } from './api.ts'
import {
  readChosen,
  readNames,
  readStudents,
  readTable,
  isSoundLogin,
  MOST_FILE_BYTES,
  TOO_LARGE,
  knownStudents,
  textOf,
  withClass,
  type CsvFile,
  type CsvStudent,
  type OldEncoding,
} from './csv-file.ts'
import type { RosterColumn } from './roster-headings.ts'
import { isZip } from './unpack.ts'
import { tableOfWorkbook } from './workbook.ts'
import { checkedRows, isToSend, linksToWire, rowToWire, duringCheck, withResult, type CsvRow } from './csv-rows.ts'

interface Reading {
  readonly name: string
  readonly unknownColumns: string
  readonly leftOut: number
  /** Students of the class whom a list that names others of them does not name. */
  readonly missing: readonly string[]
  readonly rows: readonly CsvRow[]
  /** Idempotency key: the same for every retry of these rows, so that a lost reply adds no student twice. */
  readonly key: string
  /** The rows were sent to be added and the result is unknown. */
  readonly isRetry: boolean
  /** Students shall log in by their school address. */
  readonly sendsAddresses: boolean
  /** Students of the class whose school login was changed. */
  readonly linked: number
}

/** A file whose columns no heading names. */
interface Unnamed {
  readonly name: string
  readonly file: CsvFile & { readonly kind: 'unnamed' }
}

/** A file in an encoding of older programs, which is only guessed. */
interface Guess {
  readonly name: string
  readonly bytes: Uint8Array
  readonly encoding: OldEncoding
}

interface Failure {
  readonly message: string
  /** The step that failed: checking the rows, adding them, reading the file, removing them again, or linking students of the class. */
  readonly at: 'check' | 'add' | 'file' | 'undo' | 'link'
}

/** Uploads a list of students: read, checked by the server, corrected, then added.
 *  Source: docs/product.md, Teacher portal */
export function useCsvUpload(classroomId: string, className: string) {
  const [reading, setReading] = useState<Reading>()
  const [failure, setFailure] = useState<Failure>()
  const [jobId, setJobId] = useState<string>()
  const [unnamed, setUnnamed] = useState<Unnamed>()
  const [guess, setGuess] = useState<Guess>()
  const [upload] = classroomsApi.useUploadStudentsMutation()
  const [getStudents] = classroomsApi.useLazyGetStudentsQuery()
  const [linkStudents] = classroomsApi.useLinkStudentsMutation()
  const [removeStudents] = classroomsApi.useRemoveStudentsMutation()
  /** Whether a request is running. The mutation's own state ends while another tab of the class is shown. */
  const [isBusy, setBusy] = useState(false)
  const isRetry = reading?.isRetry === true
  // The reply, or that to a retry, has the passwords, which are shown only once.
  useAskBeforeLeaving(isRetry)
  /** The latest state, for changes made before the next render: rows may be corrected faster than the server checks. */
  const latest = useRef<Reading>(undefined)
  const sends = useRef(0)

  const show = (next: Reading | undefined, isSending = false): void => {
    latest.current = next
    setReading(next)
    setBusy(isSending)
  }
  /** New rows would have a new key: no passwords for these, and the same students twice. */
  const mayBeReplaced = () => !latest.current?.isRetry

  const send = async (from: Reading, rows: readonly CsvRow[], isTrial: boolean): Promise<void> => {
    sends.current += 1
    const turn = sends.current
    setFailure(undefined)
    const locally = checkedRows(rows)
    const batch = locally.filter(isToSend)
    if (batch.length === 0) return show({ ...from, rows: locally })
    const preview = locally.map((row, index) => duringCheck(row, from.rows[index]))
    show({ ...from, rows: preview, isRetry: from.isRetry || !isTrial }, true)
    const answer = await upload({
      ClassroomId: classroomId,
      UploadKey: from.key,
      IsTrial: isTrial,
      Students: batch.map((row) => rowToWire(row, from.sendsAddresses)),
    })
    // Rows were corrected meanwhile; a later check covers all.
    if (turn !== sends.current) return undefined
    if ('error' in answer) {
      // An earlier try may have succeeded although this one is refused.
      const isRetry = from.isRetry || (!isTrial && !isRefusal(answer.error))
      show({ ...from, rows: isTrial ? locally : rows, isRetry })
      return setFailure({ message: failureOf(answer.error, 'first').message, at: isTrial ? 'check' : 'add' })
    }
    if (!isTrial && answer.data.JobId !== undefined) setJobId(answer.data.JobId)
    return show({
      ...from,
      rows: locally.map((row) => withResult(row, answer.data, isTrial)),
      key: isTrial ? from.key : randomId(),
      isRetry: false,
    })
  }

  const take = async (name: string, found: CsvFile): Promise<void> => {
    setJobId(undefined)
    setUnnamed(found.kind === 'unnamed' ? { name, file: found } : undefined)
    if (found.kind !== 'read') {
      sends.current += 1
      show(undefined)
      return setFailure(found.kind === 'refused' ? { message: found.message, at: 'file' } : undefined)
    }
    // The same list again is an update: who is in the class stays as they are.
    const { data: members } = await getStudents(classroomId)
    if (!mayBeReplaced()) return undefined
    const known = knownStudents(found.students, members?.Students ?? [])
    const rows = found.students.map((student) => ({ student, knownId: known.rows.get(student.row), outcome: undefined, faults: {} }))
    const { unknownColumns, leftOut } = found
    const missing = known.rows.size > 0 ? known.missing : []
    const from = { name, unknownColumns, leftOut, missing, rows, key: randomId(), isRetry: false, sendsAddresses: false, linked: 0 }
    return send(from, rows, true)
  }

  const takeText = async (name: string, bytes: Uint8Array, encoding?: OldEncoding): Promise<void> => {
    const { text, isOld } = textOf(bytes, encoding)
    setGuess(isOld ? { name, bytes, encoding: encoding ?? 'windows-1252' } : undefined)
    return take(name, readStudents(text))
  }

  const read = async (file: File): Promise<void> => {
    if (!mayBeReplaced()) return undefined
    setJobId(undefined)
    setFailure(undefined)
    if (file.size > MOST_FILE_BYTES) return take(file.name, TOO_LARGE)
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isZip(bytes)) {
      const table = await tableOfWorkbook(bytes)
      if (!mayBeReplaced()) return undefined
      setGuess(undefined)
      return take(file.name, table ? readTable(table) : { kind: 'refused', message: m['csv_file.no_workbook']() })
    }
    // Adding may have started meanwhile.
    return mayBeReplaced() ? takeText(file.name, bytes) : undefined
  }

  const readTyped = async (name: string, text: string): Promise<void> => {
    if (!mayBeReplaced()) return undefined
    setGuess(undefined)
    return take(name, readNames(text))
  }

  /** Corrects a row and checks all of them again. */
  const fix = async (row: number, change: Partial<CsvStudent>): Promise<void> => {
    const from = latest.current
    if (!from) return
    const rows = from.rows.map((one) => (one.student.row === row ? { ...one, student: { ...one.student, ...change } } : one))
    // Changed rows need a new key.
    await send({ ...from, key: randomId() }, rows, true)
  }

  /** Puts the class before logins that others have. */
  const addPrefix = async (): Promise<void> => {
    const from = latest.current
    if (!from) return
    const taken = takenLogins(from.rows)
    const rows = from.rows.map((row) =>
      taken.includes(row) ? { ...row, student: { ...row.student, userName: withClass(className, row.student.userName) } } : row,
    )
    await send({ ...from, key: randomId() }, rows, true)
  }

  /** @param sendsAddresses whether students shall log in by their school address */
  const chooseAddresses = (sendsAddresses: boolean): void => {
    const from = latest.current
    // Other rows need a new key.
    if (from && mayBeReplaced()) show({ ...from, sendsAddresses, key: randomId(), linked: 0 })
  }

  /** Gives the students of the class the school logins of the list. */
  const link = async (): Promise<void> => {
    const from = latest.current
    if (!from) return
    const Students = linksToWire(from.rows, from.sendsAddresses)
    setBusy(true)
    const { error } = await linkStudents(Students)
    setFailure(error && { message: failureOf(error, 'first').message, at: 'link' })
    show({ ...from, linked: error ? from.linked : Students.length })
  }

  /** Removes all students that this list has added. */
  const undo = async (): Promise<void> => {
    const from = latest.current
    const added = from ? addedIds(from.rows) : []
    if (!from || added.length === 0) return
    setBusy(true)
    const answer = await removeStudents(added)
    setJobId(undefined)
    if ('error' in answer) {
      show(from)
      return setFailure({ message: failureOf(answer.error, 'first').message, at: 'undo' })
    }
    setFailure(undefined)
    return show(undefined)
  }

  return {
    addPrefix,
    chooseAddresses,
    link,
    undo,
    /** Shows the rows of a list.
     *  @param name the list's name on the page */
    take,
    reading,
    failure,
    jobId,
    isBusy,
    /** False while the result of adding is unknown. */
    isFixable: !isRetry,
    read,
    unnamed,
    /** Reads a file whose columns the teacher has named. */
    choose: async (columns: readonly (RosterColumn | undefined)[]) =>
      unnamed && mayBeReplaced() ? take(unnamed.name, readChosen(unnamed.file.table, columns)) : undefined,
    guess,
    /** Reads a file again in another encoding. */
    readAs: async (encoding: OldEncoding) => (guess && mayBeReplaced() ? takeText(guess.name, guess.bytes, encoding) : undefined),
    /** Reads typed or pasted names.
     *  @param name the list's name on the page */
    readTyped,
    fix,
    /** Retries the failed step. If the students were added but the reply was lost, the same rows under the same key return the results
     *  with passwords. */
    again: reading && failure?.at !== 'undo' && failure?.at !== 'link' && (async () => send(reading, reading.rows, failure?.at !== 'add')),
    add: async () => reading && send(reading, reading.rows, false),
  }
}

export type CsvUploadState = ReturnType<typeof useCsvUpload>

/** Rows whose login someone elsewhere has. */
export function takenLogins(rows: readonly CsvRow[]): readonly CsvRow[] {
  const students = rows.map(({ student }) => student)
  return rows.filter(({ student, outcome, faults, login }) => {
    return !login && outcome === 'refused' && faults.userName !== undefined && isSoundLogin(student, students)
  })
}

/** The students that a list has added. */
export function addedIds(rows: readonly CsvRow[]): readonly string[] {
  return rows.flatMap(({ login }) => login?.studentId ?? [])
}
