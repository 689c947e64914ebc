import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { z } from 'zod'

export const puzzleId = z.int().min(1).max(MAX_PUZZLE_ID)
export const levelId = z.int().min(1).max(10)
export const puzzleTypeId = z.int().min(1).max(5)
/** A UUID; upper and lower case name the same device. */
export const deviceId = z.guid().toLowerCase()
/** Long enough for a full Emojidoku board. */
export const puzzleGuess = z.union([z.string().min(1).max(100), z.int()]).transform((guess) => String(guess))

/** Accepted for the sake of older callers and never used: neither decides anything. */
export const ignored = { secret: z.unknown().optional(), userId: z.unknown().optional(), AccountUserId: z.unknown().optional() }
