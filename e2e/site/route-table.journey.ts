import type { APIRequestContext } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { openGate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'
import { ROUTE_TABLE } from '../support/route-table.ts'

test('every address of the route table is a page of its own, with its title, description and main address', async ({ request }) => {
  const pages = new Map<string, string>()
  for (const [path, others] of Object.entries(ROUTE_TABLE)) {
    for (const address of [path, ...others]) {
      const response = await request.get(address)
      const html = await response.text()
      expect.soft(response.status(), address).toBe(200)
      expect.soft(html.match(/<h1[ >]/g)?.length ?? 0, `main headings of ${address}`).toBeLessThanOrEqual(1)
      expect
        .soft(new URL(found(html, /<link (?:data-seo )?rel="canonical" href="(.*?)"/)).pathname, `main address of ${address}`)
        .toBe(path)
      for (const text of [found(html, /<title>(.*?)<\/title>/), found(html, /<meta name="description" content="(.*?)"/)]) {
        expect.soft(text.length, `${address}: ${text}`).toBeGreaterThan(10)
        expect.soft(pages.get(text) ?? path, `"${text}" of ${address}`).toBe(path)
        pages.set(text, path)
      }
    }
  }
})

test('every link of the menu and of the footer leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('link').or(page.getByRole('contentinfo').getByRole('link'))
  const addresses = new Set(await links.evaluateAll((shown) => shown.map((link) => link.getAttribute('href') ?? '')))
  expect(addresses.size).toBeGreaterThan(10)
  for (const address of addresses) expect.soft((await request.get(address)).status(), address).toBe(200)
})

test('a page whose own script breaks says so, whichever it is', async ({ page, request }) => {
  test.slow()
  const sound = await soundScripts(request)
  // A browser keeps no scripts while a journey answers for some of them, so a gate answers.
  const gate = await openGate(process.env['SITE_ORIGIN'] ?? '')
  gate.isBroken = (path) => /^\/assets\/.*\.js$/.test(path) && !sound.has(path)
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
  const tried = new Set<string>()
  for (const address of [...Object.keys(ROUTE_TABLE), `/puzzle/${puzzle.id}`]) {
    // One page represents all that are made of the same scripts, as articles are.
    const scripts = namedScripts(await (await request.get(address)).text())
    if (tried.has(scripts)) continue
    tried.add(scripts)
    await page.goto(`${gate.origin}${address}`)
    await expect.soft(page.getByRole('heading', { name: "We're sorry, but something unexpected happened." }), address).toBeVisible()
    await expect.soft(page.getByRole('button', { name: 'Refresh Page' }), address).toBeVisible()
  }
  expect(tried.size).toBeGreaterThan(30)
  await gate.close()
})

function found(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

/** The scripts that a page names before any of them runs. */
function namedScripts(html: string): string {
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[\w-]+\.js)"/g)].map(([, file]) => file)
  return [...new Set(files)].toSorted().join(' ')
}

/** The scripts that every page begins with: its entry and what that imports. */
async function soundScripts(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const entry = found(await (await request.get('/')).text(), /<script type="module" src="([^"]+)"/)
  const sound = new Set([entry])
  for (const script of sound) {
    const text = await (await request.get(script)).text()
    for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)) sound.add(`/assets/${file}`)
  }
  expect(sound.size).toBeGreaterThan(1)
  return sound
}
