import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { RenderPage } from '@emojigma/contract/site/pages.ts'
import { refreshCache } from '@emojigma/contract/operator/operator.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addOffer } from '../../shop/offers/service.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

const renderPage: RenderPage = async ({ url, site, source }) => {
  rendered += 1
  await held
  const id = Number(/^\/puzzle\/(\d+)$/.exec(url)?.[1])
  const puzzle = id ? await source.puzzle(id) : undefined
  return { kind: 'page', status: 200, html: `<p>${puzzle?.attempted} ${site.offer ?? ''}</p>` }
}

let site: TestSite
let rendered = 0
/** Until then pages are being made. */
let held: Promise<void> | undefined
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY], renderPage, environment: { OPERATOR_KEY: 'the operator of tests' } })
  rendered = 0
  held = undefined
})
afterEach(() => site.close())

const YESTERDAYS = `/puzzle/${puzzleOn(A_DAY - 1, 1, 1)}`
const shown = async (path: string) => (await site.get(path)).body.toString()

test('the page of a puzzle of a past day lasts while nothing that it shows has changed', async () => {
  expect(await shown(YESTERDAYS)).toBe('<p>0 </p>')
  site.setClock(NOON_MS + 60_000)
  await shown(YESTERDAYS)
  site.setClock(NOON_MS + 90_000)
  await shown(YESTERDAYS)
  expect(rendered).toBe(1)
})

test('it is made anew once somebody more has tried the puzzle', async () => {
  const id = puzzleOn(A_DAY - 1, 1, 1)
  const { token, accountId } = await site.register()
  await site.grant(accountId, 'individual')
  await shown(YESTERDAYS)
  const PuzzleGuess = wrongGuess(1, await site.answerTo(id))
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess }, token)).status).toBe(200)
  site.setClock(NOON_MS + 20_000)
  expect(await shown(YESTERDAYS)).toBe('<p>1 </p>')
})

test('it is made anew once an offer runs, and on another day', async () => {
  await shown(YESTERDAYS)
  const times = { startsAtMs: NOON_MS, endsAtMs: NOON_MS + 30 * DAY_MS }
  await addOffer(site.database, { code: 'AUTUMN', name: 'Autumn', description: '', percent: 10, ...times })
  site.setClock(NOON_MS + 30_000)
  expect(await shown(YESTERDAYS)).toBe('<p>0 running</p>')
  site.goTo(A_DAY + 1)
  await shown(YESTERDAYS)
  expect(rendered).toBe(3)
})

test('a page that is forgotten while it is made is still answered, and made anew for who asks later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const asked = shown(YESTERDAYS)
  await expect.poll(() => rendered, { interval: 1 }).toBe(1)
  await site.app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': 'the operator of tests' } })
  resolve()
  expect(await asked).toBe('<p>0 </p>')
  await expect.poll(async () => ((await shown(YESTERDAYS)) === '<p>0 </p>' ? rendered : 0), { interval: 1 }).toBe(2)
})
