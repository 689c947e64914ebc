import type { StudentCard } from '@emojigma/contract/classes/cards.ts'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { expect, type Page } from '@playwright/test'
import { goTo, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { cardsOf, teacherWithClass, waitForReload } from '../support/classes.ts'
import { expectCompletion, give, waitForGuessReply, open, ready } from '../support/play.ts'

const CODE_LABEL = 'Class code, or the code on your card'

async function logOutAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
}

test('pupils log in by QR code, by typed code and by pictures, one after the other at one tablet, and leave nothing behind', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(120_000)
  const { teacher, classroomId } = await teacherWithClass(page, request)
  const [first, second, third] = (await cardsOf(request, teacher, classroomId)) as [StudentCard, StudentCard, StudentCard]
  const context = await browser.newContext({ baseURL: site.origin })
  const tablet = await context.newPage()
  const asked: string[] = []
  tablet.on('request', (one) => asked.push(`${one.url()} ${one.headers()['referer'] ?? ''}`))

  await goTo(tablet, first.Url.replace(/^https?:\/\/[^/]+/, ''))
  await expect(tablet.getByRole('heading', { name: `Hello, ${first.Nickname}` })).toBeVisible()
  await expect(tablet).toHaveURL(/\/magic$/)
  await tablet.getByRole('button', { name: 'Play' }).click()
  await tablet.waitForURL('**/today')
  await waitForReload(tablet)
  await expect(tablet.getByText(first.Nickname).first()).toBeAttached()
  const token = new URL(first.Url).searchParams.get('magic') ?? ''
  expect(asked.filter((line) => line.includes(token))).toHaveLength(1)

  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 7)
  await open(tablet, puzzle)
  const reported = waitForGuessReply(tablet)
  await give(tablet, puzzle, answerOf(puzzle))
  await expectCompletion(tablet)
  await reported
  await tablet.keyboard.press('Escape')
  await logOutAgain(tablet)
  const kept = await tablet.evaluate(() => Object.entries(localStorage).flat().join(' '))
  expect(kept).not.toContain(first.StudentId)

  await goTo(tablet, '/login')
  await tablet.getByRole('link', { name: 'I am in a class' }).click()
  await tablet.getByLabel(CODE_LABEL).fill(shownCode(second.Code))
  await tablet.getByRole('button', { name: 'Go on' }).click()
  await tablet.waitForURL('**/today')
  await waitForReload(tablet)
  await expect(tablet.getByText(second.Nickname).first()).toBeAttached()
  // The first student's solved puzzles are new to the second.
  await open(tablet, puzzle)
  await expect(tablet.getByRole('status').filter({ hasText: 'Solved.' })).toHaveCount(0)
  await logOutAgain(tablet)

  await goTo(tablet, '/class')
  await tablet.getByLabel(CODE_LABEL).fill(shownCode(third.ClassCode))
  await tablet.getByRole('button', { name: 'Go on' }).click()
  await expect(tablet.getByRole('heading', { name: 'Find your pictures' })).toBeVisible()
  await ready(tablet)
  for (const word of third.Pictures) await tablet.getByRole('button', { name: word, exact: true }).click()
  await tablet.waitForURL('**/today')
  await expect(tablet.getByText(third.Nickname).first()).toBeAttached()
  await context.close()
})
