import * as csvColumnsWords from '@emojigma/messages/words/csv-columns.ts'
import { m } from '@emojigma/messages'
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import * as studentWords from '@emojigma/messages/words/students.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { realNameFault, ROSTER_ID_LENGTH, STUDENTS_AT_ONCE, USER_NAME_LENGTH, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import { unmarked } from '@emojigma/contract/rules/csv.ts'
import { parse } from 'papaparse'
import { headingRow, isStudentOfToday, type RosterColumn } from './roster-headings.ts'

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
  /** The id in the school's own list. */
  readonly rosterId?: string | undefined
  /** The school address, sent only if the teacher wishes it. */
  readonly address?: string | undefined
  /** Cells beyond the last heading; undefined = none. */
  readonly beyond?: string | undefined
}

export type CsvColumn = Exclude<keyof CsvStudent, 'row' | 'beyond' | 'rosterId' | 'address'>

/** The rows of a file, with its cells as text. */
export type CsvTable = readonly (readonly string[])[]

export type CsvFile =
  | {
      readonly kind: 'read'
      readonly students: readonly CsvStudent[]
      /** As a line to show. */
      readonly unknownColumns: string
      /** Rows of teachers, parents and students who left. */
      readonly leftOut: number
    }
  /** No row names the columns, so the teacher chooses them. */
  | { readonly kind: 'unnamed'; readonly table: CsvTable; readonly columns: readonly (RosterColumn | undefined)[] }
  | RefusedFile

export interface RefusedFile {
  readonly kind: 'refused'
  readonly message: string
}

/** Column separators. The first occurs in no file: it stands for a table of one column, where a comma belongs to a name. */
const SEPARATORS = ['\u{1F}', ',', ';', '\t'] as const

/** Encodings of older programs, which a file does not name: the teacher chooses by the letters. */
export const OLD_ENCODINGS = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh'] as const
export type OldEncoding = (typeof OLD_ENCODINGS)[number]

/** A school's list is far smaller; anything larger would keep the page busy. */
export const MOST_FILE_BYTES = 5_000_000
/** The server takes no more of a cell; what is longer is refused as too long. */
const CELL_LENGTH = 300
const LISTED = { cells: 10, length: 40 } as const
export const TOO_LARGE: RefusedFile = { kind: 'refused', message: m['csv_file.too_large']() }

/** Decodes UTF-8 and UTF-16, with or without a byte order mark.
 *  @param old taken if it is neither */
export function textOf(bytes: Uint8Array, old: OldEncoding = 'windows-1252'): { readonly text: string; readonly isOld: boolean } {
  const wide = utf16Of(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isOld: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isOld: false }
  } catch {
    return { text: new TextDecoder(old).decode(bytes), isOld: true }
  }
}

/** How much of a file is looked at to find its encoding. */
const LOOKED_AT_BYTES = 2000

/** UTF-16 has a mark, or a zero in every second byte of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, LOOKED_AT_BYTES)
  const zerosAt = (first: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === first).length
  if (zerosAt(1) > start.length / 5) return 'utf-16le'
  return zerosAt(0) > start.length / 5 ? 'utf-16be' : undefined
}

/** Parses a table of students: with or without byte order mark and quotes; commas, semicolons or tabs; columns in any order.
 *  Source: docs/product.md, Teacher portal; RFC 4180 */
export function readStudents(text: string): CsvFile {
  if (text.length > MOST_FILE_BYTES) return TOO_LARGE
  const plain = text.replace(/^\u{FEFF}/u, '')
  return readTable(parse<string[]>(plain, { delimiter: separatorOf(plain), skipEmptyLines: false }).data)
}

/** Reads the students of a table by its headings, which may come after a title. */
export function readTable(table: CsvTable): CsvFile {
  const headings = headingRow(table)
  if (!headings) {
    return table.some((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))
      ? { kind: 'unnamed', table, columns: likelyColumns(table) }
      : { kind: 'refused', message: m['csv_file.no_students']() }
  }
  const { index, columns } = headings
  const unknownColumns = table[index]?.filter((heading, column) => heading.trim() !== '' && !columns[column]) ?? []
  return readRows(table, index + 1, columns, shortList(unknownColumns))
}

/** Reads the students of a table without headings.
 *  @param columns as chosen by the teacher */
