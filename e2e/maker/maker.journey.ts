import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { goTo, signIn, test } from '../support/accounts.ts'
import { answerOf, todaysPuzzles } from '../support/answers.ts'
import { logInAsStudent, teacherWithClass } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'
import { answerField, give, ready } from '../support/play.ts'

test('a teacher makes a puzzle and assigns it; a student plays it, makes one too, and the class sees it once it is approved', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(180_000)
  const { students } = await teacherWithClass(page, request, 2)
  const [ada, ben] = students
  if (!ada || !ben) throw new Error('no students')

  await goTo(page, '/maker')
  const mayMake = page.getByRole('switch', { name: /Students of Class 3b may make puzzles/ })
  await mayMake.click()
  await expect(mayMake).toBeChecked()
  await page.getByRole('button', { name: 'Make a puzzle' }).click()
  await page.getByRole('textbox', { name: 'Line 2' }).fill('A + B = 8')
  await page.getByLabel('What is asked').fill('B + B')
  await expect(page.getByText('One answer: 6.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Line 2' }).fill('A = 9')
  await expect(page.getByText('No line shows dolphin, so nobody can find what it stands for.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Line 2' }).fill('A + B = 8')
  await page.getByLabel('Title').fill('Apple and dolphin')
  await expectNoFaults(page, 'a new puzzle')
  await page.getByRole('button', { name: 'Keep this puzzle' }).click()
  await expect(page.getByRole('heading', { name: 'Apple and dolphin' })).toBeVisible()
  const number = /No\. (\d+)/.exec((await page.getByText(/^No\. \d+/).textContent()) ?? '')?.[1] ?? ''
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Print: Apple and dolphin' }).click()])
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await goTo(page, '/assignments')
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByRole('tab', { name: 'By number' }).click()
  await page.getByLabel('Puzzle numbers').fill(number)
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText('1 picked:')).toBeVisible()
  await page.getByLabel('Title').fill('Ours')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByText('0 of 2 students have finished')).toBeVisible()

  const open = async (student: typeof ada) => {
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    const pupil = await context.newPage()
    await signIn(pupil, student.userName, student.password)
    return pupil
  }
  const pupil = await open(ada)
  await goTo(pupil, '/today')
  await pupil.getByRole('link', { name: /1\. Apple and dolphin/ }).click()
  await ready(pupil)
  await expect(pupil.getByText('it earns no points on the boards')).toBeVisible()
  await answerField(pupil).fill('6')
  await pupil.getByRole('button', { name: 'Check', exact: true }).click()
  await pupil.getByRole('dialog').getByRole('button', { name: 'Yes Please' }).click()
  await expect(pupil.getByRole('link', { name: /1\. Apple and dolphin .*solved/ })).toBeVisible()

  await pupil.getByRole('link', { name: 'Make a puzzle for your class' }).click()
  await pupil.getByRole('button', { name: 'Make a puzzle' }).click()
  await pupil.getByRole('tab', { name: 'Emojidoku' }).click()
  const keys = pupil.getByRole('group', { name: 'Emoji to place' }).getByRole('button')
  const cells = pupil.getByRole('group', { name: 'Board' }).getByRole('button')
  for (const [cell, symbol] of [...'12..34..2.4..3.1'].entries()) {
    if (symbol === '.') continue
    await keys.nth(Number(symbol) - 1).click()
    await cells.nth(cell).click()
  }
  await expect(pupil.getByText('One answer.')).toBeVisible()
  expect(await pupil.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await pupil.getByLabel('Title').fill('My board')
  await pupil.getByRole('button', { name: 'Keep this puzzle' }).click()
  await expect(pupil.getByText('waits for the teacher')).toBeVisible()
  await goTo(pupil, '/today')
  await expect(pupil.getByText('Yours: 1 waits for your teacher.')).toBeVisible()

  await goTo(page, '/maker')
  await page.getByRole('button', { name: 'Approve: My board' }).click()
  await expect(page.getByText(/Emojidoku.*approved/)).toBeVisible()
  const other = await open(ben)
  await goTo(other, '/maker')
  await other.getByRole('link', { name: 'Play: My board' }).click()
  await ready(other)
  await expect(other.getByRole('grid')).toBeVisible()

  await goTo(page, '/assignments')
  await expect(page.getByText('1 of 2 students have finished')).toBeVisible()
})

test('an Emojidoku of nine by nine is made, assigned and played', async ({ page, request, browser, site }) => {
  test.setTimeout(180_000)
  const model = (await todaysPuzzles(request)).find(({ sudokuQuestion }) => sudokuQuestion?.length === 81)
  if (!model) throw new Error('no board of nine by nine today')
  const givens = model.sudokuQuestion ?? ''
  const { students } = await teacherWithClass(page, request, 1)
  const [ada] = students
  if (!ada) throw new Error('no student')
  await goTo(page, '/maker')
  await page.getByRole('button', { name: 'Make a puzzle' }).click()
  await page.getByRole('tab', { name: 'Emojidoku' }).click()
  await page.getByRole('button', { name: '9 by 9' }).click()
  const keys = page.getByRole('group', { name: 'Emoji to place' }).getByRole('button')
  const cells = page.getByRole('group', { name: 'Board' }).getByRole('button')
  for (const symbol of new Set(givens.replaceAll('.', ''))) {
    await keys.nth(Number(symbol) - 1).click()
    for (const [cell, given] of [...givens].entries()) if (given === symbol) await cells.nth(cell).click()
  }
  await expect(page.getByText('One answer.')).toBeVisible()
  await page.getByLabel('Title').fill('Nine by nine')
  await page.getByRole('button', { name: 'Keep this puzzle' }).click()
  await expect(page.getByRole('heading', { name: 'Nine by nine' })).toBeVisible()
  const number = /No\. (\d+)/.exec((await page.getByText(/^No\. \d+/).textContent()) ?? '')?.[1] ?? ''

  await goTo(page, '/assignments')
  await page.getByRole('button', { name: 'New assignment' }).click()
  await page.getByRole('tab', { name: 'By number' }).click()
  await page.getByLabel('Puzzle numbers').fill(number)
  await page.getByRole('button', { name: 'Pick these' }).click()
  await expect(page.getByText('1 picked:')).toBeVisible()
  await page.getByLabel('Title').fill('A whole board')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByText('0 of 1 student')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' })
  const pupil = await context.newPage()
  await logInAsStudent(pupil, ada)
  await goTo(pupil, '/assignments')
  await pupil.getByRole('link', { name: /1\. Nine by nine/ }).click()
  await ready(pupil)
  await give(pupil, model, answerOf(model))
  await pupil.getByRole('dialog').getByRole('button', { name: 'Yes Please' }).click()
  await expect(pupil.getByRole('link', { name: /1\. Nine by nine .*solved/ })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByText('1 of 1 student')).toBeVisible()
})
