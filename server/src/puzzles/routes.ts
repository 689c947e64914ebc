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
import { visitorOf } from '../http/visitor.ts'
import { ANYBODY, anybodyIn } from '../visitor.ts'
import type { ReadyAsked } from '../http/front/ready-calls.ts'
import { serve, serveReadily } from '../http/serve.ts'
import { pathIn } from '../languages.ts'
import type { Openings } from '../openings/service.ts'
import { PuzzleAnswers, wired, type AskedList } from './puzzle-answers.ts'
import type { ListRequest, Puzzles } from './service.ts'

/** The calls that read puzzles.
 *  Source: docs/product.md, Lists and filters */
export function routePuzzles(app: App, puzzles: Puzzles, openings: Pick<Openings, 'note'>): void {
  const answers = new PuzzleAnswers(puzzles)
  routeOnePuzzle(app, answers, openings)
  routeLists(app, puzzles, answers)
  routeToday(app, puzzles, answers)
  routeChosen(app, puzzles)
  routeRandomPage(app, puzzles)
}

function routeOnePuzzle(app: App, answers: PuzzleAnswers, openings: Pick<Openings, 'note'>): void {
  const found = <Spelling extends WireSpelling>(request: ReadyAsked<ReadBodyOf<typeof getPuzzle>>, spelling: Spelling) => {
    const { PuzzleId, DeviceId, RemoveUrls } = request.body
    if (request.signedIn) openings.note(request.signedIn, PuzzleId)
    return answers.one(PuzzleId, visitorOf(request, DeviceId), spelling, RemoveUrls)
  }
  serveReadily(app, getPuzzleMini, (request) => found(request, 'short'))
  serveReadily(app, getPuzzle, (request) => found(request, 'long'))
}

function routeLists(app: App, puzzles: Puzzles, answers: PuzzleAnswers): void {
  const newest = <Spelling extends WireSpelling>(request: ReadyAsked<ReadBodyOf<typeof getNewPuzzles>>, spelling: Spelling) => {
    const asked = listRequest(request.body)
    const read: AskedList['read'] = (visitor) => puzzles.newPuzzles(asked, visitor)
    const list = { name: `new ${JSON.stringify(asked)}`, read, isOwn: asked.hidesSolved === true }
    return answers.list(list, visitorOf(request, request.body.DeviceId), spelling)
  }
  const popular = <Spelling extends WireSpelling>(request: ReadyAsked<ReadBodyOf<typeof getPopularPuzzles>>, spelling: Spelling) => {
    const asked = listRequest(request.body)
    const read: AskedList['read'] = (visitor) => puzzles.popularPuzzles(asked, visitor)
    const list = { name: `popular ${JSON.stringify(asked)}`, read, isOwn: asked.hidesSolved === true }
    return answers.list(list, visitorOf(request, request.body.DeviceId), spelling)
  }
  serveReadily(app, getNewPuzzlesMini, (request) => newest(request, 'short'))
  serveReadily(app, getNewPuzzles, (request) => newest(request, 'long'))
  serveReadily(app, getPopularPuzzlesMini, (request) => popular(request, 'short'))
  serveReadily(app, getPopularPuzzles, (request) => popular(request, 'long'))
}

function routeToday(app: App, puzzles: Puzzles, answers: PuzzleAnswers): void {
  const list: AskedList = { name: 'today', read: (visitor) => puzzles.todaysPuzzles(visitor) }
  serveReadily(app, getTodaysPuzzlesMini, (request) => answers.list(list, visitorOf(request, request.body.DeviceId), 'short'))
  serveReadily(app, getTodaysPuzzles, (request) => answers.list(list, visitorOf(request, request.body.DeviceId), 'long'))
  serve(app, readTodaysPuzzles, (request) => answers.list(list, visitorOf(request, request.query.DeviceId), 'long'))
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
  app.get('/puzzle/random', { schema: { hide: true } }, async ({ language }, reply) => {
    const puzzle = await puzzles.randomPuzzle(anybodyIn(language))
    return reply.header('cache-control', 'no-store').redirect(pathIn(language, puzzle ? `/puzzle/${puzzle.id}` : '/'), 302)
  })
}

/** Puzzles that the site chooses. */
function routeChosen(app: App, puzzles: Puzzles): void {
  serve(app, getSeasonalPuzzles, async ({ query: { min, max }, language }) =>
    wired(await puzzles.seasonalPuzzles(min, max, anybodyIn(language)), 'long'),
  )
  serve(app, getTryOnePuzzle, async (request) => wiredOrNull(await puzzles.unsolvedToday(visitorOf(request, request.body.DeviceId))))
  serve(app, getRandomPuzzle, async (request) => wiredOrNull(await puzzles.randomPuzzle(visitorOf(request, request.body.DeviceId))))
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