export function readChosen(table: CsvTable, columns: readonly (RosterColumn | undefined)[]): CsvFile {
  return readRows(table, 0, columns, '')
}

function readRows(table: CsvTable, first: number, columns: readonly (RosterColumn | undefined)[], unknownColumns: string): CsvFile {
  const rows = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(first)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const cellIn = (cells: readonly string[], column: RosterColumn) => cells[columns.indexOf(column)] ?? ''
  const ofToday = rows.filter(({ cells }) => isStudentOfToday(cellIn(cells, 'role'), cellIn(cells, 'status')))
  const students = ofToday.map(({ cells, row }) => ({ ...studentOf(columns, cells), row }))
  if (students.length === 0) return { kind: 'refused', message: m['csv_file.no_students']() }
  if (students.length > STUDENTS_AT_ONCE) {
    return { kind: 'refused', message: m['csv_file.too_many']({ count: students.length, studentsAtOnce: STUDENTS_AT_ONCE }) }
  }
  return { kind: 'read', students, unknownColumns, leftOut: rows.length - ofToday.length }
}

/** Names are words with letters: neither an address nor a number, a date or a class such as 4b. */
const IS_NAME = /^\p{L}[\p{L}\p{M}'’. ,-]*$/u

/** The likely content of the columns of a table without headings: the first with names, or the first two if each has one word. */
function likelyColumns(table: CsvTable): readonly (RosterColumn | undefined)[] {
  const width = Math.max(...table.map((cells) => cells.length))
  const cellsOf = (column: number) => table.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '')
  const isOfNames = (column: number) => {
    const cells = cellsOf(column)
    return cells.length > 0 && cells.filter((cell) => IS_NAME.test(cell)).length > cells.length / 2
  }
  const named = Array.from({ length: width }, (_, column) => column).filter(isOfNames)
  const [first, second] = named
  const areWords = [first, second].every((column) => column !== undefined && cellsOf(column).every((cell) => !/[ ,]/.test(cell)))
  return Array.from({ length: width }, (_, column) => {
    if (areWords && column === second) return 'familyName'
    if (column !== first) return undefined
    return areWords ? 'givenName' : 'realName'
  })
}

/** Numbering or bullets before a name. */
const LIST_MARK = /^(?:\d+[.):]|[-*•·–])\s+/

/** Parses pasted names, one a line, with or without numbering. Cells of a row form one name. Tables with headings are read as tables.
 *  Source: docs/product.md, Teacher portal */
export function readNames(text: string): CsvFile {
  const table = readStudents(text)
  if (table.kind === 'read' || table === TOO_LARGE) return table
  const students = text.split(/\r\n?|\n/).flatMap((line, index) => {
    const realName = line.slice(0, CELL_LENGTH).replaceAll(/\s+/g, ' ').trim().replace(LIST_MARK, '')
    return realName === '' ? [] : [{ row: index + 1, realName, userName: '', nickname: '', password: '' }]
  })
  if (students.length === 0) return { kind: 'refused', message: m['csv_file.no_name_yet']() }
  if (students.length > STUDENTS_AT_ONCE)
    return { kind: 'refused', message: m['csv_file.too_many_names']({ count: students.length, studentsAtOnce: STUDENTS_AT_ONCE }) }
  return { kind: 'read', students, unknownColumns: '', leftOut: 0 }
}

/** The separator that yields most known headings in the first rows, else most columns. Other rows do not count: names contain commas. */
function separatorOf(text: string): string {
  const candidates = SEPARATORS.map((separator) => {
    const table = parse<string[]>(text, { delimiter: separator, preview: 10 }).data
    const headings = headingRow(table)
    // Without headings, a separator divides every row alike.
    const widths = new Set(table.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length))
    const all = headings ? headings.columns.length : widths.size === 1 ? ([...widths][0] ?? 0) : 0
    return { separator, known: headings?.columns.filter(Boolean).length ?? 0, all }
  })
  const isBetter = (one: (typeof candidates)[number], best: typeof one) => {
    if (one.known !== best.known) return one.known > best.known
    // Without headings, a comma may belong to names, a semicolon or tab does not.
    return one.known === 0 ? one.all >= best.all : one.all > best.all
  }
  return candidates.reduce((best, one) => (isBetter(one, best) ? one : best)).separator
}

