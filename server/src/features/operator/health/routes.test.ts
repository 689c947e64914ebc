import { pathsOf } from '@emojigma/contract/call.ts'
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { CALLS } from '@emojigma/contract/calls.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { refreshCache } from '@emojigma/contract/operator/operator.ts'
import type { RenderPage } from '@emojigma/contract/site/pages.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn } from '../../../platform/testing/test-site.ts'
import { Departure } from './departure.ts'

test('the site is up at once, and ready when today is published', async () => {
  const site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
  expect(await site.get('/healthz')).toMatchObject({ status: 200 })
  const ready = await site.app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ database: true, migrations: true, today: true, archive: { publishedDays: 2, totalDays: A_DAY + 1 } })
  site.goTo(A_DAY + 1)
  const turned = await site.app.inject('/readyz')
  expect(turned.statusCode).toBe(503)
  expect(turned.json()).toMatchObject({ database: true, today: false })
  await site.close()
})

test('a process that is about to end is up and answers, and is not ready any more', async () => {
  const site = await openTestSite()
  await site.service(Departure).announce(0)
  expect((await site.app.inject('/healthz')).statusCode).toBe(200)
  expect((await site.app.inject('/api')).statusCode).toBe(200)
  const reply = await site.app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ database: true, today: true, leaving: true })
  await site.close()
})

test('without its database the site is up but not ready', async () => {
  const site = await openTestSite()
  await site.database.close()
  expect((await site.app.inject('/healthz')).statusCode).toBe(200)
  const reply = await site.app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ database: false })
  await site.close()
})

test('the root of the calls answers, for pages that wonder whether it is blocked', async () => {
  const site = await openTestSite()
  for (const url of ['/api', '/api/']) expect((await site.app.inject(url)).json()).toEqual({ Name: 'Emojigma' })
  await site.close()
})

test('every call is described in OpenAPI 3.1', async () => {
  const site = await openTestSite()
  const document = (await site.app.inject('/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, object>
    components: { schemas: object }
  }>()
  expect(document.openapi).toBe('3.1.0')
  for (const call of CALLS) {
    // Of an address that ends in a slash the description has the one without.
    for (const path of pathsOf(call).filter((spelling) => !spelling.endsWith('/'))) {
      expect(document.paths).toHaveProperty([path.replaceAll(/:(\w+)/g, '{$1}'), call.method.toLowerCase()])
    }
  }
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['PuzzleMini', 'Puzzle', 'Failure']))
  expect(JSON.stringify(document.paths[uploadPuzzleGuessMini.path])).toContain('#/components/schemas/GuessedPuzzleMini')
  const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(([, name = '']) => name)
  expect([...new Set(named)].filter((name) => !(name in document.components.schemas))).toEqual([])
  await site.close()
})

test('the description names every status that a call can answer, and in which shape', async () => {
  const site = await openTestSite()
  type Described = Record<string, Record<string, { responses: Record<string, object> }>>
  const { paths } = (await site.app.inject('/api/openapi.json')).json<{ paths: Described }>()
  for (const { path, method, replies } of CALLS) {
    if (!path.startsWith('/api/') || path.endsWith('/')) continue
    const described = Object.keys(paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {})
    const expected = [...Object.keys(replies), '400', '401', '429', '500', '503', ...(method === 'POST' ? ['413', '415'] : [])]
    expect([path, described]).toEqual([path, [...new Set(expected)].sort()])
  }
  const { responses = {} } = paths['/token']?.['post'] ?? {}
  expect(Object.keys(responses)).toEqual(['200', '400', '413', '415', '429', '500', '503'])
  const refusals = Object.entries(responses).filter(([status]) => status !== '200')
  expect(refusals.filter(([, reply]) => !JSON.stringify(reply).includes('TokenFailure'))).toEqual([])
  await site.close()
})

test('the description says of each call by what it knows who makes it', async () => {
  const site = await openTestSite()
  type Described = Record<string, Record<string, { security: object[] }>>
  const { paths, components } = (await site.app.inject('/api/openapi.json')).json<{
    paths: Described
    components: { securitySchemes: object }
  }>()
  expect(components.securitySchemes).toMatchObject({
    accessToken: { type: 'http', scheme: 'bearer' },
    operatorKey: { type: 'apiKey', in: 'header', name: 'X-Operator-Key' },
  })
  const expected = { anyone: [{}, { accessToken: [] }], account: [{ accessToken: [] }], operator: [{ operatorKey: [] }] }
  for (const { path, method, access } of CALLS) {
    if (path.endsWith('/')) continue
    const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.security
    expect([path, described]).toEqual([path, expected[access]])
  }
  await site.close()
})

test('only the operator may drop what is kept in memory: pages, counts and boards', async () => {
  const key = 'the key of the operator'
  let rendered = 0
  const renderPage: RenderPage = async () => ({ kind: 'page', status: 200, html: String((rendered += 1)) })
  const site = await openTestSite({ environment: { OPERATOR_KEY: key }, renderPage })
  const refresh = (headers: Record<string, string>) => site.app.inject({ method: 'POST', url: refreshCache.path, headers })
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  const { token } = await site.registerForBoards()
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  const shown = async () => {
    const page = await site.get('/')
    const puzzle = await site.post<{ at: number }>(getPuzzleMini.path, { PuzzleId })
    const board = await site.post<{ leaderboard: { TotalScore: number }[] }>(getAllTimeLeaderboard.path)
    return { page: page.body.toString(), attempted: puzzle.body.at, scores: board.body.leaderboard.map(({ TotalScore }) => TotalScore) }
  }
  expect(await shown()).toEqual({ page: '1', attempted: 1, scores: [100] })

  expect((await refresh({})).statusCode).toBe(403)
  expect((await refresh({ 'x-operator-key': 'another' })).statusCode).toBe(403)
  expect((await site.get('/')).body.toString()).toBe('1')

  await shown()
  await site.database.queries.updateTable('puzzle_counts').set({ attempted: 7 }).where('puzzle_id', '=', PuzzleId).execute()
  await site.database.queries.updateTable('scores').set({ score: 700 }).execute()
  expect((await refresh({ 'x-operator-key': key })).json()).toEqual({ Refreshed: true })
  expect(await shown()).toEqual({ page: '2', attempted: 7, scores: [700] })
  await site.close()
})

test('the operator’s key is no account, and opens nothing that needs one', async () => {
  const key = 'the key of the operator'
  const site = await openTestSite({ environment: { OPERATOR_KEY: key } })
  const { token } = await site.register()
  const headers = { 'x-operator-key': key, authorization: `Bearer ${token}` }
  const reply = await site.app.inject({ method: 'GET', url: getUserInfo.path, headers })
  expect(reply.statusCode).toBe(401)
  expect((await site.get(getUserInfo.path, { ...headers, 'x-operator-key': 'another' })).status).toBe(200)
  await site.close()
})

test('where no key is configured, nobody may drop the caches', async () => {
  const site = await openTestSite()
  const reply = await site.app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': '' } })
  expect(reply.statusCode).toBe(403)
  await site.close()
})
