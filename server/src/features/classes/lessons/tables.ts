import type { LessonPace, LessonShows } from '@emojigma/contract/rules/lessons.ts'

/** A live lesson. It and all that belongs to it is deleted a day later. */
export interface LessonsTable {
  /** Random; a device that knows it may follow the lesson. */
  id: string
  classroom_id: string
  /** Unique. */
  code: string
  pace: LessonPace
  /** Ids of published puzzles as a JSON array, in order. */
  puzzle_ids: string
  goal: number
  position: number
  shows: LessonShows
  /** 1 = paused. */
  is_paused: number
  /** The furthest position whose answers were shown; -1 = none. */
  shown_to: number
  /** The worked step on the wall, of the puzzle at `position`, from 1; 0 = before the first one. */
  step: number
  made_at_ms: number
  ended_at_ms: number | null
}

/** A device in a lesson, without a name or an account. */
export interface LessonSeatsTable {
  lesson_id: string
  /** From 0. */
  seat: number
  /** Of the token that the device keeps. */
  token_hash: string
}

/** The present answer of a seat, without a time. */
export interface LessonAnswersTable {
  lesson_id: string
  seat: number
  position: number
  /** In canonical form. */
  answer: string
  /** 1 = right. */
  is_right: number
  /** A `SlipRule` of the engine; at one's own pace the first one at this puzzle. */
  slip: string | null
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lessons: LessonsTable
    lesson_seats: LessonSeatsTable
    lesson_answers: LessonAnswersTable
  }
}
