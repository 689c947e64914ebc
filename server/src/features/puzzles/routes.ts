import type { Call, ReplyOf } from '@emojigma/contract/call.ts'
import { latestPath } from '@emojigma/contract/puzzles/pictures.ts'
import { puzzleToWire, type PuzzleView, type WirePuzzle, type WireSpelling } from '@emojigma/contract/wire/puzzle-view.ts'
import {
  getNewPuzzles,
  getNewPuzzlesMini,
  getPopularPuzzles,
  getPopularPuzzlesMini,
  getPuzzle,
  getPuzzleMini,
  getRandomPuzzle,
  getSeasonalPuzzles,
  getTodaysPictures,
  getTodaysPuzzles,
  getTodaysPuzzlesMini,
  getTryOnePuzzle,
  readTodaysPuzzles,
  type ListFilters,
} from '@emojigma/contract/puzzles/puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import type { App } from '../../platform/http/app-type.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { anybodyIn, type PuzzleVisitor } from '../../platform/visitor.ts'
import { serve, WrittenReply } from '../../platform/http/serve.ts'
import { pathIn } from '../../platform/languages.ts'
import type { Openings } from '../play/openings/service.ts'
import { filteredViews, listRequestOf, type Puzzles } from './service.ts'

/** The calls that read puzzles.
 *  Source: docs/product.md, Lists and filters */
export function routePuzzles(app: App, puzzles: Puzzles, openings: Pick<Openings, 'note' | 'noteDevice'>): void {
  routeOnePuzzle(app, puzzles, openings)
  routeLists(app, puzzles)
  routeToday(app, puzzles)
  routePicks(app, puzzles)
  routeRandomPage(app, puzzles)
}

function routeOnePuzzle(app: App, puzzles: Puzzles, openings: Pick<Openings, 'note' | 'noteDevice'>): void {
  const serveIn = (call: typeof getPuzzleMini | typeof getPuzzle, spelling: WireSpelling): void =>
    serve<typeof getPuzzleMini | typeof getPuzzle>(app, call, async (request) => {
      const { PuzzleId, DeviceId, RemoveUrls = false } = request.body
      if (request.signedIn) openings.note(request.signedIn, PuzzleId)
      else if (DeviceId !== undefined) openings.noteDevice(DeviceId, PuzzleId)
      const query = {
        call,
        key: `${PuzzleId} ${RemoveUrls}`,
        read: (visitor: PuzzleVisitor) => puzzles.views([PuzzleId], visitor),
        toBody: ([puzzle]: readonly PuzzleView[]) => (puzzle ? puzzleToWire(puzzle, spelling, RemoveUrls) : null),
      }
      return replyWithPuzzles(puzzles, query, visitorOf(request, DeviceId))
    })
  serveIn(getPuzzleMini, 'short')
  serveIn(getPuzzle, 'long')
}

type ListCall = typeof getNewPuzzlesMini | typeof getNewPuzzles | typeof getPopularPuzzlesMini | typeof getPopularPuzzles

function routeLists(app: App, puzzles: Puzzles): void {
  const serveIn = (call: ListCall, method: 'newPuzzles' | 'popularPuzzles', spelling: WireSpelling): void =>
    serve<ListCall>(app, call, async (request) => {
      const { take, before, beforeTotalAttempted, RemoveUrls } = request.body
      const list = { ...listRequestOf(request.body), take, before, beforeAttempted: beforeTotalAttempted }
      const query = {
        call,
        key: JSON.stringify([list, RemoveUrls]),
        read: (visitor: PuzzleVisitor) => puzzles[method](list, visitor),
        toBody: (views: readonly PuzzleView[]) => wired(views, spelling, RemoveUrls),
        isOwn: list.hidesSolved === true,
      }
      return replyWithPuzzles(puzzles, query, visitorOf(request, request.body.DeviceId))
    })
  serveIn(getNewPuzzlesMini, 'newPuzzles', 'short')
  serveIn(getNewPuzzles, 'newPuzzles', 'long')
  serveIn(getPopularPuzzlesMini, 'popularPuzzles', 'short')
  serveIn(getPopularPuzzles, 'popularPuzzles', 'long')
}

