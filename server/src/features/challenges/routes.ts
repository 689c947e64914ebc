import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { createChallenge, getChallenge, leaveChallenge, takeChallenge, type Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { refusedBy } from '../../platform/http/access-guard.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure, type LocalizedFailure } from '../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../platform/http/refusals.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { isKnown } from '../../platform/visitor.ts'
import type { Challenges, ChallengeView } from './service.ts'

const UNKNOWN_VISITOR = new Refusal(401, failure(401))
const FULL = new Refusal(409, failure(409, localizedText(m['challenge_refusal.full'])))

/** Source: docs/product.md, Challenge a friend */
export function routeChallenges(app: App, challenges: Challenges): void {
  serve(app, createChallenge, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const visitor = visitorOf(request, request.body.DeviceId)
    if (!isKnown(visitor)) return UNKNOWN_VISITOR
    const outcome = await challenges.make(visitor.player, request.body.PuzzleIds, request.body.ChallengeKey)
    switch (outcome.kind) {
      case 'made':
        return wired(outcome.challenge)
      case 'invalid':
        return refusalOf(outcome)
      case 'too many':
        return tooMany(outcome.retryAfterS)
    }
  })
  serve(app, getChallenge, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const found = await challenges.find(request.body.Code, visitorOf(request, request.body.DeviceId).player)
    return found ? wired(found) : NOT_FOUND
  })
  serve(app, takeChallenge, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const visitor = visitorOf(request, request.body.DeviceId)
    if (!isKnown(visitor)) return UNKNOWN_VISITOR
    const outcome = await challenges.take(request.body.Code, visitor.player)
    switch (outcome.kind) {
      case 'taken':
        return wired(outcome.challenge)
      case 'unknown':
        return NOT_FOUND
      case 'full':
        return FULL
      case 'too many':
        return tooMany(outcome.retryAfterS)
    }
  })
  serve(app, leaveChallenge, async (request) => {
    const refused = refusedBy('CHALLENGE FRIEND', request.visitor)
    if (refused) return refused
    const visitor = visitorOf(request, request.body.DeviceId)
    if (!isKnown(visitor)) return UNKNOWN_VISITOR
    const left = await challenges.leave(request.body.Code, visitor.player)
    return left ? wired(left) : NOT_FOUND
  })
}

function tooMany(retryAfterS: number): Refusal<429, LocalizedFailure> {
  return new Refusal(429, failure(429, localizedText(m['challenge_refusal.too_many'])), {
    'retry-after': retryAfterS,
  })
}

function wired({ code, day, isToday, puzzleIds, players, isTaken, isFull }: ChallengeView): Challenge {
  return {
    Code: code,
    Date: dayDate(day),
    IsToday: isToday,
    Puzzles: puzzleIds.map((id) => {
      const { typeId, levelId } = slotOfPuzzle(id)
      return { PuzzleId: id, PuzzleTypeId: typeId, LevelId: levelId }
    }),
    Players: players.map(({ name, isMaker, isYou, solved }) => ({
      Name: name,
      IsMaker: isMaker,
      IsYou: isYou,
      SolvedPuzzleIds: solved,
    })),
    IsTaken: isTaken,
    IsFull: isFull,
  }
}
