import { LARGEST_SECRET, SECRET_LETTERS } from '@emojigma/engine/maker/secret.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, ignored, onceKey, giftPuzzleId } from '../fields.ts'
import { FRIEND_ANIMALS, MAX_DRAW, SECRET_THEMES } from '../rules/gift-puzzles.ts'
import { miniPuzzle } from '../wire/puzzle.ts'

/** A friend’s name in a puzzle: an animal, as an emoji and in the caller’s language. */
const friend = { Animal: z.enum(FRIEND_ANIMALS), Name: z.string() }

const wish = {
  /** A number from 1 to 99, or a word from the site's own lists. */
  Secret: z
    .string()
    .trim()
    .min(1)
    .max(20)
    .describe(`A number from 1 to ${LARGEST_SECRET}, or a word of ${SECRET_LETTERS.min} to ${SECRET_LETTERS.max} letters`),
  Theme: z.enum(SECRET_THEMES),
  /** Tells apart puzzles of the same secret. */
  Draw: z.int().min(0).max(MAX_DRAW),
}

/** The puzzle that would be sent, as friends will see it. It has no page yet. Students get a 404 from all of these calls. */
export const drawSecretPuzzle = declareCall({
  method: 'POST',
  path: '/api/challenge/draw-secret-puzzle',
  summary: 'Shows the puzzle that hides a secret, before it is sent',
  access: 'anyone',
  body: z.object({ ...wish, ...ignored }),
  replies: { 200: z.object({ Puzzle: miniPuzzle }).meta({ id: 'SecretPuzzle' }), ...refusals(400, 404) },
})

/** 401 for a guest without a device. Idempotent by `SendKey`, a random key of the page: the same key gets the puzzle of the first call.
 *  Later it is the only way to the results. */
export const sendPuzzle = declareCall({
  method: 'POST',
  path: '/api/challenge/send-puzzle',
  summary: 'Makes the link to a puzzle that hides a secret',
  access: 'anyone',
  limit: 'challenge',
  body: z.object({ ...wish, SendKey: onceKey, DeviceId: deviceId.optional(), ...ignored }),
  replies: { 200: z.object({ PuzzleId: giftPuzzleId }).meta({ id: 'GiftPuzzle' }), ...refusals(400, 401, 404) },
})

/** The first call gives the friend an animal and counts the puzzle as opened. The answer is included after the friend has solved it.
 *  409 when as many friends as fit have opened it. */
export const openGiftPuzzle = declareCall({
  method: 'POST',
  path: '/api/challenge/open-gift-puzzle',
  summary: 'A puzzle that a friend sent, to be played',
  access: 'anyone',
  limit: 'challenge',
  body: z.object({ PuzzleId: giftPuzzleId, DeviceId: deviceId.optional(), ...ignored }),
  replies: {
    200: z.object({ Puzzle: miniPuzzle, ...friend }).meta({ id: 'OpenedPuzzle' }),
    ...refusals(400, 401, 404, 409),
  },
})

/** For the sender alone, by the key. Friends are in the order in which they opened it, never by success. */
export const getGiftPuzzle = declareCall({
  method: 'POST',
  path: '/api/challenge/get-gift-puzzle',
  summary: 'How friends solved a puzzle that one sent',
  access: 'anyone',
  body: z.object({ PuzzleId: giftPuzzleId, SendKey: onceKey, ...ignored }),
  replies: {
    200: z
      .object({
        PuzzleId: giftPuzzleId,
        Secret: z.string(),
        /** Then it is deleted. */
        GoneAt: z.iso.datetime(),
        Friends: z.array(z.object({ ...friend, Tries: z.int(), IsSolved: z.boolean() })),
      })
      .meta({ id: 'GiftPuzzleResults' }),
    ...refusals(400, 404),
  },
})
export type GiftPuzzleResults = ReplyOf<typeof getGiftPuzzle>

/** Idempotent: a puzzle that is gone gets the same reply. */
export const removeGiftPuzzle = declareCall({
  method: 'POST',
  path: '/api/challenge/remove-gift-puzzle',
  summary: 'Deletes a puzzle that one sent, with its results; its link then leads nowhere',
  access: 'anyone',
  body: z.object({ PuzzleId: giftPuzzleId, SendKey: onceKey, ...ignored }),
  replies: { 200: z.object({ PuzzleId: giftPuzzleId }), ...refusals(400, 404) },
})
