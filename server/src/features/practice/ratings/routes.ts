import { getForYou, getStudentKinds, type PlayedKind as WirePlayedKind } from '@emojigma/contract/practice/for-you.ts'
import type { PlayedKind } from '@emojigma/engine/ratings/why.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Students } from '../../classes/service.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import type { Ratings } from './service.ts'

export function routeRatings(app: App, ratings: Ratings, students: Students): void {
  serve(app, getForYou, async (request, reply) => {
    const { puzzles, kinds, freeLeft } = await ratings.forYou(visitorOf(request, request.body.DeviceId))
    reply.header('cache-control', 'no-store')
    return {
      Puzzles: puzzles.map(({ step, metDay, puzzle }) => ({
        Step: step,
        ...(metDay === undefined ? {} : { MetOn: dayDate(metDay) }),
        Puzzle: puzzleToWire(puzzle, 'short'),
      })),
      Kinds: kinds.map(wireKind),
      IsAnyDay: freeLeft === undefined,
      ...(freeLeft === undefined ? {} : { FreeLeft: freeLeft }),
    }
  })
  serve(app, getStudentKinds, async ({ visitor, signedIn, query: { studentId } }) => {
    const refused = refusedBy('READ CLASSROOM', visitor, (await students.presentTaughtBy(signedIn.accountId, [studentId])).tie)
    if (refused) return refused
    return { Kinds: (await ratings.kindsOf({ kind: 'account', accountId: studentId })).map(wireKind) }
  })
}

function wireKind({ typeId, attempts, firstTries }: PlayedKind): WirePlayedKind {
  return { PuzzleTypeId: typeId, Attempts: attempts, FirstTries: firstTries }
}
