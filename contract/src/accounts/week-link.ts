import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { ignored, puzzleTypeId } from '../fields.ts'

const count = z.int().min(0)

/** The account's link; absent = it has none. */
const link = z.object({ Code: z.string().optional(), Until: z.iso.date().optional() }).meta({ id: 'WeekLink' })
const own = { access: 'account', body: z.object({ ...ignored }), replies: { 200: link, ...refusals(400, 401, 404) } } as const

export const getWeekLink = declareCall({
  method: 'POST',
  path: '/api/week-link/get-link',
  summary: "The link by which grown-ups see the account's week",
  ...own,
})

/** Returns the link that there is, if there is one. */
export const makeWeekLink = declareCall({
  method: 'POST',
  path: '/api/week-link/make-link',
  summary: "Makes a link by which grown-ups see the account's week",
  ...own,
})

/** Idempotent. A link that is made afterwards has another code. */
export const endWeekLink = declareCall({
  method: 'POST',
  path: '/api/week-link/end-link',
  summary: "Ends the link by which grown-ups see the account's week",
  ...own,
})
export type WeekLink = ReplyOf<typeof getWeekLink>

/** `FirstTry`: with the first guess, and without a hint. */
const kind = z.object({ PuzzleTypeId: puzzleTypeId, Solved: z.int().min(1), FirstTry: count })

const week = z
  .object({
    Nickname: z.string().nullable(),
    /** Its Monday. While nothing is solved in this week, it is the last one if something was solved then. */
    Monday: z.iso.date(),
    IsThisWeek: z.boolean(),
    /** With a solved puzzle. */
    Days: z.int().min(0).max(7),
    Solved: count,
    FirstTry: count,
    /** The most solved kind first. */
    Kinds: z.array(kind),
    /** The kind with the lowest first-try rate, and a puzzle like those that were hardest; absent = nothing was solved. */
    Together: z.object({ PuzzleTypeId: puzzleTypeId, LikePuzzleId: z.int().min(1) }).optional(),
    /** Whether the caller made the link. */
    IsOwn: z.boolean(),
  })
  .meta({ id: 'WeekForGrownUps' })

/** An unknown, an ended and a malformed code get the same 404. */
export const getWeek = declareCall({
  method: 'POST',
  path: '/api/week-link/get-week',
  summary: 'What a player did in a week, for the grown-ups who have the link',
  access: 'anyone',
  body: z.object({ Code: z.string().min(1).max(100), ...ignored }),
  replies: { 200: week, ...refusals(400, 404) },
})
export type Week = ReplyOf<typeof getWeek>
