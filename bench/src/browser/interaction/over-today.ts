import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { answerOf } from '../../../../e2e/support/answers.ts'
import { answerMs, type Phone } from './phone.ts'

const CARD = 'main a[data-state]'
const OPENED = 'dialog[open] form input'
const DIALOG = 'dialog[open]'
const OPENINGS = 8
/** A page that nobody touches fetches ahead by then. */
const QUIET_MS = 5000

export interface OverToday {
  readonly firstOpeningMs: number
  readonly openingsMs: readonly number[]
  readonly closingsMs: readonly number[]
  readonly hintMs: number
  readonly rightMs: number
  /** From a touch or key to the next frame. */
  readonly answersMs: readonly number[]
}

/** Walks over today's puzzles: opens and closes some, uses the menu, types, takes a hint and gives a right answer.
 *  @param puzzle a Classic one */
export async function walkOverToday({ page }: Phone, puzzle: PuzzleView): Promise<OverToday> {
  await page.goto('/today')
  await page.locator('html[data-ready]').waitFor()
  await page.waitForTimeout(QUIET_MS)
  const card = page.locator(CARD)
  const open = (at: number) => answerMs(page, () => card.nth(at).tap(), OPENED)
  const close = () => answerMs(page, () => page.locator(`${DIALOG} button[aria-label="Close"]`).tap(), DIALOG, true)
  const firstOpeningMs = await open(0)
  const openingsMs: number[] = []
  const closingsMs = [await close()]
  for (let at = 0; at < OPENINGS; at += 1) {
    openingsMs.push(await open(at % 5))
    closingsMs.push(await close())
  }
  const menu = page.locator('[aria-controls="site-menu"]')
  await answerMs(page, () => menu.tap(), '#site-menu:not([hidden])')
  await menu.tap()
  await page.locator(`a[href*="/puzzle/${puzzle.id}"]`).tap()
  await page.locator(OPENED).waitFor()
  const hintMs = await answerMs(
    page,
    () => page.getByRole('button', { name: 'Hint', exact: true }).tap(),
    `${DIALOG} section[aria-label="Hint"]`,
  )
  const field = page.locator(OPENED)
  await field.pressSequentially(answerOf(puzzle), { delay: 100 })
  const rightMs = await answerMs(
    page,
    () => field.press('Enter'),
    `${DIALOG} form[data-state="right"], ${DIALOG} form[data-state="solved"]`,
  )
  await page.waitForTimeout(1000)
  const answersMs = Object.values(await page.evaluate(() => globalThis.touches.answers))
  return { firstOpeningMs, openingsMs, closingsMs, hintMs, rightMs, answersMs }
}
