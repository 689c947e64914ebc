import type { ReadBodyOf } from '@emojigma/contract/call.ts'
import { latestPath } from '@emojigma/contract/pictures.ts'
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
} from '@emojigma/contract/puzzles.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import type { App } from '../http/app-type.ts'
import { ANYBODY, visitorOf } from '../http/visitor.ts'
import { serve, type RequestOf } from '../http/serve.ts'
import type { ListRequest, Puzzles } from './service.ts'

/** The calls that read puzzles.
 *  Source: docs/product.md, Lists and filters */
export function routePuzzles(app: App, puzzles: Puzzles): void {
  routeOnePuzzle(app, puzzles)
  routeLists(app, puzzles)
  routeToday(app, puzzles)
  routeChosen(app, puzzles)
  routeRandomPage(app, puzzles)
}

function routeOnePuzzle(app: App, puzzles: Puzzles): void {
  const found = async <Spelling extends WireSpelling>(request: RequestOf<typeof getPuzzle>, spelling: Spelling) => {
    const { PuzzleId, DeviceId, RemoveUrls } = request.body
    const puzzle = await puzzles.puzzle(PuzzleId, visitorOf(request, DeviceId))
    return puzzle ? puzzleToWire(puzzle, spelling, RemoveUrls) : null
  }
  serve(app, getPuzzleMini, (request) => found(request, 'short'))
  serve(app, getPuzzle, (request) => found(request, 'long'))
}

function routeLists(app: App, puzzles: Puzzles): void {
  const newest = async (request: RequestOf<typeof getNewPuzzles>) =>
    puzzles.newPuzzles(listRequest(request.body), visitorOf(request, request.body.DeviceId))
  const popular = async (request: RequestOf<typeof getPopularPuzzles>) =>
    puzzles.popularPuzzles(listRequest(request.body), visitorOf(request, request.body.DeviceId))
  serve(app, getNewPuzzlesMini, async (request) => wired(await newest(request), 'short'))
  serve(app, getNewPuzzles, async (request) => wired(await newest(request), 'long'))
  serve(app, getPopularPuzzlesMini, async (request) => wired(await popular(request), 'short'))
  serve(app, getPopularPuzzles, async (request) => wired(await popular(request), 'long'))
}

function routeToday(app: App, puzzles: Puzzles): void {
  const todays = async (request: RequestOf<typeof getTodaysPuzzles>) => puzzles.todaysPuzzles(visitorOf(request, request.body.DeviceId))
  serve(app, getTodaysPuzzlesMini, async (request) => wired(await todays(request), 'short'))
  serve(app, getTodaysPuzzles, async (request) => wired(await todays(request), 'long'))
  serve(app, readTodaysPuzzles, async (request) => wired(await puzzles.todaysPuzzles(visitorOf(request, request.query.DeviceId)), 'long'))
  serve(app, getTodaysPictures, async () => {
    const today = await puzzles.todaysPuzzles(ANYBODY)
    return today.map(({ id, typeId, levelId }) => ({
      PuzzleId: id,
      PuzzleTypeId: typeId,
      LevelId: levelId,
      Url: latestPath(typeId, levelId, dayDate(dayOfPuzzle(id))),
    }))
  })
}

/** An address that leads to the page of another puzzle each time, for shortcuts outside the site. */
function routeRandomPage(app: App, puzzles: Puzzles): void {
  app.get('/puzzle/random', { schema: { hide: true } }, async (_request, reply) => {
    const puzzle = await puzzles.randomPuzzle(ANYBODY)
    return reply.header('cache-control', 'no-store').redirect(puzzle ? `/puzzle/${puzzle.id}` : '/', 302)
  })
}

/** Puzzles that the site chooses. */
function routeChosen(app: App, puzzles: Puzzles): void {
  serve(app, getSeasonalPuzzles, async ({ query: { min, max } }) => wired(await puzzles.seasonalPuzzles(min, max), 'long'))
  serve(app, getTryOnePuzzle, async (request) => wiredOrNull(await puzzles.unsolvedToday(visitorOf(request, request.body.DeviceId))))
  serve(app, getRandomPuzzle, async (request) => wiredOrNull(await puzzles.randomPuzzle(visitorOf(request, request.body.DeviceId))))
}

function wired<Spelling extends WireSpelling>(puzzles: readonly PuzzleView[], spelling: Spelling): readonly WirePuzzle<Spelling>[] {
  return puzzles.map((puzzle) => puzzleToWire(puzzle, spelling))
}

function wiredOrNull(puzzle: PuzzleView | undefined): WirePuzzle<'long'> | null {
  return puzzle ? puzzleToWire(puzzle, 'long') : null
}

function listRequest(body: ReadBodyOf<typeof getNewPuzzles>): ListRequest {
  const { levelId, puzzleTypeId, puzzleTheme, take, before, beforeTotalAttempted, showSolved } = body
  return {
    levelId: typeof levelId === 'number' ? levelId : undefined,
    typeId: typeof puzzleTypeId === 'number' ? puzzleTypeId : undefined,
    // An empty one is none.
    theme: puzzleTheme || undefined,
    take,
    before,
    beforeAttempted: beforeTotalAttempted,
    hidesSolved: showSolved === false,
  }
}
