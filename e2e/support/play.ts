import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { answerOf } from './answers.ts'

export function answerField(page: Page): Locator {
  return page.getByLabel('Your answer')
}

export function board(page: Page): Locator {
  return page.getByRole('grid')
}

export function cellAt(page: Page, index: number): Locator {
  return board(page).getByRole('button').nth(index)
}

/** A cell's accessible name, without the part about being selected. */
export async function nameOf(cell: Locator): Promise<string> {
  return ((await cell.getAttribute('aria-label')) ?? '').replace(', selected', '')
}

export async function open(page: Page, { id, typeId, levelId }: PuzzleView): Promise<void> {
  await page.goto(`/puzzle/${id}?t=${typeId}&l=${levelId}`)
  await ready(page)
}

/** Waits until the page is hydrated and knows what this device has played. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** After this time a page counts as idle. */
const SETTLED_MS = 3000

/** Stops the page from becoming idle, however slow the machine is: what it loads then is not part of its first load. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript((laterMs) => {
    const start = globalThis.setTimeout
    globalThis.setTimeout = ((act: () => void, delayMs = 0) => (delayMs < laterMs ? start(act, delayMs) : 0)) as typeof setTimeout
  }, SETTLED_MS)
}

/** Shows the field where a puzzle is answered by tapping. */
export async function typeInstead(page: Page): Promise<void> {
  const typing = page.getByRole('button', { name: 'Type it' })
  // Until a page knows that its puzzle is open, it shows a closed field.
  await expect(answerField(page).and(page.locator(':enabled')).or(typing).first()).toBeVisible()
  if (await typing.isVisible()) await typing.click()
}

/** Opens the list of a plan's tools, and presses one. */
export async function pressTool(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
}

/** Enters an answer as a person with a mouse would. */
export async function give(page: Page, puzzle: PuzzleView, answer: string): Promise<void> {
  switch (puzzle.typeId) {
    case 1:
    case 2:
    case 3:
      await typeInstead(page)
      await answerField(page).fill(answer)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      return
    case 4:
      for (const [index, given] of [...(puzzle.sudokuQuestion ?? '')].entries()) {
        if (given !== '.') continue
        await cellAt(page, index).click()
        await page.keyboard.press(answer[index] ?? '')
      }
      return
    case 5: {
      const name = cellName(answer)
      await board(page).getByRole('button', { name, exact: true }).click()
      const confirm = page.getByRole('button', { name: 'That’s the one' }).filter({ visible: true })
      if (await confirm.isVisible()) await confirm.click()
    }
  }
}

/** Waits until the page has shown a text, however briefly: every frame is checked. Call it before the text appears. */
export async function waitForText(page: Page, words: string): Promise<void> {
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, { polling: 'raf', timeout: 30_000 })
}

/** Opens a puzzle and solves it, until the server has stored it. */
export async function solve(page: Page, puzzle: PuzzleView): Promise<void> {
  await open(page, puzzle)
  const reported = waitForGuessReply(page)
  await give(page, puzzle, answerOf(puzzle))
  await reported
}

/** `7-6` → `F7` */
export function cellName(answer: string): string {
  const [row = '', column = ''] = answer.split('-')
  return `${String.fromCodePoint(64 + Number(column))}${row}`
}

/** The first rank, and the fifth and tenth. */
const FILLS_THE_SCREEN = /Your new rank: (?:Ant|Caterpillar|Mouse)!/

/** The dialog after a win, once complete; closes a rank-up dialog over it first. */
export async function expectCompletion(page: Page): Promise<Locator> {
  const dialog = await expectWin(page)
  // A win without effects, as in a frame of another site, shows nothing more.
  if ((await dialog.getByText(/stars today/).count()) === 0) return dialog
  // On a slow machine the rank may be confirmed after the text was complete, or too late to be shown.
  await page.addLocatorHandler(rankUp(page), () => page.getByRole('button', { name: 'Go on' }).click())
  if (FILLS_THE_SCREEN.test(await winText(dialog)))
    await rankUp(page)
      .waitFor({ timeout: RISE_BEFORE_MS })
      .catch(() => {})
  await expect(rankUp(page)).toBeHidden()
  return dialog
}

/** A new rank is a line of the win after this time. */
const RISE_BEFORE_MS = 2000

/** Lets a new rank fill the screen however late a busy machine confirms it. */
export async function waitForRanks(page: Page): Promise<void> {
  await page.addInitScript((dropMs) => {
    const start = globalThis.setTimeout
    globalThis.setTimeout = ((act: () => void, delayMs = 0) => (delayMs === dropMs ? 0 : start(act, delayMs))) as typeof setTimeout
  }, RISE_BEFORE_MS)
}

/** The dialog after a win, possibly behind a rank-up dialog. */
export async function expectWin(page: Page): Promise<Locator> {
  const dialog = page
    .getByRole('dialog')
    .filter({ hasText: /Would you like to play another puzzle\?|is next\. Ready\?|You finished all|That’s today’s three!/ })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The text of a win, once shown. */
export async function winText(dialog: Locator): Promise<string> {
  // Below a new rank it is hidden.
  const told = dialog.getByRole('status', { includeHidden: true }).filter({ hasText: /stars today/ })
  await expect(told).toHaveCount(1)
  return told.innerText()
}

export function rankUp(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Your new rank: .+!$/ })
}

/** Waits for the reply to the next guess. */
export function waitForGuessReply(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('/api/Puzzle/UploadPuzzleGuess') && response.ok())
}

/** Waits until the page has loaded the dialogs of a right answer, which it does when idle. */
export async function waitForWinCode(page: Page): Promise<void> {
  const dialogs = await page.waitForResponse(
    async (reply) => reply.url().endsWith('.js') && (await textOf(reply)).includes('Would you like to play another puzzle?'),
  )
  // With all its imports.
  await page.evaluate(async (url) => void (await import(url)), dialogs.url())
}

/** @returns the text of a script; empty if the page was left before it could be read */
async function textOf(script: Response): Promise<string> {
  return script.text().catch(() => '')
}
