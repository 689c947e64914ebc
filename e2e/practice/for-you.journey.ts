import { goTo } from '../support/accounts.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

test('a guest gets suitable puzzles, reads why, opens one by keyboard, and gets a notice without a network', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/for-you')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'Warm-up' })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'Just right' })).toHaveCount(1)
  const why = page.getByText('Why these?')
  await why.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/still getting to know you/)).toBeVisible()
  await expect(page.getByText(/three times in four/)).toBeVisible()
  await expectNoFaults(page, 'puzzles for you')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await cards.nth(1).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible()
  await ready(page)

  await page.route('**/GetForYou', (route) => route.abort())
  await goTo(page, '/for-you')
  // The header's notice has one of its own.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/GetForYou')
  await again.click()
  await expect(cards.filter({ hasText: 'Warm-up' })).toHaveCount(1)
})
