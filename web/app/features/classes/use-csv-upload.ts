import { useRef, useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { useAskBeforeLeaving } from '../../platform/browser/hooks/use-ask-before-leaving.ts'
import { failureOf, isRefusal } from '../../ui/forms/form-failure.ts'
import { classroomsApi } from './api.ts'
import { readNames, readStudents, textOf, type CsvFile, type CsvStudent } from './csv-file.ts'
import { checkedRows, isToSend, rowToWire, duringCheck, withResult, type CsvRow } from './csv-rows.ts'

interface Reading {
  readonly name: string
  readonly unknownColumns: readonly string[]
  readonly rows: readonly CsvRow[]
  /** Idempotency key: the same for every retry of these rows, so that a lost reply adds no student twice. */
  readonly key: string
  /** The rows were sent to be added and the result is unknown. */
  readonly isRetry: boolean
}

interface Failure {
  readonly message: string
  /** What failed: checking the rows, adding them, or reading the file. */
  readonly at: 'check' | 'add' | 'file'
}

/** Uploads a list of students: read, checked by the server, corrected, then added.
 *  Source: docs/product.md, Teacher portal */
export function useCsvUpload(classroomId: string) {
  const [reading, setReading] = useState<Reading>()
  const [failure, setFailure] = useState<Failure>()
  const [jobId, setJobId] = useState<string>()
  const [upload] = classroomsApi.useUploadStudentsMutation()
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
      Students: batch.map(rowToWire),
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
    if (found.kind === 'refused') {
      sends.current += 1
      show(undefined)
      return setFailure({ message: found.message, at: 'file' })
    }
    const rows = found.students.map((student) => ({ student, outcome: undefined, faults: {} }))
    const { unknownColumns } = found
    return send({ name, unknownColumns, rows, key: randomId(), isRetry: false }, rows, true)
  }

  const read = async (file: File): Promise<void> => {
    if (!mayBeReplaced()) return undefined
    setJobId(undefined)
    setFailure(undefined)
    const text = await textOf(file)
    // Adding may have started meanwhile.
    return mayBeReplaced() ? take(file.name, readStudents(text)) : undefined
  }

  const readTyped = async (name: string, text: string): Promise<void> => (mayBeReplaced() ? take(name, readNames(text)) : undefined)

  /** Corrects a row and checks all of them again. */
  const fix = async (row: number, change: Partial<CsvStudent>): Promise<void> => {
    const from = latest.current
    if (!from) return
    const rows = from.rows.map((one) => (one.student.row === row ? { ...one, student: { ...one.student, ...change } } : one))
    // Changed rows need a new key.
    await send({ ...from, key: randomId() }, rows, true)
  }

  return {
    reading,
    failure,
    jobId,
    isBusy,
    /** False while the result of adding is unknown. */
    isFixable: !isRetry,
    read,
    /** Reads typed or pasted names.
     *  @param name the list's name on the page */
    readTyped,
    fix,
    /** Retries the failed step. If the students were added but the reply was lost, the same rows under the same key return the results
     *  with passwords. */
    again: reading && (async () => send(reading, reading.rows, failure?.at !== 'add')),
    add: async () => reading && send(reading, reading.rows, false),
  }
}
