import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { z } from 'zod'
import { FIRST_MADE_PUZZLE_ID, LAST_MADE_PUZZLE_ID } from './rules/made-puzzles.ts'
import { passwordFault } from './rules/password.ts'
import { isSeen } from './rules/seen-text.ts'

export const puzzleId = z.int().min(1).max(MAX_PUZZLE_ID)
/** The id of a made puzzle, never of a published one. */
export const madePuzzleId = z.int().min(FIRST_MADE_PUZZLE_ID).max(LAST_MADE_PUZZLE_ID)
/** Of whatever can be played. */
export const playedPuzzleId = z.int().min(1).max(LAST_MADE_PUZZLE_ID)
export const levelId = z.literal(LEVELS.map(({ id }) => id))
export const puzzleTypeId = z.literal(PUZZLE_TYPES.map(({ id }) => id))
/** A UUID; upper and lower case name the same device. */
export const deviceId = z.guid().toLowerCase()
/** A UUID that a page makes for what it asks for: asked for again under the same one, it is made once. */
export const onceKey = z.guid().toLowerCase()
/** An id that the site has given; one that is in no such form is nobody's, so it is not refused apart. */
const givenId = () => z.string().min(1).max(60).toLowerCase()
export const classroomId = givenId()
export const studentId = givenId()
/** A name with at least one visible character. */
export const seenName = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.string().trim().min(min).max(max).refine(isSeen, 'Please use only signs that can be seen.')
/** Long enough for a full Emojidoku board. */
export const puzzleGuess = z.union([z.string().min(1).max(100), z.int()]).transform((guess) => String(guess))

/** A value that JSON knows. It names itself in OpenAPI, since it is made of values like itself. */
export const anyJson = z.json().register(z.globalRegistry, { id: 'AnyJson' })

/** Accepted for the sake of older programs and never used: neither decides anything. */
export const ignored = { secret: z.unknown().optional(), userId: z.unknown().optional(), AccountUserId: z.unknown().optional() }

/** A password that is being chosen. */
export const newPassword = z.string().superRefine((text, context) => {
  const message = passwordFault(text, passwordWords)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})
/** A password that is being checked: any text that could ever have been one. */
export const password = z.string().max(256)
