import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a page that is loaded whole begins at its top, and a reload stays where it was', async ({ page }) => {
  await page.goto('/practise')
  await ready(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.goto('/faq')
  await ready(page)
  // The router scrolls with its first rendering.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await scrolled(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))
  await page.reload()
  await ready(page)
  await expect.poll(() => scrolled(page)).toBe(300)
})
