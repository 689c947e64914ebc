import { useRef, useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { useAskBeforeLeaving } from '../../platform/browser/hooks/use-ask-before-leaving.ts'
import { failureOf, isRefusal } from '../../ui/forms/form-failure.ts'
import { classroomsApi } from './api.ts'
import { readNames, readStudents, textOf, type CsvFile, type CsvStudent } from './csv-file.ts'
import { checkedRows, isToSend, rowToWire, whileLooking, withResult, type CsvRow } from './csv-rows.ts'

interface Reading {
  readonly name: string
  readonly unknownColumns: readonly string[]
  readonly rows: readonly CsvRow[]
  /** The same for every try of the same rows, so that a reply that was lost makes nobody twice. */
  readonly key: string
  /** They were sent to be added, and it is not known yet what came of it. */
  readonly isRetry: boolean
}

interface Failure {
  readonly message: string
  /** What failed: looking at the rows, adding them, or reading the file. */
  readonly at: 'look' | 'add' | 'file'
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
  const isRetry = reading?.isRetry === true
  // The passwords come with the answer, or with that to trying again, and are shown this once.
  useAskBeforeLeaving(isRetry)
  /** What is on the screen, for what is done before it is drawn anew: rows may be put right faster than the server looks at them. */
  const latest = useRef<Reading>(undefined)
  const sends = useRef(0)

  const show = (next: Reading | undefined, isSending = false): void => {
    latest.current = next
    setReading(next)
    setBusy(isSending)
  }
  /** Other rows would be another upload, which is not told the passwords of this one, and of the same ones everybody would come twice. */
  const mayBeReplaced = () => !latest.current?.isRetry

  const send = async (from: Reading, rows: readonly CsvRow[], isTrial: boolean): Promise<void> => {
    sends.current += 1
    const turn = sends.current
    setFailure(undefined)
    const locally = checkedRows(rows)
    const sent = locally.filter(isToSend)
    if (sent.length === 0) return show({ ...from, rows: locally })
    const shown = locally.map((row, index) => whileLooking(row, from.rows[index]))
    show({ ...from, rows: shown, isRetry: from.isRetry || !isTrial }, true)
    const answer = await upload({
      ClassroomId: classroomId,
      UploadKey: from.key,
      IsTrial: isTrial,
      Students: sent.map(rowToWire),
    })
    // Rows have been put right meanwhile, and a later look tells of all of them.
    if (turn !== sends.current) return undefined
    if ('error' in answer) {
      // An earlier try may have come through although this one is refused.
      const isRetry = from.isRetry || (!isTrial && !isRefusal(answer.error))
      show({ ...from, rows: isTrial ? locally : rows, isRetry })
      return setFailure({ message: failureOf(answer.error, 'first').message, at: isTrial ? 'look' : 'add' })
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
    isFixable: !isRetry,
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
