import { CLASSROOM_NAME_LENGTH } from '@emojigma/contract/rules/classrooms.ts'
import { m } from '@emojigma/messages'
import { parse } from 'papaparse'
import { MOST_FILE_BYTES, readTable, textOf, TOO_LARGE, type CsvFile, type RefusedFile } from './csv-file.ts'
import { isStudentOfToday } from './roster-headings.ts'
import { isZip, unpacked } from './unpack.ts'

/** The classes of a school system's export, and who is in them.
 *  Source: docs/rosters.md */
export interface Roster {
  readonly kind: 'read'
  readonly classes: readonly RosterClass[]
  readonly userHeadings: readonly string[]
  /** The cells of a user, by `sourcedId`. */
  readonly users: ReadonlyMap<string, readonly string[]>
}

interface RosterClass {
  readonly id: string
  readonly name: string
  /** Students who are in the export. */
  readonly userIds: readonly string[]
}

export interface ClassList {
  readonly name: string
  readonly file: CsvFile
}

const PARTS = ['users.csv', 'classes.csv', 'enrollments.csv'] as const

/** Reads a zip, or the three files that one holds. */
export async function readRoster(files: readonly File[]): Promise<Roster | RefusedFile> {
  if (files.reduce((bytes, { size }) => bytes + size, 0) > MOST_FILE_BYTES) return TOO_LARGE
  const parts = new Map<string, string>()
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = isZip(bytes) ? await partsOf(bytes) : { [file.name]: bytes }
    if (!found) return TOO_LARGE
    for (const [path, part] of Object.entries(found)) parts.set(partNameOf(path), textOf(part).text)
  }
  const missing = PARTS.filter((part) => !parts.has(part))
  if (missing.length > 0) return { kind: 'refused', message: m['roster_classes.missing_files']({ files: missing.join(', ') }) }
  const [users, classes, enrollments] = PARTS.map((part) => tableOf(parts.get(part) ?? ''))
  const roster = rosterOf(users ?? [], classes ?? [], enrollments ?? [])
  return roster.classes.length > 0 ? roster : { kind: 'refused', message: m['roster_classes.no_classes']() }
}

/** The chosen classes with their students. A student is in one class here: the first chosen one.
 *  @param chosen ids */
export function chosenLists({ classes, userHeadings, users }: Roster, chosen: ReadonlySet<string>): readonly ClassList[] {
  const listed = new Set<string>()
  return classes
    .filter(({ id }) => chosen.has(id))
    .map(({ name, userIds }) => {
      const own = userIds.filter((id) => !listed.has(id))
      for (const id of own) listed.add(id)
      return { name, file: readTable([userHeadings, ...own.map((id) => users.get(id) ?? [])]) }
    })
}

async function partsOf(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>> | undefined> {
  try {
    return await unpacked(bytes, (path) => PARTS.some((part) => part === partNameOf(path)))
  } catch {
    return undefined
  }
}

/** Exports may be in a folder of the zip. */
function partNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

type Table = readonly (readonly string[])[]

function tableOf(text: string): Table {
  return parse<string[]>(text.replace(/^\u{FEFF}/u, ''), { skipEmptyLines: 'greedy' }).data
}

function rosterOf(users: Table, classes: Table, enrollments: Table): Roster {
  const userCells = new Map(rowsOf(users).map(({ cellOf, cells }) => [cellOf('sourcedId'), cells] as const))
  const members = new Map<string, Set<string>>()
  for (const { cellOf } of rowsOf(enrollments)) {
    const [classId, userId] = [cellOf('classSourcedId'), cellOf('userSourcedId')]
    if (!userCells.has(userId) || !isStudentOfToday(cellOf('role'), cellOf('status'))) continue
    members.set(classId, (members.get(classId) ?? new Set()).add(userId))
  }
  const names = new Map<string, number>()
  return {
    kind: 'read',
    userHeadings: users[0] ?? [],
    users: userCells,
    classes: rowsOf(classes).flatMap(({ cellOf }) => {
      const id = cellOf('sourcedId')
      const userIds = [...(members.get(id) ?? [])]
      // A class that was taken off the list has the status of a student who was.
      if (userIds.length === 0 || !isStudentOfToday('', cellOf('status'))) return []
      const title = cellOf('title').slice(0, CLASSROOM_NAME_LENGTH.max - ' (99)'.length) || cellOf('classCode') || id
      const count = (names.get(title) ?? 0) + 1
      names.set(title, count)
      return { id, name: count === 1 ? title : `${title} (${count})`, userIds }
    }),
  }
}

function rowsOf([headings = [], ...rows]: Table) {
  const columns = new Map(headings.map((heading, column) => [heading.trim().toLowerCase(), column]))
  return rows.map((cells) => ({ cells, cellOf: (heading: string) => cells[columns.get(heading.toLowerCase()) ?? -1]?.trim() ?? '' }))
}
