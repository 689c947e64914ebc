import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import { REMOVED_STUDENTS_KEPT } from '@emojigma/contract/rules/classrooms.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'

/** What a class can be put in order by. */
export type Order = 'name' | 'login' | 'played' | 'correct' | 'score'

export interface Sorting {
  readonly by: Order
  readonly isDescending: boolean
}

/** What a teacher calls a student: the name that they typed, or the nickname. */
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

/** Those of a class whose name, nickname or login name has what is searched for, in order. Equal ones stand by name.
 *  Source: docs/product.md, Teacher portal */
export function listed(students: readonly Student[], search: string, { by, isDescending }: Sorting): readonly Student[] {
  const wanted = folded(search.trim())
  const found = students.filter(({ RealName = '', Nickname, UserName }) =>
    [RealName, Nickname, UserName].some((name) => folded(name).includes(wanted)),
  )
  return found.sort((one, other) => (isDescending ? -1 : 1) * COMPARE[by](one, other) || COMPARE.name(one, other))
}

/** Without capitals and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** When somebody last played, in words.
 *  @param date UTC, as 2026-11-22; absent = never */
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

/** What is added when students who were removed before made room; empty when none had to. */
export function deletedWords(count: number): string {
  if (count === 0) return ''
  return m['student_list.older_removed']({
    removedStudentsKept: REMOVED_STUDENTS_KEPT,
    studentCount: m['student_list.students']({ count }),
    count,
  })
}

/** What being moved means for the cards of students, behind the words that say so; nothing where none of them has a card. */
export function classCodeWords(moved: readonly Pick<Student, 'HasCard'>[]): string {
  return moved.some(({ HasCard }) => HasCard) ? m['student_list.another_class_code']() : ''
}

const ANIMALS = ['otter', 'fox', 'panda', 'frog', 'owl', 'turtle', 'koala', 'penguin', 'hedgehog', 'octopus', 'dolphin', 'lion', 'whale']

/** A picture beside a student, so that a row is found again at a glance. */
export function animalOf({ Nickname }: Pick<Student, 'Nickname'>): string {
  const spoken = ANIMALS.find((animal) => Nickname.toLowerCase().includes(animal))
  const sum = [...Nickname].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return spoken ?? ANIMALS[sum % ANIMALS.length] ?? 'otter'
}
