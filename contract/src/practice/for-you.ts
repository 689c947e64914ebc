import { STEPS } from '@emojigma/engine/ratings/selection.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, ignored, puzzleTypeId, studentId } from '../fields.ts'
import { miniPuzzle } from '../wire/puzzle.ts'

/** A kind of puzzle that was played: how many of the last twenty puzzles, and how many of these were solved at the first try without a
 *  hint. */
const playedKind = z.object({ PuzzleTypeId: puzzleTypeId, Attempts: z.int().min(1), FirstTries: z.int().min(0) }).meta({ id: 'PlayedKind' })
export type PlayedKind = Readonly<z.infer<typeof playedKind>>

const kinds = z.array(playedKind)

export const getForYou = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetForYou',
  summary: 'A few puzzles that fit the player: a warm-up, some that are just right, a stretch; and what they were chosen by',
  access: 'anyone',
  limit: 'for you',
  body: z.object({ DeviceId: deviceId.optional(), ...ignored }),
  replies: {
    200: z.object({
      /** `MetOn`: its idea was missed on this UTC day, or solved with help, and comes back. */
      Puzzles: z.array(z.object({ Step: z.enum(STEPS), MetOn: z.iso.date().optional(), Puzzle: miniPuzzle })),
      /** Of the last twenty puzzles; empty = nothing played yet. */
      Kinds: kinds,
      /** Whether puzzles of any day can be played. */
      IsAnyDay: z.boolean(),
      /** Free puzzles left today; absent where every day is open. */
      FreeLeft: z.int().min(0).optional(),
    }),
    ...refusals(400, 401),
  },
})
export type ForYou = ReplyOf<typeof getForYou>

export const getStudentKinds = declareCall({
  method: 'GET',
  path: '/api/student/get-student-kinds',
  summary: 'What the puzzles of "For you" are chosen by for a student, for the teacher',
  access: 'account',
  query: z.object({ studentId }),
  replies: { 200: z.object({ Kinds: kinds }), ...refusals(400, 401, 403, 404) },
})
export type StudentKinds = ReplyOf<typeof getStudentKinds>
