import { z } from 'zod'
import { declareCall } from '../call.ts'
import { BLOCKED_ACTIONS, refusals } from '../failures.ts'
import { deviceId, ignored, playedPuzzleId, puzzleGuess, puzzleId } from '../fields.ts'
import { LONGEST_SEARCH_MS, OFFLINE_GUESSES_LIMIT, PLAYED_IDS_LIMIT } from '../rules/limits.ts'
import { filterBody } from '../puzzles/puzzles.ts'
import { longPuzzle, miniPuzzle } from '../wire/puzzle.ts'

/** Free puzzles used on a UTC day, counted from 2020-01-01. */
const allowance = z.object({ Day: z.int(), Used: z.int().min(0) }).meta({ id: 'Allowance' })

/** `HintRung`: the furthest hint step before this guess; recorded, never penalised. `MadeAtMs`: time of the guess, in ms since 1970 UTC;
 *  a guess made on the puzzle's own day is accepted until the next day ends; absent = now. `SearchedMs`: at Spot the odd emoji, from the
 *  first sight of the picture to this guess; kept of the right one alone. */
const guess = {
  PuzzleId: playedPuzzleId,
  PuzzleGuess: puzzleGuess,
  HintRung: z.int().min(0).max(3).optional(),
  MadeAtMs: z.int().min(0).optional(),
  SearchedMs: z.int().min(1).max(LONGEST_SEARCH_MS).optional(),
}
const guessBody = z.object({ ...guess, DeviceId: deviceId.optional(), ...ignored })

/** An account after a solve that scored: its total points, and the puzzles that scored on this UTC day. */
const standing = z.object({ Score: z.int().min(0), SolvedToday: z.int().min(0) }).meta({ id: 'Standing' })

/** The effects of a guess, which save further calls: whether it is right, the free puzzles used today, the points scored, and the
 *  account's standing; no `Standing` without points. */
const changes = { ok: z.boolean(), Allowance: allowance, Points: z.int().min(0), Standing: standing.optional() }

const judge = { method: 'POST', summary: 'Judges a guess', access: 'anyone', limit: 'guess', body: guessBody } as const
const guessRefusals = refusals(400, 401, 403, 404, 409)

export const uploadPuzzleGuessMini = declareCall({
  ...judge,
  path: '/api/Puzzle/UploadPuzzleGuessMini',
  replies: { 200: miniPuzzle.extend(changes).meta({ id: 'GuessedPuzzleMini' }), ...guessRefusals },
})

export const uploadPuzzleGuess = declareCall({
  ...judge,
  path: '/api/Puzzle/UploadPuzzleGuess',
  replies: { 200: longPuzzle.extend(changes).meta({ id: 'GuessedPuzzle' }), ...guessRefusals },
})

/** The result of one guess: whether it is right, or why it was refused; `Status` is that of a single call. */
const guessResult = z.object({
  PuzzleId: z.int(),
  ok: z.boolean().optional(),
  Status: z.int(),
  Message: z.string().optional(),
  Action: z.enum(BLOCKED_ACTIONS).optional(),
})

/** The language in which the question was asked, if not English: offline guesses may be sent from a page in another language. */
const language = { Language: z.string().max(10).optional() }

export const uploadPuzzleGuesses = declareCall({
  method: 'POST',
  path: '/api/Puzzle/UploadPuzzleGuesses',
  summary: 'Judges guesses made offline, in their order: a result for each',
  access: 'anyone',
  limit: 'offline guesses',
  body: z.object({
    PuzzleGuesses: z
      .array(z.object({ ...guess, ...language }))
      .min(1)
      .max(OFFLINE_GUESSES_LIMIT),
    DeviceId: deviceId.optional(),
    ...ignored,
  }),
  replies: { 200: z.array(guessResult), ...refusals(400, 401) },
})

export const setPuzzleRevealed = declareCall({
  method: 'POST',
  path: '/api/Puzzle/setPuzzleRevealed',
  otherPaths: ['/api/Puzzle/SetPuzzleRevealed', '/api/Puzzle/SetPuzzleRevealedMini'],
  summary: 'Shows the answer of a puzzle, which can then no longer be guessed; tells which of the last attempted are revealed',
  access: 'account',
  body: z.object({ PuzzleId: puzzleId, ...ignored }),
  replies: { 200: z.object({ RevealedPuzzleIds: z.array(z.int()) }), ...refusals(400, 401, 403, 404) },
})

/** Only these puzzles; absent = those begun last. */
const someIds = { PuzzleIds: z.array(playedPuzzleId).max(PLAYED_IDS_LIMIT).optional() }

const playedIds = z
  .object({
    SolvedPuzzleIds: z.array(z.int()),
    RevealedPuzzleIds: z.array(z.int()),
    /** Begun by a guess or by revealing the answer. */
    AttemptedPuzzleIds: z.array(z.int()),
    Allowance: allowance,
  })
  .meta({ id: 'PlayedIds' })

export const getSolvedPuzzleIds = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetSolvedPuzzleIds',
  summary: 'What the account has played: of these puzzles, or of the hundred begun last',
  access: 'account',
  body: z.strictObject({ ...someIds, DeviceId: deviceId.optional(), ...ignored }),
  replies: { 200: playedIds, ...refusals(400, 401) },
})

export const getSolvedDevicePuzzleIds = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetSolvedDevicePuzzleIds',
  summary: 'What a device has played: of these puzzles, or of the hundred begun last',
  access: 'anyone',
  body: z.strictObject({ ...someIds, deviceID: deviceId, ...ignored }),
  replies: { 200: playedIds, ...refusals(400, 401) },
})

const deviceBody = z.object({ DeviceId: deviceId, ...ignored })
const score = z.object({ Score: z.int() })

export const getPotentialScore = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetPotentialScoreUpload',
  summary: 'The score that a guest would bring along',
  access: 'anyone',
  body: deviceBody,
  replies: { 200: score, ...refusals(400, 401) },
})

export const moveDeviceGuesses = declareCall({
  method: 'POST',
  path: '/api/Puzzle/UpdateUserDevicePuzzleGuessesLeaderboards',
  summary: 'Makes what a device played the account’s, once, but never a student’s; tells the points it brought',
  access: 'account',
  body: deviceBody,
  replies: { 200: score, ...refusals(400, 401) },
})

export const getLatestAttempted = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetLatestPuzzlesUserDevice',
  summary: "The visitor's last attempted puzzles",
  access: 'anyone',
  body: filterBody,
  replies: { 200: z.array(longPuzzle), ...refusals(400, 401) },
})
