import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, ignored, levelId, onceKey, puzzleId, puzzleTypeId } from '../fields.ts'
import { MAX_CHALLENGE_PUZZLES } from '../rules/challenges.ts'

/** An unknown code and a malformed code get the same 404. */
const code = z.string().min(1).max(60)

/** All players, under generated names, in the order in which they joined, never by success. */
const challengePlayer = z.object({
  Name: z.string(),
  IsMaker: z.boolean(),
  IsYou: z.boolean(),
  SolvedPuzzleIds: z.array(z.int()),
})

const challenge = z
  .object({
    Code: z.string(),
    /** The UTC day of the puzzles, on which they are free. */
    Date: z.iso.date(),
    /** Whether that day is today. */
    IsToday: z.boolean(),
    Puzzles: z.array(z.object({ PuzzleId: z.int(), PuzzleTypeId: puzzleTypeId, LevelId: levelId })),
    Players: z.array(challengePlayer),
    /** Whether the caller takes part. */
    IsTaken: z.boolean(),
    /** The challenge is full. */
    IsFull: z.boolean(),
  })
  .meta({ id: 'Challenge' })

const one = z.object({ Code: code, DeviceId: deviceId.optional(), ...ignored })
const replies = { 200: challenge, ...refusals(400, 401, 404) }

/** 401 for a guest without a device. Students get a 404 from all of these. Idempotent by `ChallengeKey`: a repeated call returns the
 *  challenge of the first, in its current state. */
export const createChallenge = declareCall({
  method: 'POST',
  path: '/api/challenge/create-challenge',
  summary: "Makes a link by which friends play the same of today's puzzles",
  access: 'anyone',
  limit: 'challenge',
  body: z.object({
    PuzzleIds: z.array(puzzleId).min(1).max(MAX_CHALLENGE_PUZZLES),
    ChallengeKey: onceKey.optional(),
    DeviceId: deviceId.optional(),
    ...ignored,
  }),
  replies,
})

export const getChallenge = declareCall({
  method: 'POST',
  path: '/api/challenge/get-challenge',
  summary: 'The puzzles of a challenge, and who solved which',
  access: 'anyone',
  body: one,
  replies,
})

/** Idempotent; after leaving, the player joins again under the same name. 409 when the challenge is full. */
export const takeChallenge = declareCall({
  method: 'POST',
  path: '/api/challenge/take-challenge',
  summary: 'Takes part in a challenge, under a made-up name',
  access: 'anyone',
  limit: 'challenge',
  body: one,
  replies: { 200: challenge, ...refusals(400, 401, 404, 409) },
})

export const leaveChallenge = declareCall({
  method: 'POST',
  path: '/api/challenge/leave-challenge',
  summary: 'Leaves a challenge, whose page names one no more; taking it again undoes that',
  access: 'anyone',
  body: one,
  replies,
})
export type Challenge = ReplyOf<typeof getChallenge>
