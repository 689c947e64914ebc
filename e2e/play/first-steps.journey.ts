import type { Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles, workedOut } from '../support/answers.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { expectCompletion, open, ready, typeInstead } from '../support/play.ts'

interface Voiced {
  said: string[]
}

/** Gives the page a voice in place of the machine's, and notes what it says. */
function giveVoice({ isLocal }: { readonly isLocal: boolean }): void {
  const said: string[] = []
  const voice = { name: 'Test', lang: 'en-GB', localService: isLocal, default: true }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance.text)
    },
    cancel() {},
  })
  class Utterance extends EventTarget {
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, said })
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as Voiced).said.splice(0).join(' '))
const listen = (page: Page) => page.getByRole('button', { name: 'Listen' })

async function hears(page: Page, words: string | RegExp): Promise<void> {
  let text = ''
  await expect
    .poll(async () => {
      text += ` ${await heard(page)}`
      return text
    })
    .toMatch(words)
}

test('a child who cannot read hears a Level 1 puzzle, taps the answer, and hears that it is solved', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await page.addInitScript(giveVoice, { isLocal: true })
  const asked = new Set<string>()
  page.on('request', (sent) => void asked.add(new URL(sent.url()).origin))
  await open(page, puzzle)
  await page.mouse.move(10, 10)
  await listen(page).click()
  const { answer, worthOf } = workedOut(await heard(page))
  expect(String(answer)).toBe(answerOf(puzzle))
  // A tap is the answer: on one of the two sides, or on a number, which has its dots.
  const tiles = page.getByRole('group', { name: /^(?:Which is more\?|Your answer)$/ }).getByRole('button')
  const names = await tiles.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  await tiles.nth(names.findIndex((name) => worthOf(name) === answer)).click()
  await expectCompletion(page)
  await hears(page, new RegExp(`${answer} is the correct answer. Would you like to play another puzzle?`))
  expect([...asked]).toEqual([new URL(page.url()).origin])
})

test('a hint at Level 1 is read step by step, in a child’s words', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await page.addInitScript(giveVoice, { isLocal: true })
  await open(page, puzzle)
  await page.mouse.move(10, 10)
  await listen(page).click()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await hears(page, /Where to look\. Look at the first line\./)
  const panel = page.getByRole('region', { name: 'Hint' })
  await panel.getByRole('button', { name: 'Show me' }).click()
  await hears(page, /Here’s how\. .*\d/)
  await expect(panel).not.toContainText(/divided|both sides/)
  expect(await panel.locator('circle').count()).toBeGreaterThan(0)
})

test('it also reads over today’s page, remembers that, and can be silenced', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 7)
  await page.addInitScript(giveVoice, { isLocal: true })
  await page.goto('/today')
  await ready(page)
  await page.locator(`a[href*="/puzzle/${puzzle.id}"]`).first().click()
  const dialog = page.getByRole('dialog')
  await page.mouse.move(10, 10)
  await dialog.getByRole('button', { name: 'Listen' }).click()
  await hears(page, /Which is more|equals what number/)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await open(page, puzzle)
  await page.mouse.move(10, 10)
  await hears(page, /Which is more|equals what number/)
  await page.getByRole('button', { name: 'Quiet' }).click()
  await page.reload()
  await ready(page)
  await page.mouse.move(10, 10)
  await expect(listen(page)).toBeVisible()
  expect(await heard(page)).toBe('')
})

test('on a phone a small Listen button replaces the sound switch, even while sounds are on', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(giveVoice, { isLocal: true })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 5))
  const sounds = page.locator('article [role=switch]')
  await page.mouse.move(10, 10)
  await expect(listen(page)).toBeVisible()
  await expect(sounds).toBeHidden()
  await page.mouse.move(20, 20)
  await expect(sounds.locator('~ span')).toHaveCount(1)
  await expect(sounds).toBeHidden()
})

test('a voice that sends text to a server reads nothing', async ({ page, request }) => {
  await page.addInitScript(giveVoice, { isLocal: false })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 6))
  await page.mouse.move(10, 10)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible()
  await expect(listen(page)).toHaveCount(0)
})

test('older children turn the dots off, and younger ones on', async ({ page, request }) => {
  const puzzles = await todaysPuzzles(request)
  const keys = page.getByRole('group', { name: 'Keypad' })
  await open(page, puzzleOf(puzzles, 1, 8))
  await expect(keys.locator('circle')).toHaveCount(45)
  await page.getByRole('switch', { name: 'Show dots' }).click()
  await expect(keys.locator('circle')).toHaveCount(0)
  await open(page, puzzleOf(puzzles, 1, 6))
  await typeInstead(page)
  await expect(keys.locator('circle')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Show dots' }).click()
  await open(page, puzzleOf(puzzles, 1, 1))
  await expect(keys.locator('circle')).toHaveCount(45)
})

test('a puzzle that is read aloud is free of accessibility faults and of sideways scrolling', async ({ page, request }) => {
  await page.addInitScript(giveVoice, { isLocal: true })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 6))
  await page.mouse.move(10, 10)
  await listen(page).click()
  await expectNoFaultsOnBothScreens(page, 'a puzzle that is read aloud')
})
