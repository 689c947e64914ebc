import type { Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from '../support/browser.ts'
import { expect, test as base } from '../support/journey.ts'

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = join(import.meta.dirname, 'gallery')
/** Taller than any case: Chromium draws what lies below its window otherwise on a slow machine. */
const SCREENS = [
  { name: 'phone', size: { width: 360, height: 800 }, colorScheme: 'light', cases: /./ },
  // Components, and one board of each kind: their other states differ by theme and width as these do.
  { name: 'desktop', size: { width: 1000, height: 1300 }, colorScheme: 'dark', cases: /^[^,]+$|, (?:open|begun|hint)$/ },
] as const
/** 2026-11-21, the day of the gallery's puzzles. */
const NOON = '2026-11-21T12:00:00Z'
/** Pixels that another processor may draw otherwise. Other corners of a notice are more than twice as many. */
const TOLERANCE = { maxDiffPixels: 60 }
const TEN_MINUTES_MS = 600_000
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 4"><path fill="#ccc" d="M0 0h5v4H0z"/></svg>'

const { isPackaged } = await findBrowser()

/** The gallery in Vite's development server, which takes emoji from the journeys' site. */
const test = base.extend<{ readonly gallery: string }>({
  gallery: async ({ baseURL }, use) => {
    const parameters = ['node_modules/vite/bin/vite.js', 'web', '--port', '0']
    const vite = spawn(process.execPath, parameters, {
      cwd: ROOT,
      env: { ...process.env, PORT: new URL(baseURL ?? '').port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => vite.once('exit', resolve))
    await use(await addressIn(vite.stdout))
    vite.kill()
    await ended
  },
})

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line))?.[0]
    if (!address) continue
    output.resume()
    return `${address}/gallery/cases`
  }
  throw new Error('Vite ended before it listened')
}

test.use({ timezoneId: 'UTC' })

test('components and boards look as they did', async ({ page, gallery }) => {
  test.skip(!isPackaged, 'Another Chromium draws other pictures: unset CHROMIUM_PATH.')
  test.setTimeout(TEN_MINUTES_MS)
  await page.clock.setFixedTime(NOON)
  await page.route('**/emojigma/production/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }))
  const taken: string[] = []
  for (const { name: screen, size, colorScheme, cases } of SCREENS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(gallery)
    await whole(page)
    const pictureName = (name: string): string => {
      const file = `${screen}-${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.png`
      taken.push(file)
      return file
    }
    for (const one of await page.locator('[data-case]').all()) {
      const name = (await one.getAttribute('data-case')) ?? ''
      if (!cases.test(name)) continue
      await expect.soft(one, name).toHaveScreenshot(pictureName(name), TOLERANCE)
    }
    for (const opener of await page.locator('.cases > button').all()) {
      const name = await opener.innerText()
      await opener.click()
      await expect.soft(page.getByRole('dialog'), name).toHaveScreenshot(pictureName(name), TOLERANCE)
      await page.keyboard.press('Escape')
    }
  }
  expect(readdirSync(PICTURES).toSorted()).toEqual(taken.toSorted())
})

/** Waits until everything is drawn: fonts, pictures, and what pages load once they are used. */
async function whole(page: Page): Promise<void> {
  await expect(page.locator('.cases')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Shift')
  const puzzles = await page.getByRole('button', { name: 'More tools' }).count()
  await expect(page.getByRole('switch', { name: 'Sounds' })).toHaveCount(puzzles)
  await expect(page.getByRole('region', { name: 'Here’s how' })).toHaveCount(2)
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // A hint scrolls to its place, and where a picture begins, its edges are drawn otherwise.
    scrollTo(0, 0)
  })
}

test('the gallery is no part of the site', async ({ page }) => {
  const manifest = readFileSync(join(ROOT, 'web/dist/client/.vite/manifest.json'), 'utf8')
  expect(manifest).toContain('entry-client.tsx')
  expect(manifest).not.toContain('gallery/')
  expect((await page.request.get('/gallery')).status()).toBe(404)
})
