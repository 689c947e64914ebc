import { isMonth, monthAfter } from '../rules/month.ts'
import { STARS_A_DAY } from '../rules/stars.ts'
import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, ignored, levelId, puzzleTypeId } from '../fields.ts'
import { CARRY_ON_LIMIT, NUMBER_WEEKS } from '../rules/my-days.ts'

const count = z.int().min(0)
/** The next one must be a month too, since it is the end of this one. */
const month = z.string().refine((text) => isMonth(text) && isMonth(monthAfter(text, 1)), 'Please give a month, such as 2026-11.')

/** `Stars` lists the days of the month with at least one star. `Streak` is today's, whatever the month. `Begun` lists unsolved puzzles,
 *  the latest first. */
const daysOfMonth = z
  .object({
    Month: z.string(),
    Today: z.iso.date(),
    Stars: z.array(z.object({ Date: z.iso.date(), Stars: z.int().min(1).max(STARS_A_DAY) })),
    Streak: z.object({ Days: count, IsPaused: z.boolean(), RestDaysLeft: count }),
    Begun: z.array(z.int()).max(CARRY_ON_LIMIT),
  })
  .meta({ id: 'MyDays' })

export const getMyDays = declareCall({
  method: 'POST',
  path: '/api/my-days/get-month',
  summary: "The stars of a month's days, the days in a row, and the puzzles that were begun; of an account, or of a device",
  access: 'anyone',
  body: z.strictObject({ Month: month.optional(), DeviceId: deviceId.optional(), ...ignored }),
  replies: { 200: daysOfMonth, ...refusals(400, 401) },
})
export type MyDays = ReplyOf<typeof getMyDays>

/** Puzzles of one type and level solved in one week. `FirstTry`: with the first guess, and without a hint. */
const numbers = z
  .object({
    /** Index of its week in `Weeks`. */
    Week: z
      .int()
      .min(0)
      .max(NUMBER_WEEKS - 1),
    PuzzleTypeId: puzzleTypeId,
    LevelId: levelId,
    Solved: count,
    FirstTry: count,
    Hinted: count,
  })
  .meta({ id: 'WeekNumbers' })

export const getMyNumbers = declareCall({
  method: 'POST',
  path: '/api/my-days/get-numbers',
  summary: 'What was solved in the last twelve weeks, by week, type and level; of an account, or of a device',
  access: 'anyone',
  body: z.object({ DeviceId: deviceId.optional(), ...ignored }),
  replies: {
    200: z
      .object({
        /** The Mondays, earliest first. */
        Weeks: z.array(z.iso.date()).length(NUMBER_WEEKS),
        Numbers: z.array(numbers),
        /** The slips behind wrong guesses at puzzles begun in these weeks, and at how many; the most first. */
        Slips: z.array(z.object({ Slip: z.enum(SLIP_RULES), Puzzles: z.int().min(1) })),
      })
      .meta({ id: 'MyNumbers' }),
    ...refusals(400, 401),
  },
})
export type MyNumbers = ReplyOf<typeof getMyNumbers>
