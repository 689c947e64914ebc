import { expect } from '@playwright/test'
import { goTo, newEmail, register, test } from '../support/accounts.ts'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expectCompletion, open, solve } from '../support/play.ts'

test('a challenge is made at a puzzle, joined by a guest, played by both, left and joined again', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(120_000)
  const today = await todaysPuzzles(request)
  const [first, second] = [puzzleOf(today, 1, 6), puzzleOf(today, 1, 7)]
  const nickname = await register(page, newEmail('challenge'))

  await open(page, first)
  // It comes once someone does something on the page.
  await page.keyboard.press('Shift')
  await page.getByRole('link', { name: 'Challenge a friend' }).click()
  await expect(page.getByText('1 of 10 chosen')).toBeVisible()
  await page.getByRole('list', { name: 'Classic junior' }).getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 of 10 chosen')).toBeVisible()
  await expectNoFaults(page, 'choosing puzzles for a challenge')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel('The link for your friends').inputValue()
  expect(new URL(link).pathname).toMatch(/^\/challenge\/[a-z2-9]{14}$/)
  await expectNoFaults(page, 'a challenge that is made')

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const friend = await context.newPage()
  await goTo(friend, new URL(link).pathname)
  await expect(friend.getByText(`${nickname} chose these puzzles`)).toBeVisible()
  await expectNoFaults(friend, 'a challenge before it is taken')
  await friend.getByRole('button', { name: 'Take it' }).focus()
  await friend.keyboard.press('Enter')
  const ownName = friend.getByText(/You take part as/).locator('strong')
  await expect(ownName).toHaveText(/^Guest [a-z]+$/)
  const name = await ownName.innerText()
  await solve(friend, second)
  await expectCompletion(friend)
  await goTo(friend, new URL(link).pathname)
  const puzzles = friend.getByRole('list', { name: 'The puzzles of this challenge' }).getByRole('listitem')
  await expect(puzzles.nth(1)).toContainText('Solved by You')

  await solve(page, first)
  await expectCompletion(page)
  await goTo(page, '/my-days')
  await page.getByRole('link', { name: /^Challenge of/ }).click()
  const seen = page.getByRole('list', { name: 'The puzzles of this challenge' }).getByRole('listitem')
  await expect(seen.nth(0)).toContainText('Solved by You')
  await expect(seen.nth(1)).toContainText(`Solved by ${name}`)
  await expectNoFaults(page, 'a challenge that both have played')

  await friend.getByRole('button', { name: 'Leave the challenge' }).click()
  await expect(friend.getByText('You left the challenge.')).toBeVisible()
  await friend.getByRole('button', { name: 'Undo' }).click()
  await expect(ownName).toHaveText(name)
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await goTo(friend, '/challenge/nosuchchaenge2')
  await expect(friend.getByRole('heading', { name: 'This challenge is not here' })).toBeVisible()
  await context.close()
})

test('while puzzles are chosen by keyboard, the fixed bottom row covers none of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await goTo(page, '/challenge')
  const boxes = page.getByRole('checkbox')
  await boxes.first().focus()
  const count = await boxes.count()
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Tab')
    await expect(boxes.nth(index)).toBeFocused()
    const isVisible = await boxes.nth(index).evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === box
    })
    expect(isVisible, `the puzzle in place ${index}`).toBe(true)
  }
})
