import type { Translated } from '@emojigma/messages/shape.ts'
import type * as Words from '@emojigma/messages/words/students.ts'
import { isSeen } from './seen-text.ts'

/** How much a teacher's plan holds, and what may be typed about a class, apart from the schemas so that the page need not load the
 *  validator.
 *  Source: docs/product.md, Classrooms and students */

/** Students of one teacher, all classes together, without those that were removed. */
export const SEAT_LIMIT = 300

/** Classes of one teacher, archived ones too, without those that were removed. */
export const CLASSROOM_LIMIT = 100

/** A teacher with this many restorable classes cannot make more until some expire. */
export const MAX_CLASSROOMS_REMOVED = 300

/** Students in one call. */
export const STUDENTS_AT_ONCE = 300

export const CLASSROOM_NAME_LENGTH = { min: 1, max: 60 } as const
export const REAL_NAME_LENGTH = { max: 60 } as const
export const USER_NAME_LENGTH = { min: 3, max: 40 } as const

/** Removed students of one teacher who can be brought back; beyond it, those who were removed longest ago are deleted at once. */
export const REMOVED_STUDENTS_KEPT = 900

/** Days for which something that was removed can be brought back. */
export const REMOVED_KEPT_DAYS = 30

/** Months without a sign-in or a guess after which a student is removed. */
export const IDLE_MONTHS = 13

/** The part of its board that a class sees: the ranking, the total, or nothing. */
export const BOARD_SHOWS = ['ranks', 'goal', 'nothing'] as const
export type BoardShows = (typeof BOARD_SHOWS)[number]

/** The goal of a class until its teacher sets another one, in points. */
export const DEFAULT_GOAL_POINTS = 10_000
export const MOST_GOAL_POINTS = 10_000_000

/** The faulty column of an uploaded row. `Seats`: nothing is wrong, but no seat is left. */
export const ROW_FIELDS = ['UserName', 'RealName', 'Nickname', 'Password', 'Seats'] as const
export type RowField = (typeof ROW_FIELDS)[number]

type StudentWords = Translated<typeof Words>

/** @returns what is wrong with a student's user name; undefined if nothing is */
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

/** @returns what is wrong with what a teacher calls a student; undefined if nothing is */
export function realNameFault(text: string, words: StudentWords): string | undefined {
  const name = text.trim()
  if ([...name].length > REAL_NAME_LENGTH.max) return words.realNameLength(REAL_NAME_LENGTH.max)
  if (!isSeen(name)) return words.realNameSigns
  return undefined
}
