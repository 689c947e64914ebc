import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newEmail, PASSWORD, signUp, test } from './support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from './support/answers.ts'
import { buyPlan, tokenOf, waitForReload } from './support/classes.ts'
import { everyAddress } from './support/every-address.ts'
import { cutOffWords, ruleOutcomes, SCREENS, sidewaysPx, spaceText, turnTo, type RuleOutcome } from './support/faults.ts'
import { expect } from './support/journey.ts'
import { answerField, expectWin, open, ready } from './support/play.ts'
import { listen, type Listener } from './support/speech.ts'

/** Evidence for the report on accessibility; docs/accessibility.md says how it is read. */
const FOLDER = join(import.meta.dirname, '../docs/accessibility')
const TWENTY_MINUTES_MS = 1_200_000

test.use({ reducedMotion: 'reduce' })

test('every page is checked by axe on a phone and a desktop', async ({ page, request }) => {
  test.setTimeout(TWENTY_MINUTES_MS)
  const rules = new Map<string, RuleOutcome>()
  const cutOffWhenSpaced: string[] = []
  const addresses = await everyAddress(request)
  for (const address of addresses) {
    for (const [turn, screen] of SCREENS.entries()) {
      await turnTo(page, screen)
      if (turn === 0) await page.goto(address)
      await ready(page)
      for (const outcome of await ruleOutcomes(page)) rules.set(outcome.id, sumOf(outcome, rules.get(outcome.id)))
    }
    await turnTo(page, SCREENS[0])
    await spaceText(page)
    cutOffWhenSpaced.push(...(await cutOffWords(page)).map((words) => `${address}: ${words}`))
    if ((await sidewaysPx(page)) > 0) cutOffWhenSpaced.push(`${address}: scrolls sideways`)
  }
  const report = {
    pages: addresses.length,
    screens: SCREENS.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`),
    cutOffWhenSpaced,
    rules: [...rules.values()]
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(({ tags, ...counts }) => ({
        ...counts,
        criteria: tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
      })),
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'axe.json'), `${JSON.stringify(report, undefined, 2)}\n`)
})

function sumOf(one: RuleOutcome, other?: RuleOutcome): RuleOutcome {
  if (!other) return one
  const { passed, failed, unclear } = other
  return { ...one, passed: one.passed + passed, failed: one.failed + failed, unclear: one.unclear + unclear }
}

/** Kinds by type and level, each played with keys alone. */
const PLAYED = [
  { name: 'Classic, Easy', typeId: 1, levelId: 1, play: playTyped },
  { name: 'Grid, Easy', typeId: 2, levelId: 1, play: playTyped },
  { name: 'Word, Easy', typeId: 3, levelId: 1, play: playTyped },
  { name: 'Emojidoku, Level 1', typeId: 4, levelId: 6, play: playBoard },
  { name: 'Spot the odd emoji, Level 1', typeId: 5, levelId: 6, play: playOdd },
] as const

test('a player signs in and solves a puzzle of each kind by keys and ears', async ({ page, request, browser, site }) => {
  test.setTimeout(TWENTY_MINUTES_MS)
  const email = newEmail('listener')
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await signUp(other, email)
  await buyPlan(other.request, await tokenOf(request, email, PASSWORD), 'individual')
  await other.context().close()
  const listener = await listen(page)
  await page.goto('/login')
  await ready(page)
  await listener.chapter('Signing in')
  await listener.pressUntil('Tab', 'User name or e-mail')
  await listener.type(email)
  await listener.pressUntil('Tab', 'Password')
  await listener.type(PASSWORD, 'the password')
  await listener.press('Enter')
  // The page learns of the plan.
  await waitForReload(page)
  await listener.note('the next page')
  const today = await todaysPuzzles(request)
  for (const { name, typeId, levelId, play } of PLAYED) {
    const puzzle = puzzleOf(today, typeId, levelId)
    await open(page, puzzle)
    await listener.chapter(name)
    await play(listener, puzzle, page)
    await expectWin(page)
    await listener.heard(/stars today/)
    await listener.note('the win')
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'speech.md'), listener.log())
})

/** First a wrong answer, then the right one. */
async function playTyped(listener: Listener, puzzle: PuzzleView, page: Page): Promise<void> {
  const answer = answerOf(puzzle)
  await listener.pressUntil('Tab', 'Your answer')
  await listener.type(wrongFor(answer))
  await listener.press('Enter')
  await listener.heard(/\bNot /)
  // While the wrong answer is shown, nothing can be typed.
  await expect(answerField(page)).toBeEditable()
  await listener.note('a moment later')
  await listener.press('Control+A')
  await listener.type(answer)
  await listener.press('Enter')
}

function wrongFor(answer: string): string {
  return /^-?\d+$/.test(answer) ? String(Number(answer) + 1) : [...answer].toReversed().join('')
}

/** Cell by cell from the one that the focus meets first, row by row. */
async function playBoard(listener: Listener, puzzle: PuzzleView): Promise<void> {
  const question = puzzle.sudokuQuestion ?? ''
  const answer = answerOf(puzzle)
  const side = Math.sqrt(question.length)
  const [, firstRow = '', firstColumn = ''] = /row (\d) column (\d)/.exec(await listener.pressUntil('Tab', /row \d column \d/)) ?? []
  const place = { row: Number(firstRow) - 1, column: Number(firstColumn) - 1 }
  for (const [index, given] of [...question].entries()) {
    if (given !== '.') continue
    const [row, column] = [Math.floor(index / side), index % side]
    for (; place.row !== row; place.row += Math.sign(row - place.row)) await listener.press(place.row < row ? 'ArrowDown' : 'ArrowUp')
    for (; place.column !== column; place.column += Math.sign(column - place.column)) {
      await listener.press(place.column < column ? 'ArrowRight' : 'ArrowLeft')
    }
    await listener.press(answer[index] ?? '')
  }
}

async function playOdd(listener: Listener, puzzle: PuzzleView): Promise<void> {
  const [row = 1, column = 1] = answerOf(puzzle).split('-').map(Number)
  await listener.pressUntil('Tab', /^button "?A1\b/)
  for (let step = 1; step < column; step += 1) await listener.press('ArrowRight')
  for (let step = 1; step < row; step += 1) await listener.press('ArrowDown')
  await listener.press('Enter')
}
