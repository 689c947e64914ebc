import { z } from 'zod'
import { deviceId, ignored, levelId, puzzleId, puzzleTypeId } from './fields.ts'
import { LIST_LIMIT } from './limits.ts'

export const getPuzzleBody = z.object({
  PuzzleId: puzzleId,
  RemoveUrls: z.boolean().optional(),
  DeviceId: deviceId.optional(),
  ...ignored,
})

/** Filters of the new and the popular list. A level of 6 and more with Word or Grid is treated as no level.
 *  `Unset` and an absent value both mean no filter. */
export const listPuzzlesBody = z.object({
  levelId: z.union([levelId, z.literal('Unset')]).nullish(),
  puzzleTypeId: z.union([puzzleTypeId, z.literal('Unset')]).nullish(),
  puzzleTheme: z.string().max(40).nullish(),
  showSolved: z.boolean().optional(),
  take: z.int().min(1).max(LIST_LIMIT).optional(),
  /** The last puzzle seen, behind which the list goes on. */
  before: puzzleId.optional(),
  /** Its TotalAttempted when it was seen, by which a popular list goes on where it was even if more players tried the puzzle since. */
  beforeTotalAttempted: z.int().min(0).max(2_147_483_647).optional(),
  DeviceId: deviceId.optional(),
  ...ignored,
})

export const callerBody = z.object({ DeviceId: deviceId.optional(), ...ignored })

export const todaysPuzzlesQuery = z.object({ DeviceId: deviceId.optional() })

export const seasonalPuzzlesQuery = z.object({
  min: z.coerce.number().int().min(0).max(2_147_483_647),
  max: z.coerce.number().int().min(0).max(2_147_483_647),
})

/** Where today's picture of a type and level is: the answer of the `…Url` calls. */
export const latestPicture = z
  .object({ PuzzleId: z.int(), PuzzleTypeId: z.int(), LevelId: z.int(), Url: z.string() })
  .meta({ id: 'LatestPicture' })
