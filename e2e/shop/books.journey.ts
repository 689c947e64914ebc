import type { Download, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fillRegistration, goTo, newEmail, signUp } from '../support/accounts.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect } from '../support/journey.ts'
import { operate } from '../support/operator.ts'
import { testOnOwnSite } from '../support/own-site.ts'

const test = testOnOwnSite()

const book = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Junior puzzle book' }) })
const downloads = (page: Page) => page.getByRole('group', { name: 'Download the Junior puzzle book' })

/** How many pages a whole PDF has. */
function pagesIn(pdf: Buffer): number {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF')
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length
}

async function downloaded(page: Page, paper: 'A4' | 'Letter'): Promise<Download> {
  const downloading = page.waitForEvent('download')
  await downloads(page)
    .getByRole('button', { name: `PDF, ${paper}` })
    .click()
  return downloading
}

test('a guest views a sample, buys the book, prints all of it, and loses it after a refund', async ({ page, folder }) => {
  test.setTimeout(180_000)
  await goTo(page, '/books')
  await expect(book(page).getByText('$4.99')).toBeVisible()
  const [, pages] = /on (\d+) pages/.exec(await book(page).innerText()) ?? []
  const sampling = page.waitForEvent('download')
  await book(page).getByRole('link', { name: 'A4, a free sample' }).click()
  const sample = await sampling
  expect(sample.suggestedFilename()).toBe('emojigma-junior-book-sample-A4.pdf')
  const samplePages = pagesIn(readFileSync(await sample.path()))
  expect(samplePages).toBeGreaterThan(4)
  expect(samplePages).toBeLessThan(12)

  await book(page).getByRole('link', { name: 'Buy it: Junior puzzle book' }).click()
  await page.waitForURL(/\/register\?/)
  await fillRegistration(page, newEmail('reader'))
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(/\/checkout\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Junior puzzle book' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with test money' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  const whole = await downloaded(page, 'A4')
  expect(whole.suggestedFilename()).toBe('emojigma-junior-book-A4.pdf')
  expect(pagesIn(readFileSync(await whole.path()))).toBe(Number(pages))
  await page.getByRole('link', { name: 'To the books' }).click()
  await expect(downloads(page)).toBeVisible()
  await expect(book(page).getByRole('button', { name: /Buy/ })).toHaveCount(0)

  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('listitem')).toContainText(['$4.99 test money'])
  const letter = await downloaded(page, 'Letter')
  expect(pagesIn(readFileSync(await letter.path()))).toBe(Number(pages))

  await operate(folder, 'plan', 'revoke', '1')
  expect((await page.request.get(letter.url())).status()).toBe(403)
  await downloads(page).getByRole('button', { name: 'PDF, A4' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Only people who bought this book')
  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('listitem')).toContainText(['taken back'])
  await expect(downloads(page)).toHaveCount(0)
})

test('books and shop have no accessibility faults in light and dark mode, fit the smallest phone, and no price shifts the layout', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const moved: number[] = ((globalThis as { moved?: number[] }).moved = [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/books?levelId=2', '/shop']) {
      await goTo(page, path)
      await expect(path === '/shop' ? page.getByRole('link', { name: 'See the puzzle books' }) : page.getByText('$4.99')).toBeVisible()
      const moved = await page.evaluate(() => (globalThis as { moved?: number[] }).moved ?? [])
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        `${path} at ${width}`,
      ).toBeLessThan(0.01)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoFaults(page, `${path} at ${width} in the ${colorScheme}`)
      }
    }
  }
  await signUp(page, newEmail('browser'))
  await goTo(page, '/books')
  await expect(book(page).getByRole('button', { name: /Buy it/ })).toBeVisible()
  await expectNoFaults(page, '/books, signed in')
  await goTo(page, '/books?levelId=8')
  await expect(page.getByText('A grown-up looks after buying.')).toHaveCount(3)
  await expect(page.getByText('$')).toHaveCount(0)
})
