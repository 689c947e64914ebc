import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, levelId, puzzleId, puzzleTypeId, strictBody } from '../fields.ts'
import { LIST_LIMIT } from '../rules/limits.ts'
import { longPuzzle, miniPuzzle } from '../wire/puzzle.ts'

const flag = z.boolean().optional()
const visitorFields = { DeviceId: deviceId.optional() }
const WRAPPER = 'puzzlesRequestModel'

const puzzleBody = strictBody(WRAPPER, { PuzzleId: puzzleId, RemoveUrls: flag, ...visitorFields })

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

/** Filters of every list, and whether addresses are left out. A level of 6 and more with Word or Grid is treated as no level. `Unset`, an
 *  empty theme and an absent value all mean no filter; `false` leaves out solved puzzles, Emojidoku or Spot the odd emoji. */
const filters = {
  levelId: z.union([levelId, z.literal('Unset')]).nullish(),
  puzzleTypeId: z.union([puzzleTypeId, z.literal('Unset')]).nullish(),
  puzzleTheme: z.string().max(40).nullish(),
  showSolved: flag,
  Sudoku: flag,
  OddEmoji: flag,
  RemoveUrls: flag,
}
export const filterBody = strictBody(WRAPPER, { ...filters, ...visitorFields })
export type ListFilters = Omit<z.output<typeof filterBody>, 'DeviceId'>

/** The filters of lists that are read by GET. */
const queryFlag = z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional()
const queryFilters = { Sudoku: queryFlag, OddEmoji: queryFlag, RemoveUrls: queryFlag }

const listBody = strictBody(WRAPPER, {
  ...filters,
  ...visitorFields,
  take: z.int().min(1).max(LIST_LIMIT).optional(),
  /** The last puzzle seen, after which the list continues. */
  before: puzzleId.optional(),
  /** Its TotalAttempted at that time, so that a popular list continues at the same place even if more players have tried the puzzle
   *  since. */
  beforeTotalAttempted: z.int().min(0).max(2_147_483_647).optional(),
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
  body: filterBody,
  replies: miniList,
})
export const getTodaysPuzzles = declareCall({
  ...todaysPuzzles,
  method: 'POST',
  path: '/api/Puzzle/GetTodaysLatestPuzzles',
  otherPaths: ['/api/Puzzle/GetAllTodaysLatestPuzzles', '/api/Puzzle/GetAllTodaysLatestPuzzlesLatest'],
  body: filterBody,
  replies: longList,
})
/** The same as a GET. */
export const readTodaysPuzzles = declareCall({
  ...todaysPuzzles,
  method: 'GET',
  path: '/api/Puzzle/GetTodaysLatestPuzzlesNew',
  query: z.strictObject({ ...queryFilters, DeviceId: deviceId.optional() }),
  replies: longList,
})

/** The address of today's picture of a type and level. */
const latestPicture = z
  .object({ PuzzleId: z.int(), PuzzleTypeId: z.int(), LevelId: z.int(), Url: z.string().optional() })
  .meta({ id: 'LatestPicture' })

export const getTodaysPictures = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetTodaysLatestPuzzlesUrl',
  otherPaths: ['/api/Puzzle/GetAllTodaysLatestPuzzlesLatestUrl'],
  summary: "Where the pictures of the UTC day's forty puzzles are, without the puzzles themselves",
  access: 'anyone',
  body: filterBody,
  replies: { 200: z.array(latestPicture), ...refusals(400, 401) },
})

const idBound = z.coerce.number().int().min(0).max(2_147_483_647)

export const getSeasonalPuzzles = declareCall({
  method: 'GET',
  path: '/api/Puzzle/GetSeasonalPuzzles',
  summary: 'Halloween and Christmas puzzles with ids from min to max',
  access: 'anyone',
  query: z.strictObject({ min: idBound, max: idBound, ...queryFilters }),
  replies: longList,
})

const pickBody = strictBody(WRAPPER, { RemoveUrls: flag, ...visitorFields })
const maybePuzzle = { 200: longPuzzle.nullable(), ...refusals(400, 401) }

export const getTryOnePuzzle = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetTryOnePuzzle',
  summary: "One of today's puzzles that the visitor has not solved; null when none is left",
  access: 'anyone',
  body: pickBody,
  replies: maybePuzzle,
})

export const getRandomPuzzle = declareCall({
  method: 'POST',
  path: '/api/Puzzle/RP',
  summary: 'A random puzzle that the visitor may play; null when there is none',
  access: 'anyone',
  body: pickBody,
  replies: maybePuzzle,
})