function studentOf(columns: readonly (RosterColumn | undefined)[], cells: readonly string[]): Omit<CsvStudent, 'row'> {
  const cellOf = (column: RosterColumn) => {
    const cell = cells[columns.indexOf(column)]?.slice(0, CELL_LENGTH)
    return cell === undefined ? '' : unmarked(cell.trim())
  }
  const realName = fullName(cellOf)
  const login = cellOf('userName') || cellOf('email')
  const rosterId = cellOf('rosterId')
  const address = [cellOf('email'), login].find((cell) => IS_ADDRESS.test(cell))
  const beyond = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  return {
    userName: loginOf(login, realName),
    realName,
    nickname: cellOf('nickname'),
    password: cellOf('password'),
    confirmPassword: columns.includes('confirmPassword') ? cellOf('confirmPassword') : undefined,
    beyond: beyond.length > 0 ? shortList(beyond) : undefined,
    ...(rosterId === '' || rosterId.length > ROSTER_ID_LENGTH ? {} : { rosterId }),
    ...(address === undefined ? {} : { address }),
  }
}

const IS_ADDRESS = /^[^@\s]+@[^@\s]+$/

/** “Name” is the whole name, except beside a column of one part: then it is the other part, as in “Name;Vorname” and “Name,Surname”. */
function fullName(cellOf: (column: RosterColumn) => string): string {
  const name = cellOf('realName')
  const preferred = cellOf('preferredName')
  const given = preferred === '' ? [cellOf('givenName'), cellOf('middleName')].filter((part) => part !== '') : [preferred]
  const family = cellOf('familyName')
  if (name !== '' && (given.length === 0) === (family === '')) return name
  return [...given, name, family].filter((part) => part !== '').join(' ')
}

/** A login without an address, which students do not have here. Only where a row has no name, the part before the @ stands for it. */
function loginOf(login: string, realName: string): string {
  if (!login.includes('@')) return login
  return realName === '' ? login.slice(0, login.indexOf('@')).replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '') : ''
}

/** Finds the students of a class that a list names again: by login, or by name in any order of its parts where a row has no login.
 *  @returns the known students by row number, and the students that the list does not name */
export function knownStudents(
  rows: readonly CsvStudent[],
  members: readonly Pick<Student, 'Id' | 'UserName' | 'RealName'>[],
): { readonly rows: ReadonlyMap<number, string>; readonly missing: readonly string[] } {
  const open = new Map(members.map((member) => [member.Id, member]))
  const known = new Map<number, string>()
  for (const { row, userName, realName } of rows) {
    const member = [...open.values()].find((one) =>
      userName === '' ? realName !== '' && nameKey(one.RealName ?? '') === nameKey(realName) : same(one.UserName, userName),
    )
    if (!member) continue
    open.delete(member.Id)
    known.set(row, member.Id)
  }
  return { rows: known, missing: [...open.values()].map(({ RealName, UserName }) => RealName ?? UserName) }
}

/** Equal for “Lovelace, Ada” and “Ada Lovelace”. */
function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .sort()
    .join(' ')
}

/** A login with the class before it, for one that someone elsewhere has: `year4otter-ada`. */
export function withClass(className: string, userName: string): string {
  const prefix = className
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, PREFIX_LENGTH)
  return `${prefix || 'class'}-${userName}`.slice(0, USER_NAME_LENGTH.max)
}

const PREFIX_LENGTH = 10

/** Whether a login is fine in itself, so that only the server can have refused it. */
export function isSoundLogin({ userName, row }: CsvStudent, all: readonly CsvStudent[]): boolean {
  const isTwice = all.some((other) => other.row < row && same(other.userName, userName))
  return userName !== '' && !isTwice && userNameFault(userName, studentWords) === undefined
}

/** Cells as they can be shown in a line. */
function shortList(cells: readonly string[]): string {
  const shown = cells.slice(0, LISTED.cells).map((cell) => (cell.length > LISTED.length ? `${cell.slice(0, LISTED.length)}…` : cell))
  return [...shown, ...(cells.length > LISTED.cells ? ['…'] : [])].join(', ')
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
    // One that breaks the rule is replaced by the server.
    password: undefined,
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
