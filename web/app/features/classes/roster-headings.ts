import type * as Headings from '@emojigma/messages/words/csv-headings.ts'

/** The kinds of columns in a school's list. */
export type RosterColumn = keyof typeof Headings.headings

/** Headings of languages that the site does not speak, as its own in `csv-headings.ts`. */
const OTHER_LANGUAGES: Readonly<Partial<Record<RosterColumn, readonly string[]>>>[] = [
  {
    userName: ['benutzername', 'anmeldename', 'benutzer'],
    email: ['emailadresse'],
    realName: ['schuler', 'schulerin', 'schulername', 'namevorname', 'nachnamevorname', 'vornamenachname', 'vollstandigername'],
    givenName: ['vorname', 'vornamen'],
    preferredName: ['rufname'],
    familyName: ['nachname', 'familienname', 'zuname'],
    nickname: ['spitzname'],
    password: ['passwort', 'kennwort'],
    rosterId: ['schulernummer'],
    role: ['rolle'],
  },
]

/** The headings of all languages of the site: a file saved in one is read in all. */
const OWN_LANGUAGES = Object.values(import.meta.glob<typeof Headings>('../../../../messages/src/*/words/csv-headings.ts', { eager: true }))

const COLUMN_BY_HEADING: ReadonlyMap<string, RosterColumn> = new Map(
  [...OTHER_LANGUAGES, ...OWN_LANGUAGES.map(({ headings }) => headings)].flatMap((headings) =>
    Object.entries(headings).flatMap(([column, names]) => names.map((name) => [name, column as RosterColumn] as const)),
  ),
)

/** The kind of a column. Text in brackets does not count, such as “First Name [Required]”. */
function columnOf(heading: string): RosterColumn | undefined {
  return COLUMN_BY_HEADING.get(lettersOf(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')))
}

/** Columns of which one makes a row a student. */
const NAMING: ReadonlySet<RosterColumn> = new Set(['userName', 'email', 'realName', 'givenName', 'preferredName', 'familyName'])

/** A row of headings: a title, a date or an empty row may come before it. */
export interface HeadingRow {
  readonly index: number
  readonly columns: readonly (RosterColumn | undefined)[]
}

const ROWS_BEFORE_HEADINGS = 10

/** @returns the first row with the most known headings; undefined if none of the first rows names students */
export function headingRow(table: readonly (readonly string[])[]): HeadingRow | undefined {
  const candidates = table.slice(0, ROWS_BEFORE_HEADINGS).map((cells, index) => ({ index, columns: cells.map(columnOf) }))
  const known = ({ columns }: HeadingRow) => columns.filter(Boolean).length
  const naming = candidates.filter(({ columns }) => columns.some((column) => column && NAMING.has(column)))
  return naming.reduce<HeadingRow | undefined>((best, one) => (best && known(best) >= known(one) ? best : one), undefined)
}

const STUDENT_ROLE = /^(?:student|pupil|learner|schuler|lernende|eleve|estudiante|alumn|aprendiz)/
const GONE_STATUS = /^(?:tobedeleted|deleted|inactive|suspended|withdrawn)/

/** Whether a row is a student of today: no teacher or parent, and not removed from the list. */
export function isStudentOfToday(role: string, status: string): boolean {
  const kind = lettersOf(role)
  return (kind === '' || STUDENT_ROLE.test(kind)) && !GONE_STATUS.test(lettersOf(status))
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}
