import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { answerOf, puzzleOf, todaysPuzzles } from './support/answers.ts'
import { test } from './support/journey.ts'
import { cellAt, open, ready } from './support/play.ts'

/** Where README.md and the pages of docs show them. */
const FOLDER = join(import.meta.dirname, '../docs/pictures')
const CLASSIC = 1
const EMOJIDOKU = 4
const EASY = 1
const LEVEL_5 = 10

test.use({ viewport: { width: 430, height: 800 } })

test('the pictures of the documents', async ({ page, request }) => {
  mkdirSync(FOLDER, { recursive: true })
  const today = await todaysPuzzles(request)
  await page.goto('/today')
  await ready(page)
  await page.getByRole('button', { name: 'Ages 7–9' }).click()
  await shoot(page, 'today')
  await open(page, puzzleOf(today, CLASSIC, EASY))
  await page.getByRole('button', { name: 'Hint' }).first().click()
  await shoot(page, 'classic')
  const board = puzzleOf(today, EMOJIDOKU, LEVEL_5)
  await open(page, board)
  await fillHalf(page, board.sudokuQuestion ?? '', answerOf(board))
  await shoot(page, 'emojidoku')
})

async function fillHalf(page: Page, question: string, answer: string): Promise<void> {
  const empty = [...question].flatMap((given, index) => (given === '.' ? [index] : []))
  for (const index of empty.slice(0, empty.length / 2)) {
    await cellAt(page, index).click()
    await page.keyboard.press(answer[index] ?? '')
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await sharp(await page.screenshot())
    .png({ palette: true, colors: 128 })
    .toFile(join(FOLDER, `${name}.png`))
}
