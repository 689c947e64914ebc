import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { answerInLesson, joinLesson, openLesson, type LessonSeat } from '@emojigma/contract/classes/lessons.ts'
import { uploadPuzzleGuesses } from '@emojigma/contract/play/guesses.ts'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { requestToken, type TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { goTo, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { call, cardsOf, registerTeacher, waitForReload } from '../support/classes.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'
import { expectCompletion, give, ready, waitForGuessReply } from '../support/play.ts'

const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const

/** A list as a school's program saves it: a title, headings in capitals, names that are not tidy, and empty lines. */
function messyList(): Buffer {
  const first = [`"  O'Neill "," Áine "`, 'de la Cruz,José  María', '"Nguyễn",Thị Hoa', 'Smith-Jones,ANNA', 'Ødegård,Åse']
  const others = Array.from({ length: 26 }, (_, index) => `Lovelace,Ada ${String.fromCodePoint(65 + index)}`)
  const rows = [...first, '', ...others, '', ''].map((names) => (names === '' ? ',,,' : `${names},4B,4`))
  return Buffer.from(`\u{FEFF}Class list 4b;printed on Monday\r\n\r\nSURNAME,FORENAME,Reg,Year\r\n${rows.join('\r\n')}\r\n`)
}

/** Presses the button, and expects a PDF. */
async function expectPdf(page: Page, press: () => Promise<void>): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  expect(readFileSync(await file.path()).toString('latin1')).toMatch(/^%PDF-[^]+%%EOF\s*$/)
}

test('a school’s week: a list, cards, a lesson, homework, results, a letter, and a new year that keeps it all', async ({
  page,
  request,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  const today = await todaysPuzzles(request)
  const [sum, grid] = [puzzleOf(today, 1, 1), puzzleOf(today, 2, 1)]
  const teacher = await registerTeacher(page, request)
  const { Id } = await call<{ Id: string }>(request, createClassroom.path, teacher.token, { classroomName: 'Year 4 Otters' })
  const portal = `/manageStudents/${Id}`
  const main = page.getByRole('main')

  // Monday: the list becomes a class with cards.
  await goTo(page, `${portal}/csv`)
  await main.getByLabel('Choose file').setInputFiles({ name: 'sims.csv', mimeType: 'text/csv', buffer: messyList() })
  await expect(main.getByText('31 ready to add.')).toBeVisible()
  await main.getByRole('button', { name: 'Add 31 students' }).click()
  await expect(main.getByText('All passwords are ready: everyone can log in.')).toBeVisible({ timeout: 60_000 })
  await goTo(page, `${portal}/cards`)
  await expectPdf(page, () => main.getByRole('button', { name: 'Print 31 cards' }).click())
  const cards = await cardsOf(request, teacher, Id)
  const [aine, jose, ...others] = ['Áine', 'José', 'Anna', 'Ada A', 'Ada B'].map((name) => {
    const card = cards.find(({ Name }) => Name.toLowerCase().includes(name.toLowerCase()))
    if (!card) throw new Error(`no card of ${name}`)
    return card
  })
  if (!aine || !jose) throw new Error('no cards')
  const tokens = await Promise.all(
    others.map(async ({ Code }) => {
      const reply = await request.post(requestToken.path, { form: { grant_type: 'card_code', code: Code } })
      expect(reply.status()).toBe(200)
      return ((await reply.json()) as TokenReply).access_token
    }),
  )

  const [first, second] = await Promise.all([PHONE, PHONE].map((phone) => browser.newContext({ baseURL: site.origin, ...phone })))
  if (!first || !second) throw new Error('no devices')
  const [aines, joses] = [await first.newPage(), await second.newPage()]
  await goTo(aines, new URL(aine.Url).pathname + new URL(aine.Url).search)
  await aines.getByRole('button', { name: 'Play' }).click()
  await aines.waitForURL('**/today')
  await waitForReload(aines)
  await goTo(joses, '/class')
  await joses.getByLabel('Class code, or the code on your card').fill(shownCode(jose.Code))
  await joses.getByRole('button', { name: 'Go on' }).click()
  await joses.waitForURL('**/today')
  await waitForReload(joses)

  // Tuesday: a lesson with one puzzle.
  const wish = { ClassroomId: Id, PuzzleIds: [sum.id], Pace: 'together', Goal: 4 }
  const { Code } = await call<{ Code: string }>(request, openLesson.path, teacher.token, wish)
  await goTo(page, `/lesson/wall/${Id}`)
  await goTo(joses, `/lesson?code=${Code}`)
  await joses.getByRole('textbox').fill(answerOf(sum))
  await joses.getByRole('textbox').press('Enter')
  for (const answer of [answerOf(sum), '99', answerOf(sum)]) {
    const seat = await call<LessonSeat>(request, joinLesson.path, undefined, { Code })
    const given = { LessonId: seat.LessonId, SeatToken: seat.SeatToken, Position: 0, Answer: answer }
    await call(request, answerInLesson.path, undefined, given)
  }
  await expect(page.getByRole('heading', { name: '4 of 4 answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Show answers' }).click()
  await expect(page.getByText('3 of 4', { exact: true }).first()).toBeVisible()
  await expect(joses.getByRole('heading', { name: 'Right!' })).toBeVisible()
  await page.getByRole('button', { name: 'End the lesson' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the lesson' }).click()
  await expect(joses.getByRole('heading', { name: 'The lesson is over' })).toBeVisible()
  await second.close()

  // Wednesday: homework, which a child works through to its end.
  await goTo(page, `${portal}/assignments`)
  await main.getByRole('button', { name: 'New assignment' }).click()
  await main.getByRole('tab', { name: 'By number' }).click()
  await main.getByLabel('Puzzle numbers').fill(`${sum.id}, ${grid.id}`)
  await main.getByRole('button', { name: 'Pick these' }).click()
  await main.getByLabel('Title').fill('Monday sums')
  await main.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(main.getByText('0 of 31 students have finished')).toBeVisible()
  await goTo(aines, '/today')
  await aines.getByRole('link', { name: 'Start: Monday sums' }).click()
  for (const [index, puzzle] of [sum, grid].entries()) {
    await expect(aines.getByText(`${index + 1} of 2`, { exact: true })).toBeVisible()
    await ready(aines)
    const judged = waitForGuessReply(aines)
    await give(aines, puzzle, answerOf(puzzle))
    await judged
    await (await expectCompletion(aines)).getByRole('button', { name: 'Yes Please' }).click()
  }
  await expect(aines.getByRole('heading', { name: 'Monday sums: all 2 done!' })).toBeVisible()
  await expectNoFaultsOnBothScreens(aines, 'the end of homework')
  for (const token of tokens) {
    await call(request, uploadPuzzleGuesses.path, token, { PuzzleGuesses: [{ PuzzleId: sum.id, PuzzleGuess: answerOf(sum) }] })
  }

  // Thursday: results and the gradebook.
  await goTo(page, `${portal}/assignments`)
  await expect(main.getByText('1 of 31 students have finished')).toBeVisible()
  await main.getByRole('button', { name: 'Results: Monday sums' }).click()
  const results = main.getByRole('table', { name: 'Results by student' })
  await expect(results.getByRole('row', { name: /Áine/ })).toContainText('2 of 2 (100%)')
  await expect(results.getByRole('row', { name: /Ada A/ })).toContainText('1 of 2 (50%)')
  await main.getByRole('button', { name: 'All assignments' }).click()
  await main.getByRole('button', { name: 'Gradebook' }).click()
  const gradebook = main.getByRole('table', { name: 'Gradebook' })
  await expect(gradebook.getByRole('row')).toHaveCount(1 + 31)
  await expect(gradebook.getByRole('row', { name: /Áine/ })).toContainText('100%')

  // Friday: a letter for the family, and the next year.
  await goTo(page, `${portal}/cards`)
  await main
    .getByRole('article', { name: new RegExp(aine.Name) })
    .getByRole('button', { name: 'Print' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Print as').selectOption('letters')
  await expectPdf(page, () => dialog.getByRole('button', { name: 'Print 1 card' }).click())
  await goTo(page, '/manageStudents')
  await main.getByRole('button', { name: 'New school year' }).click()
  await dialog.getByLabel('Next year').selectOption('rename')
  await dialog.getByRole('button', { name: 'Begin the new year' }).click()
  await expect(main.getByText('The new school year has started.', { exact: false })).toBeVisible()
  await goTo(page, `${portal}?student=${aine.StudentId}`)
  await expect(main.getByRole('heading', { level: 1, name: 'Year 5 Otters' })).toBeVisible()
  await expect(main.getByRole('table', { name: 'Assignments' }).getByRole('row', { name: /Monday sums/ })).toContainText('2 of 2')
  await expect(main.getByRole('table', { name: 'Puzzle by puzzle' }).getByRole('row')).toHaveCount(1 + 2)
  // The child is still signed in, with all that was played.
  await goTo(aines, '/assignments')
  await expect(aines.getByText('2 of 2 done · all finished')).toBeVisible()
  await first.close()
})
