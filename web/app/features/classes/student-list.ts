import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import { REMOVED_STUDENTS_KEPT } from '@emojigma/contract/rules/classrooms.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'

/** The sort keys of a class. */
export type Order = 'name' | 'login' | 'played' | 'correct' | 'score'

export interface Sorting {
  readonly by: Order
  readonly isDescending: boolean
}

/** The teacher's name for a student, else the nickname. */
export function nameOf({ RealName, Nickname }: Pick<Student, 'RealName' | 'Nickname'>): string {
  return RealName ?? Nickname
}

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

const COMPARE: Readonly<Record<Order, (one: Student, other: Student) => number>> = {
  name: (one, other) => collator.compare(nameOf(one), nameOf(other)),
  login: (one, other) => collator.compare(one.UserName, other.UserName),
  played: (one, other) => (one.LastPlayed ?? '').localeCompare(other.LastPlayed ?? ''),
  correct: (one, other) => one.Correct - other.Correct || other.Attempted - one.Attempted,
  score: (one, other) => one.Score - other.Score,
}

/** The students whose name, nickname or login matches the search, sorted; ties by name.
 *  Source: docs/product.md, Teacher portal */
export function listStudents(students: readonly Student[], search: string, { by, isDescending }: Sorting): readonly Student[] {
  const wanted = folded(search.trim())
  const found = students.filter(({ RealName = '', Nickname, UserName }) =>
    [RealName, Nickname, UserName].some((name) => folded(name).includes(wanted)),
  )
  return found.sort((one, other) => (isDescending ? -1 : 1) * COMPARE[by](one, other) || COMPARE.name(one, other))
}

/** Lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** When the student last played.
 *  @param date in the time zone of the class, such as 2026-11-22; undefined = never
 *  @param today there */
export function playedWords(date: string | undefined, today: Day): string {
  if (date === undefined) return m['student_list.never']()
  const days = today - dayAt(new Date(date).getTime())
  if (days <= 0) return m['student_list.today']()
  return days === 1 ? m['student_list.yesterday']() : m['student_list.days_ago']({ days })
}

/** `412/455 (91%)` */
export function correctWords(correct: number, attempted: number): string {
  return `${correct}/${attempted} (${m['percent.percent']({ number: attempted === 0 ? 0 : Math.round((100 * correct) / attempted) })})`
}

/** Added if removed students were deleted to make room; else empty. */
export function deletedWords(count: number): string {
  if (count === 0) return ''
  return m['student_list.older_removed']({
    removedStudentsKept: REMOVED_STUDENTS_KEPT,
    studentCount: m['student_list.students']({ count }),
    count,
  })
}

/** The effect of a move on cards, appended to its message; empty if no moved student has a card. */
export function classCodeWords(moved: readonly Pick<Student, 'HasCard'>[]): string {
  return moved.some(({ HasCard }) => HasCard) ? m['student_list.another_class_code']() : ''
}

const ANIMALS = ['otter', 'fox', 'panda', 'frog', 'owl', 'turtle', 'koala', 'penguin', 'hedgehog', 'octopus', 'dolphin', 'lion', 'whale']

/** A picture that makes a student's row easy to find. */
export function animalOf({ Nickname }: Pick<Student, 'Nickname'>): string {
  const spoken = ANIMALS.find((animal) => Nickname.toLowerCase().includes(animal))
  const sum = [...Nickname].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return spoken ?? ANIMALS[sum % ANIMALS.length] ?? 'otter'
}
