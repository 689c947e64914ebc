import { expect } from '@playwright/test'
import { goTo, test } from '../support/accounts.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'

test('a guest hides a word, a friend in another browser finds it at the second try, and the maker sees that', async ({
  page,
  browser,
  site,
}) => {
  await goTo(page, '/today')
  await page.getByRole('link', { name: 'Make a puzzle for a friend' }).click()
  await expectNoFaultsOnBothScreens(page, 'making a puzzle')
  const secret = page.getByLabel('Your secret')
  await secret.fill('loser')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please choose another word')).toBeVisible()
  await secret.fill('otter')
  await page.getByRole('radio', { name: 'Fruit' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sweets' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The answer is otter.')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'a puzzle before it is sent')
  await page.getByRole('button', { name: 'Another one' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel('The link for your friends').inputValue()
  expect(new URL(link).pathname).toMatch(/^\/make\/\d{16}$/)
  await expect(page.getByText('No one has opened it yet')).toBeVisible()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Picture of your puzzle' }).click()
  expect((await picture).suggestedFilename()).toBe('emojigma-puzzle.png')

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const friend = await context.newPage()
  const replies: string[] = []
  friend.on('response', async (response) => {
    if (response.url().includes('/api/challenge/')) replies.push(await response.text())
  })
  await goTo(friend, new URL(link).pathname)
  await expect(friend.getByText(/You play as the/)).toBeVisible()
  await expectNoFaultsOnBothScreens(friend, 'a puzzle from a friend')
  await friend.setViewportSize({ width: 390, height: 844 })
  friend.removeAllListeners('response')
  expect(replies.join()).not.toContain('OTTER')
  const answer = friend.getByLabel('Your answer')
  await answer.fill('tutor')
  await answer.press('Enter')
  await expect(answer).toHaveValue('')
  await answer.fill('otter')
  await answer.press('Enter')
  await expect(friend.getByRole('dialog').getByText('Make one for your friend?')).toBeVisible()
  await friend.getByRole('dialog').getByRole('button', { name: 'Make one back' }).click()
  await expect(friend.getByLabel('Your secret')).toBeVisible()
  await goTo(friend, new URL(link).pathname)
  await expect(friend.getByRole('link', { name: 'Make one back' })).toBeVisible()
  await context.close()

  await goTo(page, '/make')
  await page.getByRole('link', { name: 'Puzzle 1' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Solved in 2 tries' })).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'how friends solved a puzzle')
  await page.getByRole('button', { name: 'Remove this puzzle' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this puzzle' }).click()
  await expect(page.getByLabel('Your secret')).toBeVisible()
  await goTo(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'This puzzle is not here' })).toBeVisible()
})
