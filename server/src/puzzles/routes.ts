import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { latestPath } from '@emojigma/contract/pictures.ts'
import { puzzleToWire, type PuzzleView, type WirePuzzle, type WireSpelling } from '@emojigma/contract/puzzle-view.ts'
import {
  callerBody,
  getPuzzleBody,
  latestPicture,
  listPuzzlesBody,
  seasonalPuzzlesQuery,
  todaysPuzzlesQuery,
} from '@emojigma/contract/puzzles.ts'
import { longPuzzle, miniPuzzle } from '@emojigma/contract/wire-puzzle.ts'
import { dayDate, dayOfPuzzle } from '@emojigma/engine/day.ts'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { ANYBODY, callerOf } from '../http/caller.ts'
import type { ListRequest, Puzzles } from './service.ts'

const PUZZLE_SCHEMAS = { short: miniPuzzle, long: longPuzzle } as const
const REFUSALS = { 400: failureBody, 429: failureBody }

/** The calls that read puzzles.
 *  Source: contract §3, Calls */
export function routePuzzles(app: App, puzzles: Puzzles): void {
  for (const spelling of ['short', 'long'] as const) {
    routePuzzle(app, puzzles, spelling)
    routeLists(app, puzzles, spelling)
  }
  routeToday(app, puzzles)
  routeOthers(app, puzzles)
}

function routePuzzle(app: App, puzzles: Puzzles, spelling: WireSpelling): void {
  app.post(
    spelling === 'short' ? CALL_PATHS.getPuzzleMini : CALL_PATHS.getPuzzle,
    { schema: { summary: 'One puzzle', body: getPuzzleBody, response: { 200: PUZZLE_SCHEMAS[spelling].nullable(), ...REFUSALS } } },
    async (request) => {
      const puzzle = await puzzles.puzzle(request.body.PuzzleId, callerOf(request, request.body.DeviceId))
      return puzzle ? puzzleToWire(puzzle, spelling, request.body.RemoveUrls) : null
    },
  )
}

function routeLists(app: App, puzzles: Puzzles, spelling: WireSpelling): void {
  const response = listResponse(spelling)
  app.post(
    spelling === 'short' ? CALL_PATHS.getNewPuzzlesMini : CALL_PATHS.getNewPuzzles,
    { schema: { summary: 'Puzzles, newest first', body: listPuzzlesBody, response } },
    async (request) => wired(await puzzles.newPuzzles(listRequest(request.body), callerOf(request, request.body.DeviceId)), spelling),
  )
  app.post(
    spelling === 'short' ? CALL_PATHS.getPopularPuzzlesMini : CALL_PATHS.getPopularPuzzles,
    { schema: { summary: 'Puzzles, most attempted first', body: listPuzzlesBody, response } },
    async (request) => wired(await puzzles.popularPuzzles(listRequest(request.body), callerOf(request, request.body.DeviceId)), spelling),
  )
}

function routeToday(app: App, puzzles: Puzzles): void {
  const summary = 'The forty puzzles of the UTC day'
  app.get(
    CALL_PATHS.getTodaysLatestPuzzlesNew,
    { schema: { summary, querystring: todaysPuzzlesQuery, response: listResponse('long') } },
    async (request) => wired(await puzzles.todaysPuzzles(callerOf(request, request.query.DeviceId)), 'long'),
  )
  const spellings: readonly (readonly [path: string, spelling: WireSpelling])[] = [
    [CALL_PATHS.getTodaysLatestPuzzlesMini, 'short'],
    [CALL_PATHS.getTodaysLatestPuzzles, 'long'],
    [CALL_PATHS.getAllTodaysLatestPuzzles, 'long'],
    [CALL_PATHS.getAllTodaysLatestPuzzlesLatest, 'long'],
  ]
  for (const [path, spelling] of spellings) {
    app.post(path, { schema: { summary, body: callerBody, response: listResponse(spelling) } }, async (request) =>
      wired(await puzzles.todaysPuzzles(callerOf(request, request.body.DeviceId)), spelling),
    )
  }
  for (const path of [CALL_PATHS.getTodaysLatestPuzzlesUrl, CALL_PATHS.getAllTodaysLatestPuzzlesLatestUrl]) {
    app.post(
      path,
      {
        schema: {
          summary: "Where the pictures of the UTC day's forty puzzles are, without the puzzles themselves",
          body: callerBody,
          response: { 200: z.array(latestPicture), ...REFUSALS },
        },
      },
      async () => {
        const today = await puzzles.todaysPuzzles(ANYBODY)
        return today.map(({ id, typeId, levelId }) => ({
          PuzzleId: id,
          PuzzleTypeId: typeId,
          LevelId: levelId,
          Url: latestPath(typeId, levelId, dayDate(dayOfPuzzle(id))),
        }))
      },
    )
  }
}

function routeOthers(app: App, puzzles: Puzzles): void {
  app.get(
    CALL_PATHS.getSeasonalPuzzles,
    { schema: { summary: 'Halloween and Christmas puzzles', querystring: seasonalPuzzlesQuery, response: listResponse('long') } },
    async (request) => wired(await puzzles.seasonalPuzzles(request.query.min, request.query.max), 'long'),
  )
  const response = { 200: longPuzzle.nullable(), ...REFUSALS }
  app.post(
    CALL_PATHS.getTryOnePuzzle,
    { schema: { summary: "One of today's puzzles that the caller has not solved", body: callerBody, response } },
    async (request) => wiredOrNull(await puzzles.unsolvedToday(callerOf(request, request.body.DeviceId))),
  )
  app.post(
    CALL_PATHS.getRandomPuzzle,
    { schema: { summary: 'A random puzzle that the caller may play', body: callerBody, response } },
    async (request) => wiredOrNull(await puzzles.randomPuzzle(callerOf(request, request.body.DeviceId))),
  )
}

function listResponse(spelling: WireSpelling) {
  return { 200: z.array(PUZZLE_SCHEMAS[spelling]), ...REFUSALS }
}

function wired(puzzles: readonly PuzzleView[], spelling: WireSpelling): WirePuzzle[] {
  return puzzles.map((puzzle) => puzzleToWire(puzzle, spelling))
}

function wiredOrNull(puzzle: PuzzleView | undefined): WirePuzzle | null {
  return puzzle ? puzzleToWire(puzzle, 'long') : null
}

function listRequest(body: z.infer<typeof listPuzzlesBody>): ListRequest {
  const { levelId, puzzleTypeId, puzzleTheme, take, before, beforeTotalAttempted, showSolved } = body
  return {
    levelId: typeof levelId === 'number' ? levelId : undefined,
    typeId: typeof puzzleTypeId === 'number' ? puzzleTypeId : undefined,
    theme: puzzleTheme ?? undefined,
    take,
    before,
    beforeAttempted: beforeTotalAttempted,
    hidesSolved: showSolved === false,
  }
}
