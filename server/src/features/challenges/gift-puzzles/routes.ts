import { m } from '@emojigma/messages'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import {
  drawSecretPuzzle,
  getGiftPuzzle,
  openGiftPuzzle,
  removeGiftPuzzle,
  sendPuzzle,
} from '@emojigma/contract/challenges/gift-puzzles.ts'
import { giftPuzzleId } from '@emojigma/contract/fields.ts'
import { GIFT_PUZZLE_KEPT_DAYS, type FriendAnimal } from '@emojigma/contract/rules/gift-puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../../platform/clock.ts'
import { isInvalid } from '../../../platform/expected-failures.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { DRAWING_POLICY } from '../../../platform/http/drawings.ts'
import { failure, sendFailure } from '../../../platform/http/failures.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import type { Language } from '../../../platform/languages.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { isKnown } from '../../../platform/visitor.ts'
import { z } from 'zod'
import { namesOf } from '../../puzzles/service.ts'
import type { SecretWish, GiftPuzzles } from './service.ts'

const UNKNOWN_VISITOR = new Refusal(401, failure(401))
const FULL = new Refusal(409, failure(409, localizedText(m['send_refusal.full'])))
const TOO_MANY = failure(429, localizedText(m['send_refusal.too_many']))

/** Source: docs/product.md, Make and send */
export function routeGiftPuzzles(app: App, giftPuzzles: GiftPuzzles): void {
  serve(app, drawSecretPuzzle, async ({ visitor, body, language }) => {
    const refused = refusedBy('CHALLENGE FRIEND', visitor)
    if (refused) return refused
    const drawn = giftPuzzles.draw(wishOf(body), language)
    return isInvalid(drawn) ? refusalOf(drawn) : { Puzzle: puzzleToWire(drawn, 'short') }
  })
  serve(app, sendPuzzle, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const { body, language, ip } = request
    const visitor = visitorOf(request, body.DeviceId)
    if (!isKnown(visitor)) return UNKNOWN_VISITOR
    const outcome = await giftPuzzles.send(wishOf(body), body.SendKey, visitor.player, networkOf(ip), language)
    switch (outcome.kind) {
      case 'sent':
        return { PuzzleId: outcome.id }
      case 'invalid':
        return refusalOf(outcome)
      case 'too many':
        return new Refusal(429, TOO_MANY, { 'retry-after': outcome.retryAfterS })
    }
  })
  serve(app, openGiftPuzzle, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const visitor = visitorOf(request, request.body.DeviceId)
    if (!isKnown(visitor)) return UNKNOWN_VISITOR
    const outcome = await giftPuzzles.open(visitor, request.body.PuzzleId)
    switch (outcome.kind) {
      case 'open':
        return { Puzzle: puzzleToWire(outcome.view, 'short'), ...friendOf(outcome.animal, request.language) }
      case 'unknown':
        return NOT_FOUND
      case 'full':
        return FULL
    }
  })
  serve(app, getGiftPuzzle, async ({ visitor, language, body: { PuzzleId, SendKey } }) => {
    const refused = refusedBy('CHALLENGE FRIEND', visitor)
    if (refused) return refused
    const results = await giftPuzzles.results(PuzzleId, SendKey)
    if (!results) return NOT_FOUND
    const { sent, attempts } = results
    return {
      PuzzleId,
      Secret: sent.answer,
      GoneAt: isoTime(sent.sentAtMs + GIFT_PUZZLE_KEPT_DAYS * DAY_MS),
      Friends: attempts.map(({ animal, guessCount, solvedAtMs }) => ({
        ...friendOf(animal, language),
        Tries: guessCount,
        IsSolved: solvedAtMs !== undefined,
      })),
    }
  })
  serve(app, removeGiftPuzzle, async ({ visitor, body: { PuzzleId, SendKey } }) => {
    const refused = refusedBy('CHALLENGE FRIEND', visitor)
    if (refused) return refused
    return (await giftPuzzles.remove(PuzzleId, SendKey)) ? { PuzzleId } : NOT_FOUND
  })
  app.get('/emojigma/gift/:file', { schema: { hide: true, params: z.object({ file: z.string().max(60) }) } }, async (request, reply) => {
    const [, digits] = /^Puzzle_(\d{16})\.svg$/.exec(request.params.file) ?? []
    const { data: id } = giftPuzzleId.safeParse(Number(digits))
    const sent = id === undefined ? undefined : await giftPuzzles.find(id)
    if (!sent) return sendFailure(request, reply, 404)
    // A private cache alone: the address is also the link's secret, and the puzzle may be deleted.
    const headers = { 'cache-control': 'private, max-age=86400', 'content-security-policy': DRAWING_POLICY }
    return reply.type('image/svg+xml; charset=utf-8').headers(headers).send(drawQuestion(sent.question, emojiArt))
  })
}

function friendOf(animal: FriendAnimal, language: Language): { readonly Animal: FriendAnimal; readonly Name: string } {
  return { Animal: animal, Name: namesOf([animal], language)[0] ?? '' }
}

function wishOf({ Secret, Theme, Draw }: { Secret: string; Theme: SecretWish['theme']; Draw: number }): SecretWish {
  return { text: Secret, theme: Theme, draw: Draw }
}
