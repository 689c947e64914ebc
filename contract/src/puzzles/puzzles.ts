import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, ignored, levelId, puzzleId, puzzleTypeId } from '../fields.ts'
import { LIST_LIMIT } from '../rules/limits.ts'
import { longPuzzle, miniPuzzle } from '../wire/puzzle.ts'

/** The body of calls that only need to know the caller. */
const visitorBody = z.object({ DeviceId: deviceId.optional(), ...ignored })

const puzzleBody = z.object({
  PuzzleId: puzzleId,
  RemoveUrls: z.boolean().optional(),
  DeviceId: deviceId.optional(),
  ...ignored,
})

const onePuzzle = {
  method: 'POST',
  summary: 'One puzzle; null for an id that is not published',
  access: 'anyone',
  body: puzzleBody,
} as const

export const getPuzzleMini = declareCall({
  ...onePuzzle,
  path: '/api/Puzzle/GetPuzzleMini',
  replies: { 200: miniPuzzle.nullable(), ...refusals(400, 401) },
})

export const getPuzzle = declareCall({
  ...onePuzzle,
  path: '/api/Puzzle/GetPuzzle',
  replies: { 200: longPuzzle.nullable(), ...refusals(400, 401) },
})

/** Filters of the new and the popular list. A level of 6 and more with Word or Grid is treated as no level.
 *  `Unset`, an empty theme and an absent value all mean no filter. */
const listBody = z.object({
  levelId: z.union([levelId, z.literal('Unset')]).nullish(),
  puzzleTypeId: z.union([puzzleTypeId, z.literal('Unset')]).nullish(),
  puzzleTheme: z.string().max(40).nullish(),
  showSolved: z.boolean().optional(),
  take: z.int().min(1).max(LIST_LIMIT).optional(),
  /** The last puzzle seen, after which the list continues. */
  before: puzzleId.optional(),
  /** Its TotalAttempted at that time, so that a popular list continues at the same place even if more players have tried the puzzle
   *  since. */
  beforeTotalAttempted: z.int().min(0).max(2_147_483_647).optional(),
  DeviceId: deviceId.optional(),
  ...ignored,
})
const miniList = { 200: z.array(miniPuzzle), ...refusals(400, 401) }
const longList = { 200: z.array(longPuzzle), ...refusals(400, 401) }

const newPuzzles = { method: 'POST', summary: 'Puzzles, newest first', access: 'anyone', body: listBody } as const
export const getNewPuzzlesMini = declareCall({ ...newPuzzles, path: '/api/Puzzle/GetNewPuzzlesMini', replies: miniList })
export const getNewPuzzles = declareCall({ ...newPuzzles, path: '/api/Puzzle/GetNewPuzzles', replies: longList })

const popularPuzzles = { method: 'POST', summary: 'Puzzles, most attempted first', access: 'anyone', body: listBody } as const
export const getPopularPuzzlesMini = declareCall({ ...popularPuzzles, path: '/api/Puzzle/GetPopularPuzzlesMini', replies: miniList })
export const getPopularPuzzles = declareCall({ ...popularPuzzles, path: '/api/Puzzle/GetPopularPuzzles', replies: longList })

const todaysPuzzles = { summary: 'The forty puzzles of the UTC day', access: 'anyone' } as const
export const getTodaysPuzzlesMini = declareCall({
  ...todaysPuzzles,
  method: 'POST',
  path: '/api/Puzzle/GetTodaysLatestPuzzlesMini',
  body: visitorBody,
  replies: miniList,
})
export const getTodaysPuzzles = declareCall({
  ...todaysPuzzles,
  method: 'POST',
  path: '/api/Puzzle/GetTodaysLatestPuzzles',
  otherPaths: ['/api/Puzzle/GetAllTodaysLatestPuzzles', '/api/Puzzle/GetAllTodaysLatestPuzzlesLatest'],
  body: visitorBody,
  replies: longList,
})
/** The same as a GET. */
export const readTodaysPuzzles = declareCall({
  ...todaysPuzzles,
  method: 'GET',
  path: '/api/Puzzle/GetTodaysLatestPuzzlesNew',
  query: z.object({ DeviceId: deviceId.optional() }),
  replies: longList,
})

/** The address of today's picture of a type and level. */
const latestPicture = z
  .object({ PuzzleId: z.int(), PuzzleTypeId: z.int(), LevelId: z.int(), Url: z.string() })
  .meta({ id: 'LatestPicture' })

export const getTodaysPictures = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetTodaysLatestPuzzlesUrl',
  otherPaths: ['/api/Puzzle/GetAllTodaysLatestPuzzlesLatestUrl'],
  summary: "Where the pictures of the UTC day's forty puzzles are, without the puzzles themselves",
  access: 'anyone',
  body: visitorBody,
  replies: { 200: z.array(latestPicture), ...refusals(400, 401) },
})

const idBound = z.coerce.number().int().min(0).max(2_147_483_647)

export const getSeasonalPuzzles = declareCall({
  method: 'GET',
  path: '/api/Puzzle/GetSeasonalPuzzles',
  summary: 'Halloween and Christmas puzzles with ids from min to max',
  access: 'anyone',
  query: z.object({ min: idBound, max: idBound }),
  replies: longList,
})

const maybePuzzle = { 200: longPuzzle.nullable(), ...refusals(400, 401) }

export const getTryOnePuzzle = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetTryOnePuzzle',
  summary: "One of today's puzzles that the visitor has not solved; null when none is left",
  access: 'anyone',
  body: visitorBody,
  replies: maybePuzzle,
})

export const getRandomPuzzle = declareCall({
  method: 'POST',
  path: '/api/Puzzle/RP',
  summary: 'A random puzzle that the visitor may play; null when there is none',
  access: 'anyone',
  body: visitorBody,
  replies: maybePuzzle,
})
