import { z } from 'zod'
import { deviceId, ignored, puzzleGuess, puzzleId } from './fields.ts'
import { OFFLINE_GUESSES_LIMIT } from './limits.ts'

/** `HintRung`: the furthest rung of a hint taken before this guess, remembered and never punished.
 *  `MadeAtMs`: when it was made, since 1970 in UTC. One made on the puzzle's own day is taken until the next day ends; absent = made now. */
const guess = {
  PuzzleId: puzzleId,
  PuzzleGuess: puzzleGuess,
  HintRung: z.int().min(0).max(3).optional(),
  MadeAtMs: z.int().min(0).optional(),
}

export const uploadGuessBody = z.object({ ...guess, DeviceId: deviceId.optional(), ...ignored })

export const uploadGuessesBody = z.object({
  PuzzleGuesses: z.array(z.object(guess)).min(1).max(OFFLINE_GUESSES_LIMIT),
  DeviceId: deviceId.optional(),
  ...ignored,
})

/** One result a guess, in the order sent: the puzzle with `ok`, or why it was refused. */
export const guessResult = z.object({
  PuzzleId: z.int(),
  ok: z.boolean().optional(),
  Status: z.int(),
  Message: z.string().optional(),
  Action: z.string().optional(),
})

export const revealBody = z.object({ PuzzleId: puzzleId, ...ignored })
export const revealedIds = z.object({ RevealedPuzzleIds: z.array(z.int()) })

export const deviceBody = z.object({ deviceID: deviceId, ...ignored })
export const potentialScoreBody = z.object({ DeviceId: deviceId, ...ignored })

export const solvedIds = z.object({
  SolvedPuzzleIds: z.array(z.int()),
  RevealedPuzzleIds: z.array(z.int()),
  /** Begun, by a guess or by looking at the answer. */
  AttemptedPuzzleIds: z.array(z.int()),
  /** How many puzzles of the UTC day, counted from 2020-01-01, are used of its free ones. */
  Allowance: z.object({ Day: z.int(), Used: z.int() }),
})
export type SolvedIds = z.infer<typeof solvedIds>

/** What registering would bring; and in the answer to moving a device's solves, what moving them brought. */
export const potentialScore = z.object({ Score: z.int() })
