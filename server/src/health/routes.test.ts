import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { expect, test } from 'vitest'
import { A_DAY, openTestSite } from '../test-site.ts'

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
  // A connection that stays open is no call.
  const { liveStats: _connection, ...calls } = CALL_PATHS
  for (const path of Object.values(calls)) expect(document.paths).toHaveProperty([path])
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['PuzzleMini', 'Puzzle', 'Failure']))
  expect(JSON.stringify(document.paths[CALL_PATHS.uploadPuzzleGuessMini])).toContain('#/components/schemas/GuessedPuzzleMini')
  await site.close()
})

test('only the operator may drop the caches', async () => {
  const key = 'the key of the operator'
  const site = await openTestSite({ environment: { OPERATOR_KEY: key } })
  const refresh = (headers: Record<string, string>) => site.app.inject({ method: 'POST', url: CALL_PATHS.refreshCache, headers })
  expect((await refresh({})).statusCode).toBe(403)
  expect((await refresh({ 'x-operator-key': 'another' })).statusCode).toBe(403)
  expect((await refresh({ 'x-operator-key': key })).json()).toEqual({ Refreshed: true })
  await site.close()
  const closed = await openTestSite()
  expect((await closed.app.inject({ method: 'POST', url: CALL_PATHS.refreshCache, headers: { 'x-operator-key': '' } })).statusCode).toBe(
    403,
  )
  await closed.close()
})