function routeToday(app: App, puzzles: Puzzles): void {
  const read = (visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> => puzzles.todaysPuzzles(visitor)
  const queryOf = <Spelling extends WireSpelling>(filters: ListFilters, spelling: Spelling) => {
    const list = listRequestOf(filters)
    const toBody = (views: readonly PuzzleView[]) => wired(filteredViews(views, list), spelling, filters.RemoveUrls)
    return { key: JSON.stringify([list, filters.RemoveUrls]), read, toBody }
  }
  serve(app, getTodaysPuzzlesMini, async (request) => {
    const query = { ...queryOf(request.body, 'short'), call: getTodaysPuzzlesMini }
    return replyWithPuzzles(puzzles, query, visitorOf(request, request.body.DeviceId))
  })
  serve(app, getTodaysPuzzles, async (request) => {
    const query = { ...queryOf(request.body, 'long'), call: getTodaysPuzzles }
    return replyWithPuzzles(puzzles, query, visitorOf(request, request.body.DeviceId))
  })
  serve(app, readTodaysPuzzles, async (request, reply) => {
    const query = { ...queryOf(request.query, 'long'), call: readTodaysPuzzles }
    const answer = await replyWithPuzzles(puzzles, query, visitorOf(request, request.query.DeviceId))
    // Browsers may cache replies for guests, if they revalidate each time.
    if (answer instanceof WrittenReply) reply.header('cache-control', 'no-cache').header('vary', 'authorization')
    return answer
  })
  serve(app, getTodaysPictures, async (request) => {
    const { body } = request
    const today = filteredViews(await puzzles.todaysPuzzles(visitorOf(request, body.DeviceId)), listRequestOf(body))
    return today.map(({ id, typeId, levelId }) => ({
      PuzzleId: id,
      PuzzleTypeId: typeId,
      LevelId: levelId,
      ...(body.RemoveUrls ? {} : { Url: latestPath(typeId, levelId, dayDate(dayOfPuzzle(id))) }),
    }))
  })
}

/** An address that redirects to a random puzzle, for shortcuts outside the site. */
function routeRandomPage(app: App, puzzles: Puzzles): void {
  app.get('/puzzle/random', { schema: { hide: true } }, async ({ language }, reply) => {
    const puzzle = await puzzles.randomPuzzle(anybodyIn(language))
    return reply.header('cache-control', 'no-store').redirect(pathIn(language, puzzle ? `/puzzle/${puzzle.id}` : '/'), 302)
  })
}

/** The calls for puzzles that the site picks. */
function routePicks(app: App, puzzles: Puzzles): void {
  serve(app, getSeasonalPuzzles, async ({ query: { min, max, ...filters }, language }) =>
    wired(await puzzles.seasonalPuzzles(min, max, anybodyIn(language), listRequestOf(filters)), 'long', filters.RemoveUrls),
  )
  serve(app, getTryOnePuzzle, async (request) => {
    const { DeviceId, RemoveUrls } = request.body
    return wiredOrNull(await puzzles.unsolvedToday(visitorOf(request, DeviceId)), RemoveUrls)
  })
  serve(app, getRandomPuzzle, async (request) => {
    const { DeviceId, RemoveUrls } = request.body
    return wiredOrNull(await puzzles.randomPuzzle(visitorOf(request, DeviceId)), RemoveUrls)
  })
}

function wiredOrNull(puzzle: PuzzleView | undefined, removeUrls?: boolean): WirePuzzle<'long'> | null {
  return puzzle ? puzzleToWire(puzzle, 'long', removeUrls) : null
}

/** A call for puzzles. */
interface PuzzleQuery<C extends Call> {
  readonly call: C
  /** All parameters of the call, except for the visitor. */
  readonly key: string
  readonly read: (visitor: PuzzleVisitor) => Promise<readonly PuzzleView[]>
  readonly toBody: (views: readonly PuzzleView[]) => ReplyOf<C>
  /** The result depends on what the visitor has played. */
  readonly isOwn?: boolean
}

/** Replies with puzzles. Guests who have played none of them share one reply, serialized once a second at most. */
async function replyWithPuzzles<C extends Call>(
  puzzles: Puzzles,
  { call, key, read, toBody, isOwn = false }: PuzzleQuery<C>,
  visitor: PuzzleVisitor,
): Promise<ReplyOf<C> | WrittenReply<C>> {
  if (visitor.role === 'guest' && !(isOwn && visitor.player !== undefined)) {
    const { language } = visitor
    const name = `${puzzles.today} ${language.language.code} ${call.path} ${key}`
    const { puzzleIds, reply } = await puzzles.guestReplies.get(name, async () => {
      const views = await read(anybodyIn(language))
      return { puzzleIds: views.map(({ id }) => id), reply: new WrittenReply(call, toBody(views)) }
    })
    if (await puzzles.hasPlayedNone(visitor.player, puzzleIds)) return reply
  }
  return toBody(await read(visitor))
}

function wired<Spelling extends WireSpelling>(
  views: readonly PuzzleView[],
  spelling: Spelling,
  removeUrls?: boolean,
): WirePuzzle<Spelling>[] {
  return views.map((view) => puzzleToWire(view, spelling, removeUrls))
}
