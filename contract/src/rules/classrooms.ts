import type { Translated } from '@emojigma/messages/shape.ts'
import type * as Words from '@emojigma/messages/words/students.ts'
import { isVisible } from './visible-text.ts'

/** Limits of a teacher's plan and rules for class names, separate from the schemas so that the page does not load the validator.
 *  Source: docs/product.md, Classrooms and students */

/** Students of one teacher over all classes, without removed ones. */
export const SEAT_LIMIT = 300

/** Classes of one teacher, archived ones included, removed ones not. */
export const CLASSROOM_LIMIT = 100

/** A teacher with this many restorable classes cannot make more until some expire. */
export const MAX_CLASSROOMS_REMOVED = 300

/** Students per call. */
export const STUDENTS_AT_ONCE = 300

export const CLASSROOM_NAME_LENGTH = { min: 1, max: 60 } as const
export const REAL_NAME_LENGTH = { max: 60 } as const
/** Of a student in the school's own list. */
export const ROSTER_ID_LENGTH = 100
export const USER_NAME_LENGTH = { min: 3, max: 40 } as const

/** Restorable students of one teacher; beyond this, the earliest removed are deleted at once. */
export const REMOVED_STUDENTS_KEPT = 900

/** Days in which a removed student or class can be restored. */
export const REMOVED_KEPT_DAYS = 30

/** Days in which the classes of a teacher go on after the plan has ended. */
export const GRACE_DAYS = 30

/** Teachers of a class beside its owner, open invitations included. */
export const CO_TEACHERS_LIMIT = 5

/** Days in which a mailed invitation to teach a class works. */
export const INVITATION_DAYS = 7

/** Teachers of a school, its payer and open invitations included.
 *  Source: docs/product.md, Schools */
export const SCHOOL_TEACHERS_LIMIT = 50
export const SCHOOL_NAME_LENGTH = { min: 1, max: 80 } as const

/** Groups of a class, removed ones not. */
export const GROUP_LIMIT = 12
/** A class with this many restorable groups cannot get more until some expire. */
export const MAX_GROUPS_REMOVED = 100
export const GROUP_NAME_LENGTH = { min: 1, max: 30 } as const

/** Months without a sign-in or a guess after which a student is removed. */
export const IDLE_MONTHS = 13

/** The part of its board that a class sees: the ranking, the total, or nothing. */
export const BOARD_SHOWS = ['ranks', 'goal', 'nothing'] as const
export type BoardShows = (typeof BOARD_SHOWS)[number]

/** The default goal of a class, in points. */
export const DEFAULT_GOAL_POINTS = 10_000
export const MOST_GOAL_POINTS = 10_000_000

/** The faulty column of an uploaded row. `Seats`: the row is valid, but no seat is free. */
export const ROW_FIELDS = ['UserName', 'RealName', 'Nickname', 'Password', 'Seats'] as const
export type RowField = (typeof ROW_FIELDS)[number]

type StudentWords = Translated<typeof Words>

/** A student's user name as someone gave it. Students have no e-mail here: of an address only what is before the @ is read. */
export function userNameIn(text: string): string {
  return /^\s*([^@\s]+)@[^@\s]+\s*$/.exec(text)?.[1] ?? text
}

/** @returns the fault of a student's user name, as a sentence; undefined if it has none */
export function userNameFault(text: string, words: StudentWords): string | undefined {
  const name = text.normalize('NFC').trim()
  if (name.includes('@')) return words.noEmail
  const { length } = [...name]
  if (length < USER_NAME_LENGTH.min || length > USER_NAME_LENGTH.max) {
    return words.userNameLength(USER_NAME_LENGTH.min, USER_NAME_LENGTH.max)
  }
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(name)) return words.userNameSigns
  if (!/^[\p{L}\p{N}]/u.test(name)) return words.userNameStart
  return undefined
}

/** @returns the fault of a teacher's name for a student, as a sentence; undefined if it has none */
export function realNameFault(text: string, words: StudentWords): string | undefined {
  const name = text.trim()
  if ([...name].length > REAL_NAME_LENGTH.max) return words.realNameLength(REAL_NAME_LENGTH.max)
  if (!isVisible(name)) return words.realNameSigns
  return undefined
}

/** Puzzles of a student on a page of the list.
 *  Source: docs/product.md, A student opened */
export const REPORTED_PUZZLES = 20
/** A student's wrong answers at one puzzle that are stored: the first ones, each once. */
export const KEPT_WRONG_ANSWERS = 3
/** Of a student's term, the latest puzzles whose skills are counted. */
export const SKILL_PUZZLES = 600
