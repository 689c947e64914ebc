import type { Page } from '@playwright/test'
import { newEmail, goTo, signUp, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectCompletion, give, open } from '../support/play.ts'
import { cutOffWords, doubleText } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

const WIDTHS = [320, 359, 360, 375, 390, 575, 768, 1000, 1001, 1024, 1080, 1151, 1152, 1200, 1250, 1279, 1280, 1366, 1440, 1920]

test.use({ reducedMotion: 'reduce' })

test('a guest’s header is one line at every width, with text of any size', async ({ page }) => {
  await goTo(page, '/leaderboard')
  await expectOneLine(page)
})

test('a player’s header is one line at every width, with text of any size', async ({ page }) => {
  await signUp(page, newEmail('a-player-with-a-rather-long-address'))
  await goTo(page, '/leaderboard')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' }).filter({ visible: true })).toBeVisible()
  await expectOneLine(page)
})

test('the longest nickname that is made is whole in every language from a laptop’s width on, beside the day’s stars too', async ({
  page,
  request,
}) => {
  const nickname = await signUp(page, newEmail('a-player-with-a-rather-long-address'), 'WonderfulHummingbird')
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  for (const hasStars of [false, true]) {
    if (hasStars) {
      await open(page, puzzle)
      await give(page, puzzle, answerOf(puzzle))
      await expectCompletion(page)
    }
    for (const address of ['/', '/es', '/fr']) {
      await goTo(page, address)
      const header = page.getByRole('banner')
      if (hasStars) await expect(header.locator('[data-star]').first()).toBeVisible()
      const name = header.getByText(nickname).filter({ visible: true })
      await expect(name).toBeVisible()
      for (const width of [1280, 1366, 1440, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect.soft(cut, `${address} at ${width} px, ${hasStars ? 'with' : 'without'} stars`).toBeLessThanOrEqual(0)
      }
    }
  }
})

test('items without room in the header are in its menu, in large text too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/')
  await doubleText(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['HOME', 'PRICING', 'HELP', 'Login', 'Register']) {
    await expect(header.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1)
  }
  expect(await cutOffWords(page)).toEqual([])
  await header.getByRole('button', { name: 'Search by puzzle number' }).click()
  await expect(header.getByLabel('Find a puzzle by its number')).toBeFocused()
  expect(await cutOffWords(page)).toEqual([])
})

async function expectOneLine(page: Page): Promise<void> {
  for (const size of ['normal', 'double'] as const) {
    if (size === 'double') await doubleText(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await headerFaults(page), `${width} px, ${size} text`).toEqual([])
    }
  }
}

/** Parts of the header that are above or below its middle line, outside the window or on its neighbour. */
function headerFaults(page: Page): Promise<readonly string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, button, search, p')].filter((part) => part.checkVisibility())
    const outer = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)))
    const boxes = outer
      .map((part) => ({ name: part.textContent || part.getAttribute('aria-label'), box: part.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.left - b.box.left)
    const bar = header.getBoundingClientRect()
    return boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1]
      return [
        ...(box.left < 0 || box.right > innerWidth ? [`${name} is outside the window`] : []),
        ...(Math.abs(box.top + box.bottom - bar.top - bar.bottom) > 16 ? [`${name} is on another line`] : []),
        ...(next && next.box.left < box.right - 0.5 ? [`${name} is under ${next.name}`] : []),
      ]
    })
  })
}
