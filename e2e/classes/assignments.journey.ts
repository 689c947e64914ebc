import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { goTo, signIn, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { teacherWithClass } from '../support/classes.ts'
import { expectNoFaults, expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { give, ready } from '../support/play.ts'

test('a teacher assigns puzzles, a student finds them first on Today and plays, and the teacher sees the results', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(150_000)
  const today = await todaysPuzzles(request)
  const [sum, grid] = [puzzleOf(today, 1, 1), puzzleOf(today, 2, 1)]
  const { students } = await teacherWithClass(page, request, [{ realName: '=Ada' }, { realName: 'Ben' }])
  const [ada] = students
  if (!ada) throw new Error('no student')

  await goTo(page, '/assignments')
  await expect(page.getByRole('heading', { name: 'No assignments yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByRole('tab', { name: 'By number' }).click()
  await page.getByLabel('Puzzle numbers').fill(`${sum.id}, ${grid.id}`)
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText('2 picked:')).toBeVisible()
  await page.getByLabel('Title').fill('Monday sums')
  await expectNoFaults(page, 'a new assignment')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByText('0 of 2 students have finished')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const pupil = await context.newPage()
  await signIn(pupil, ada.userName, ada.password)
  await goTo(pupil, '/today')
  const toDo = pupil.getByRole('region', { name: 'From your teacher' })
  await expect(toDo.getByRole('heading', { name: 'Monday sums' })).toBeVisible()
  const place = async (what: string) => (await pupil.locator(what).first().boundingBox())?.y ?? 0
  expect(await place('#my-assignments')).toBeLessThan(await place('main h2:not(#my-assignments)'))
  await toDo.getByRole('link', { name: /1\. Classic/ }).click()
  await ready(pupil)
  await give(pupil, sum, answerOf(sum))
  await expect(pupil.getByRole('dialog').first()).toBeVisible()
  await goTo(pupil, `/puzzle/${grid.id}`)
  await give(pupil, grid, String(Number(answerOf(grid)) + 1))
  await expect(pupil.getByText(/Have another go|Not /).first()).toBeVisible()
  await goTo(pupil, '/today')
  await expect(toDo.getByText('1 of 2 done')).toBeVisible()
  await expect(toDo.getByRole('link', { name: /1\. Classic Easy · solved/ })).toBeVisible()
  expect(await pupil.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()

  await goTo(page, '/assignments')
  await page.getByRole('button', { name: 'Results: Monday sums' }).click()
  const results = page.getByRole('table', { name: 'Results by student' })
  await expect(results.getByRole('row', { name: /=Ada/ })).toContainText('1 of 2 (50%)')
  await page.getByRole('tab', { name: 'Puzzles' }).click()
  await expect(page.getByText('not at the first try for 1 of 1')).toBeVisible()
  await page.getByRole('tab', { name: 'Skills' }).click()
  await expect(page.getByRole('img', { name: /First tries by skill/ })).toBeVisible()
  await expectNoFaults(page, 'results by skill')
  await page.setViewportSize({ width: 320, height: 700 })
  const names = await page.getByRole('table', { name: 'First tries by student and skill' }).getByRole('rowheader').first().boundingBox()
  expect(names?.width, 'room for a name beside the skills').toBeGreaterThanOrEqual(100)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: '=Ada' }).click()
  await expect(page.getByRole('heading', { name: '=Ada' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Assignments' }).getByRole('row', { name: /Monday sums/ })).toContainText('1 of 2')
  await expect(page.getByRole('table', { name: 'Puzzle by puzzle' }).getByRole('row')).toHaveCount(1 + 2)
  await expectNoFaultsOnBothScreens(page, 'one student')
  await page.getByRole('button', { name: 'Print the term report' }).click()
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Print', exact: true }).click()])
  expect(
    readFileSync(await report.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Monday sums' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines.find((line) => line.includes(`,${sum.id},`) && line.includes(ada.userName))).toMatch(/^"'=Ada",.*,"solved",1,0,"yes","no"$/)

  await page.getByRole('button', { name: 'All assignments' }).click()
  await page.getByRole('button', { name: 'Delete: Monday sums' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await goTo(page, '/assignments')
  await page.getByText('Deleted assignments (1)').click()
  await expect(page.getByRole('button', { name: 'Bring back Monday sums' })).toBeVisible()
  await expectNoFaults(page, 'what was deleted')
  await page.getByRole('button', { name: 'Bring back Monday sums' }).click()
  await expect(page.getByRole('heading', { name: 'Monday sums' })).toBeVisible()
})
