import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { getPracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { againId } from '@emojigma/contract/rules/play-again.ts'
import type { Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, give, ready, solve, typeInstead } from '../support/play.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The practice puzzles that the page was given, by their numbers. */
function noting(page: Page): ReadonlyMap<number, PuzzleView> {
  const seen = new Map<number, PuzzleView>()
  page.on('response', async (response) => {
    if (!response.url().includes(getPracticePuzzle.path) || !response.ok()) return
    // The next one is fetched ahead, and may still be on its way when the page is left.
    const reply = (await response.json().catch(() => undefined)) as { Puzzle: MiniPuzzle } | undefined
    const puzzle = reply && puzzleFromWire(reply.Puzzle)
    if (puzzle) seen.set(puzzle.id, puzzle)
  })
  return seen
}

/** The one of them on the table: its question is what is heard of it. */
async function onTable(page: Page, seen: ReadonlyMap<number, PuzzleView>): Promise<PuzzleView> {
  await typeInstead(page)
  await expect(answerField(page)).toBeEditable()
  const heard = await page.getByRole('article').locator('.visually-hidden').allTextContents()
  const words = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]+/g, ' ')
  const said = words(heard.join(' '))
  const puzzle = [...seen.values()].find(({ text }) =>
    words(text)
      .split(' equals what')
      .every((part) => part === '' || said.includes(part.trim().slice(0, 20))),
  )
  if (!puzzle) throw new Error(`no practice puzzle says ${said}`)
  return puzzle
}

test('a strand goes up and down from its picture, a solved puzzle is replayed offline, and similar ones are found', async ({
  page,
  request,
  context,
}) => {
  test.slow()
  const guesses: string[] = []
  page.on('request', (asked) => {
    if (/Guess/.test(asked.url())) guesses.push(asked.url())
  })
  const seen = noting(page)

  await page.goto('/practise')
  await ready(page)
  await expectNoFaults(page, 'all strands')
  await page.getByRole('link', { name: /^Making ten/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'First a picture' })).toBeVisible()
  await expectNoFaults(page, 'a picture')
  await page.getByRole('group', { name: 'Which number is it?' }).getByRole('button', { name: '3' }).press('Enter')
  await expect(page.getByText('7 and 3 are ten.')).toBeVisible()
  await button(page, 'Now a puzzle').press('Enter')
  await expect(page.getByText('Practice: no points')).toBeVisible()
  await expectNoFaults(page, 'a practice puzzle')

  const solveOne = async (isMissed = false) => {
    const answer = answerOf(await onTable(page, seen))
    if (isMissed) {
      await answerField(page).fill(`${Number(answer) + 1}`)
      await answerField(page).press('Enter')
      await expect(page.getByText('Have another go.')).toBeVisible()
      await expect(answerField(page)).toHaveValue('')
    }
    await answerField(page).fill(answer)
    await answerField(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Solved!' })).toBeFocused()
  }
  await solveOne()
  await expect(page.getByText('One more like this fills step 1.')).toBeVisible()
  await button(page, 'Next puzzle').press('Enter')
  await solveOne()
  await expect(page.getByText('1 of 3 steps filled')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByText('1 of 3 steps filled')).toBeVisible()
  await solveOne(true)
  await button(page, 'Next puzzle').click()
  await solveOne(true)
  await expect(page.getByText('Let us take one that is a little easier.')).toBeVisible()
  await expect(page.getByText('3 steps', { exact: true })).toBeVisible()
  expect(guesses).toEqual([])

  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 8)
  await solve(page, puzzle)
  await (await expectCompletion(page)).getByRole('button', { name: 'No Thanks' }).click()
  const reported = guesses.length
  await page.getByRole('link', { name: 'Play again' }).click()
  await expect(page.getByText('Practice: no points')).toBeVisible()
  await expect(answerField(page)).toHaveValue('')
  await expectNoFaults(page, 'a puzzle again')
  await context.setOffline(true)
  for (const next of ['Once more', undefined]) {
    await give(page, { ...puzzle, id: againId(puzzle.id) }, answerOf(puzzle))
    await expect(page.getByRole('heading', { name: 'Solved again' })).toBeVisible()
    if (next) await button(page, next).click()
  }
  await context.setOffline(false)
  expect(guesses).toHaveLength(reported)

  await page.getByRole('link', { name: 'More like this' }).click()
  await expect(page.getByText(`Puzzles like No. ${puzzle.id}`)).toBeVisible()
  await solveOne()
  await expect(page.getByText('Practiced.')).toBeVisible()
  await button(page, 'More like this').click()
  await expect(answerField(page)).toHaveValue('')
  await expectNoFaults(page, 'more like one')
})
