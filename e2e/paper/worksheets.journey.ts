import { expect } from '@playwright/test'
import { createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { field, goTo, newEmail, signUp } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { waitForReload, logInAsStudent, teacherWithClass } from '../support/classes.ts'
import { operate } from '../support/operator.ts'
import { sidewaysPx } from '../support/faults.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { give, waitForGuessReply, ready } from '../support/play.ts'

const SECRET = 'a secret that this journey knows, to make codes'

const test = testOnOwnSite({ RATE_LIMITS: 'off', SECRET })

/** The code of a sheet with one puzzle, as the site would print it. */
function codeOf(puzzleId: number): string {
  const bytes: number[] = [0]
  for (let rest = puzzleId; rest > 0; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'codes on worksheets', 32))
  const content = Buffer.from(bytes)
  return Buffer.concat([content, createHmac('sha256', key).update(content).digest().subarray(0, 8)]).toString('base64url')
}

test('a subscriber makes a worksheet, which is ready once there are enough puzzles', async ({ page, folder }) => {
  test.setTimeout(120_000)
  await goTo(page, '/worksheets')
  await expect(page.getByText('comes with every paid plan: choose')).toBeVisible()
  const email = newEmail('teacher')
  await signUp(page, email)
  await operate(folder, 'plan', 'grant', email, 'teacher')
  await goTo(page, '/worksheets')
  await waitForReload(page)
  await expect(page.getByRole('heading', { name: 'Make your own' })).toBeVisible()
  await field(page, 'Title').fill('Monday morning')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  // On its first day a site has one Classic puzzle of each level.
  await expect(page.getByText(/There is only 1 puzzle like that so far/)).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Monday morning')
  for (const level of ['Medium', 'Hard', 'Expert']) await page.getByRole('checkbox', { name: level }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('emojigma-worksheet.pdf')
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('checkbox', { name: 'Expert' })).toBeChecked()
})

test('a worksheet becomes an assignment through the address in its code', async ({ page, request, browser, origin }) => {
  test.setTimeout(120_000)
  const sum = puzzleOf(await todaysPuzzles(request), 1, 2)
  const { students } = await teacherWithClass(page, request, 1)
  const [ada] = students
  if (!ada) throw new Error('no student')
  await goTo(page, '/assignments')
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByRole('tab', { name: 'From a worksheet' }).click()
  const code = page.getByLabel('Check address of the worksheet')
  await code.fill('nonsense')
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText(/is not the check code of a worksheet/)).toBeVisible()
  await expect(code).toHaveValue('nonsense')
  await code.fill(`${origin}/worksheets/check/${codeOf(sum.id)}`)
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText('1 picked:')).toBeVisible()
  await page.getByLabel('Title').fill('As on paper')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByText('0 of 1 student')).toBeVisible()

  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const pupil = await context.newPage()
  await logInAsStudent(pupil, ada)
  await goTo(pupil, '/today')
  await pupil
    .getByRole('region', { name: 'From your teacher' })
    .getByRole('link', { name: /1\. Classic/ })
    .click()
  await ready(pupil)
  const reported = waitForGuessReply(pupil)
  await give(pupil, sum, answerOf(sum))
  await reported
  await context.close()
  await page.reload()
  await expect(page.getByText('1 of 1 student')).toBeVisible()
})

test('a sheet’s answers are checked without an account, and no answer leaves the device', async ({ page, request }) => {
  const today = puzzleOf(await todaysPuzzles(request), 1, 1)
  await page.goto(`/worksheets/check/${codeOf(today.id)}`)
  await ready(page)
  const puzzle = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Check' }) })
  await expect(puzzle.getByRole('heading', { name: '1. Classic · Easy' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (asked) => void (asked.method() === 'POST' && sent.push(asked.url())))
  await puzzle.getByLabel('My answer').fill('999999')
  await puzzle.getByRole('button', { name: 'Check' }).click()
  await expect(puzzle.getByText('Not yet. Look again.')).toBeVisible()
  await puzzle.getByLabel('My answer').fill(answerOf(today))
  await puzzle.getByRole('button', { name: 'Check' }).click()
  await expect(puzzle.getByText('Right. Solved!')).toBeVisible()
  expect(sent).toEqual([])
  const board = puzzleOf(await todaysPuzzles(request), 4, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/worksheets/check/${codeOf(board.id)}`)
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
  await page.goto('/worksheets/check/nonsense')
  await expect(page.getByText('No worksheet has this code.')).toBeVisible()
})
