import * as csvColumnsWords from '@emojigma/messages/words/csv-columns.ts'
import { m } from '@emojigma/messages'
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import * as studentWords from '@emojigma/messages/words/students.ts'
import type * as Headings from '@emojigma/messages/words/csv-headings.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import { realNameFault, STUDENTS_AT_ONCE, userNameFault, userNameIn } from '@emojigma/contract/rules/classrooms.ts'
import { parse } from 'papaparse'

/** A student in a file. The server fills in empty values. */
export interface CsvStudent {
  /** Row number as in spreadsheets: the headings are row 1. */
  readonly row: number
  readonly userName: string
  readonly realName: string
  readonly nickname: string
  readonly password: string
  /** Undefined if the file has no such column. */
  readonly confirmPassword?: string | undefined
  /** Cells beyond the last heading; undefined = none. */
  readonly beyond?: string | undefined
}

export type CsvColumn = Exclude<keyof CsvStudent, 'row' | 'beyond'>

export type CsvFile =
  | { readonly kind: 'read'; readonly students: readonly CsvStudent[]; readonly unknownColumns: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }

/** Headings of all languages: a file saved in one is read in all. */
const LANGUAGES = Object.values(import.meta.glob<typeof Headings>('../../../../messages/src/*/words/csv-headings.ts', { eager: true }))

const COLUMNS = ['userName', 'realName', 'nickname', 'password', 'confirmPassword'] as const

const COLUMN_BY_HEADING: ReadonlyMap<string, CsvColumn> = new Map(
  LANGUAGES.flatMap(({ headings }) => COLUMNS.flatMap((column) => headings[column].map((heading) => [heading, column] as const))),
)

/** Column separators. The first occurs in no file: it stands for a table of one column, where a comma belongs to a name. */
const SEPARATORS = ['\u{1F}', ',', ';', '\t'] as const

const COLUMN_NAMES = m['csv_file.columns_example']()

/** Byte order marks of "Unicode text" from spreadsheet programs, by encoding. */
const UTF_16_MARKS = { 'utf-16le': '255,254', 'utf-16be': '254,255' } as const

/** Reads UTF-8, UTF-16 with a mark, or Windows-1252 (older spreadsheet programs). */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const mark = String(new Uint8Array(bytes.slice(0, 2)))
  for (const [encoding, begin] of Object.entries(UTF_16_MARKS)) if (mark === begin) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Parses a table of students: with or without byte order mark and quotes; commas, semicolons or tabs; columns in any order.
 *  Source: docs/product.md, Teacher portal; RFC 4180 */
export function readStudents(text: string): CsvFile {
  const table = text.replace(/^\u{FEFF}/u, '')
  const { data } = parse<string[]>(table, { delimiter: separatorOf(table), skipEmptyLines: false })
  const [headings = [], ...lines] = data
  const columns = headings.map(columnOf)
  if (!columns.includes('userName') && !columns.includes('realName')) {
    return { kind: 'refused', message: m['csv_file.no_headings']({ columnNames: COLUMN_NAMES }) }
  }
  const students = lines
    .map((cells, index) => ({ ...studentOf(columns, cells), row: index + 2 }))
    .filter((student) => CSV_TYPED.some((column) => student[column] !== ''))
  if (students.length === 0) return { kind: 'refused', message: m['csv_file.no_students']() }
  if (students.length > STUDENTS_AT_ONCE) {
    return { kind: 'refused', message: m['csv_file.too_many']({ count: students.length, studentsAtOnce: STUDENTS_AT_ONCE }) }
  }
  return { kind: 'read', students, unknownColumns: headings.filter((heading, index) => heading.trim() !== '' && !columns[index]) }
}

/** Numbering or bullets before a name. */
const LIST_MARK = /^(?:\d+[.):]|[-*•·–])\s+/

/** Parses pasted names, one a line, with or without numbering. Cells of a row form one name. Tables with headings are read as tables.
 *  Source: docs/product.md, Teacher portal */
export function readNames(text: string): CsvFile {
  const table = readStudents(text)
  if (table.kind === 'read') return table
  const students = text.split(/\r\n?|\n/).flatMap((line, index) => {
    const realName = line.replaceAll(/\s+/g, ' ').trim().replace(LIST_MARK, '')
    return realName === '' ? [] : [{ row: index + 1, realName, userName: '', nickname: '', password: '' }]
  })
  if (students.length === 0) return { kind: 'refused', message: m['csv_file.no_name_yet']() }
  if (students.length > STUDENTS_AT_ONCE)
    return { kind: 'refused', message: m['csv_file.too_many_names']({ count: students.length, studentsAtOnce: STUDENTS_AT_ONCE }) }
  return { kind: 'read', students, unknownColumns: [] }
}

/** The separator that yields most known headings in the first row. Other rows do not count: names contain commas. */
function separatorOf(table: string): string {
  const candidates = SEPARATORS.map((separator) => {
    const [headings = []] = parse<string[]>(table, { delimiter: separator, preview: 1 }).data
    return { separator, known: headings.filter((heading) => columnOf(heading)).length, all: headings.length }
  })
  return candidates.reduce((best, one) => (one.known > best.known || (one.known === best.known && one.all > best.all) ? one : best))
    .separator
}

function columnOf(heading: string): CsvColumn | undefined {
  return COLUMN_BY_HEADING.get(
    heading
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ''),
  )
}

const CSV_TYPED = ['userName', 'realName', 'nickname', 'password'] as const

function studentOf(columns: readonly (CsvColumn | undefined)[], cells: readonly string[]): Omit<CsvStudent, 'row'> {
  const cellOf = (column: CsvColumn) => {
    const cell = cells[columns.indexOf(column)]
    // Our own exports escape formulas with an apostrophe.
    return cell?.trim().replace(/^'(?=[=+\-@])/, '') ?? ''
  }
  const [userName, realName, nickname, password] = CSV_TYPED.map(cellOf) as [string, string, string, string]
  const beyond = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  return {
    userName: userNameIn(userName),
    realName,
    nickname,
    password,
    confirmPassword: columns.includes('confirmPassword') ? cellOf('confirmPassword') : undefined,
    beyond: beyond.length > 0 ? beyond.join(', ') : undefined,
  }
}

/** Faults that the page can find itself; the server checks the rest. */
export function faultsOf(student: CsvStudent, all: readonly CsvStudent[]): Partial<Record<CsvColumn | 'row', string>> {
  const { userName, realName, password, confirmPassword, beyond } = student
  const isTwice = all.some((other) => other.row < student.row && userName !== '' && same(other.userName, userName))
  const faults: Record<CsvColumn | 'row', string | undefined> = {
    // An unquoted comma in a name shifts the following cells.
    row: beyond === undefined ? undefined : m['csv_file.stands_under_no_heading']({ cells: beyond }),
    userName: userName === '' ? undefined : (userNameFault(userName, studentWords) ?? (isTwice ? m['csv_file.name_twice']() : undefined)),
    realName: realNameFault(realName, studentWords),
    nickname: undefined,
    password: password === '' ? undefined : passwordFault(password, passwordWords),
    confirmPassword: confirmPassword === undefined || confirmPassword === password ? undefined : passwordWords.notTheSame,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

function same(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}

/** A table of faulty rows, to correct in a spreadsheet program. */
export function rowsToFix(rows: readonly { readonly student: CsvStudent; readonly why: string }[]) {
  return [
    [...csvColumnsWords.columns, m['csv_file.what_is_wrong']()],
    ...rows.map(({ student: { realName, userName, nickname, password }, why }) => [realName, userName, nickname, password, why]),
  ]
}
