import { expect, type Page } from '@playwright/test'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { logOut, newEmail, register, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expectCompletion, give, open, ready, solve } from '../support/play.ts'

const toDays = async (page: Page) => {
  await page.goto('/my-days')
  await ready(page)
}

test('a guest’s days, favourites and half-done puzzles are found again, also after signing in, by keyboard and without a network', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const today = await todaysPuzzles(request)
  const [first, second, third] = [6, 7, 8].map((level) => puzzleOf(today, 1, level)) as [
    (typeof today)[0],
    (typeof today)[0],
    (typeof today)[0],
  ]
  const date = dayDate(dayOfPuzzle(first.id))

  await toDays(page)
  await expect(page.getByText(/your first day begins/)).toBeVisible()
  await expectNoFaults(page, 'days before anything was played')

  await solve(page, first)
  await expectCompletion(page)
  await open(page, second)
  // It comes once someone does something on the page.
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await give(page, second, String(Number(answerOf(second)) + 1))
  await expect(page.getByText(/Have another go|Not /).first()).toBeVisible()

  await toDays(page)
  const calendar = page.getByRole('table', { name: /^Stars of/ })
  const ownDay = calendar.locator('[data-today]')
  await expect(ownDay).toHaveAttribute('aria-label', /: 1 star, today$/)
  await expect(page.getByText('1 day in a row, rest days included')).toBeVisible()
  const carryOn = page.getByRole('list', { name: 'Puzzles to carry on with' })
  await expect(carryOn.getByRole('link')).toHaveAttribute('href', `/puzzle/${second.id}`)
  const favourites = page.getByRole('list', { name: 'Your favorites' })
  await expect(favourites.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Classic, Level 1/ })).toBeVisible()
  await expectNoFaults(page, 'days with stars')

  // By keyboard: into the month before and back, then the day's puzzles.
  await ownDay.focus()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeEnabled()
  await expect(calendar.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await ownDay.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${date}$`))
  const heading = page.getByRole('heading', { name: /^Puzzles of .*, today$/ })
  await expect(heading).toBeFocused()
  // The ring around it cuts nothing.
  const room = await heading.evaluate(
    (one) => (one.nextElementSibling?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom,
  )
  expect(room).toBeGreaterThanOrEqual(6)
  await expect(page.getByRole('link', { name: /^Classic puzzle, Level 1, .* solved$/ })).toBeVisible()
  await expectNoFaults(page, 'the puzzles of a day')
  await page
    .getByRole('link', { name: /^Grid puzzle, / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Grid puzzle, / }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Puzzles of/ })).toHaveCount(0)

  // Without a network a heart is stored, and the page names what it cannot know.
  await context.setOffline(true)
  await favourites.getByRole('button', { name: /^Remove from favorites/ }).click()
  await expect(favourites.getByRole('button', { name: /^Add to favorites/ })).toBeVisible()
  await favourites.getByRole('button', { name: /^Add to favorites/ }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  await context.setOffline(false)

  await page.setViewportSize({ width: 1280, height: 900 })
  await register(page, newEmail('days'))
  await toDays(page)
  await expect(ownDay).toHaveAttribute('aria-label', /: 1 star, today$/)
  await expect(carryOn.getByRole('link')).toHaveAttribute('href', `/puzzle/${second.id}`)
  await expect(favourites.getByRole('link')).toHaveCount(1)
  await solve(page, third)
  await expectCompletion(page)
  await toDays(page)
  await expect(ownDay).toHaveAttribute('aria-label', /: 2 stars, today$/)
  await logOut(page)
  await toDays(page)
  await expect(ownDay).toHaveAttribute('aria-label', /: no stars, today$/)
})
