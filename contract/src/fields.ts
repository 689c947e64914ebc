import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { z } from 'zod'
import { STUDENTS_AT_ONCE } from './rules/classrooms.ts'
import { FIRST_GIFT_PUZZLE_ID, LAST_GIFT_PUZZLE_ID } from './rules/gift-puzzles.ts'
import { FIRST_MADE_PUZZLE_ID, LAST_MADE_PUZZLE_ID } from './rules/made-puzzles.ts'
import { passwordFault } from './rules/password.ts'
import { isVisible } from './rules/visible-text.ts'

export const puzzleId = z.int().min(1).max(MAX_PUZZLE_ID)
/** The id of a made puzzle, never of a published one. */
export const madePuzzleId = z.int().min(FIRST_MADE_PUZZLE_ID).max(LAST_MADE_PUZZLE_ID)
/** The id of a puzzle sent to friends. */
export const giftPuzzleId = z.int().min(FIRST_GIFT_PUZZLE_ID).max(LAST_GIFT_PUZZLE_ID)
/** A published, made or sent puzzle. */
export const playedPuzzleId = z.int().min(1).max(LAST_GIFT_PUZZLE_ID)
export const levelId = z.literal(LEVELS.map(({ id }) => id))
export const puzzleTypeId = z.literal(PUZZLE_TYPES.map(({ id }) => id))
/** A UUID; case does not matter. */
export const deviceId = z.guid().toLowerCase()
/** Idempotency key: a UUID that the page generates. */
export const onceKey = z.guid().toLowerCase()
/** An id issued by the site. A malformed id is treated as unknown, so its form is not checked. */
const issuedId = () => z.string().min(1).max(60).toLowerCase()
export const classroomId = issuedId()
export const studentId = issuedId()
export const groupId = issuedId()
/** A name with at least one visible character. */
export const visibleName = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.string().trim().min(min).max(max).refine(isVisible, 'Please use only signs that can be seen.')
/** Long enough for a full Emojidoku board. */
export const puzzleGuess = z.union([z.string().min(1).max(100), z.int()]).transform((guess) => String(guess))

/** A file's bytes. */
export const file = z.custom<Uint8Array>().meta({ id: 'File' })

/** Any JSON value. It is registered by name in OpenAPI because it is recursive. */
export const anyJson = z.json().register(z.globalRegistry, { id: 'AnyJson' })

/** Accepted for older programs and ignored. */
export const ignored = { secret: z.unknown().optional(), userId: z.unknown().optional(), AccountUserId: z.unknown().optional() }

/** Some students of one teacher: by id, or a whole class. `isOneOfBoth` completes it. */
export const someStudents = {
  StudentIds: z.array(studentId).min(1).max(STUDENTS_AT_ONCE).optional(),
  ClassroomId: classroomId.optional(),
  ...ignored,
}

/** The refinement of a body with `someStudents`. */
export const isOneOfBoth = ({ StudentIds, ClassroomId }: { readonly StudentIds?: unknown; readonly ClassroomId?: unknown }): boolean =>
  (StudentIds === undefined) !== (ClassroomId === undefined)
export const ONE_OF_BOTH = { message: 'Please name either students or a class.', path: ['StudentIds'] }

/** A body of which each key changes the reply. Older programs send it inside a wrapper, and write some keys with other capitals. Unknown
 *  keys are refused: without them the reply would be to another question.
 *  Source: docs/product.md, The wire */
export function strictBody<S extends z.ZodRawShape, W extends string>(wrapper: W, shape: S) {
  const schema = z.strictObject({ ...shape, ...ignored })
  const keys = new Map([wrapper, ...Object.keys(schema.shape)].map((key) => [key.toLowerCase(), key]))
  type Flat = z.input<z.ZodObject<S>>
  return z.preprocess((body) => unwrapped(body, wrapper, keys), schema) as unknown as z.ZodType<
    z.output<z.ZodObject<S>>,
    Flat | Readonly<Record<W, Flat>>
  >
}

/** @param keys as they are declared, by their lower case */
function unwrapped(body: unknown, wrapper: string, keys: ReadonlyMap<string, string>): unknown {
  if (!isObject(body)) return body
  const { [wrapper]: inside, ...outside } = respelled(body, keys)
  if (inside === undefined) return outside
  return isObject(inside) ? { ...outside, ...respelled(inside, keys) } : inside
}

/** A key that is there in two spellings keeps the wrong one, which is refused. */
function respelled(body: JsonObject, keys: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const known = keys.get(key.toLowerCase()) ?? key
      return [Object.hasOwn(body, known) ? key : known, value]
    }),
  )
}

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A new password. */
export const newPassword = z.string().superRefine((text, context) => {
  const message = passwordFault(text, passwordWords)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})
/** A password to verify: any text that could be one. */
export const password = z.string().max(256)
