// @vitest-environment jsdom
import { getEnough, type DailyEnough, type WireEnough } from '@emojigma/contract/practice/exercises.ts'
import type { LevelBand, LevelId } from '@emojigma/engine/levels.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { enoughOn } from '@emojigma/engine/enough/daily.ts'
import { judge, judgeSpare } from '@emojigma/engine/enough/judge.ts'
import { makeBoard } from '@emojigma/engine/enough/daily.ts'
import { makeGrid } from '@emojigma/engine/enough/make-grid.ts'
import { makeLines } from '@emojigma/engine/enough/make-lines.ts'
import { makeSpare } from '@emojigma/engine/enough/make-spare.ts'
import { emojiOf, type EnoughAnswer, type SpareQuestion } from '@emojigma/engine/enough/question.ts'
import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { completeBrowser, notOurs, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { ANSWER_NAMES } from './enough-words.ts'
import { Component } from './EnoughPage.tsx'

const user = userEvent.setup()
const FRUIT = themeNamed('Fruit')
const RANGE = { low: 1, high: 15 }

const exerciseOf = (id: string, question: WireEnough['Question'], levelId: LevelId = 8): WireEnough => ({
  Id: id,
  LevelId: levelId,
  Names: emojiOf(question).map(emojiName),
  Question: question,
})
const todays = (band: LevelBand) => enoughOn(TODAY, band).map(({ id, levelId, question }) => exerciseOf(id, question, levelId))
const SET: DailyEnough = { Day: TODAY, Junior: todays('junior'), Next: todays('next') }

let scrolledTo: string | null = null
beforeEach(async () => {
  scrolledTo = null
  Element.prototype.scrollIntoView = function note(this: Element) {
    scrolledTo = this.textContent
  }
  completeBrowser()
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const say = (answer: EnoughAnswer) => user.click(screen.getByRole('button', { name: ANSWER_NAMES[answer] }))
const spareOf = (question: SpareQuestion) => judgeSpare(question).findIndex(({ isSpare }) => isSpare)
const choose = (line: number) => user.click(screen.getByRole('button', { name: new RegExp(`^Line ${line + 1}: `) }))
/** The name of the button to press. */
const rightOf = (question: WireEnough['Question']) =>
  question.kind === 'spare' ? new RegExp(`^Line ${spareOf(question) + 1}: `) : ANSWER_NAMES[judge(question).answer]
const yesTo = (question: WireEnough['Question']) =>
  question.kind === 'spare' ? `Yes: line ${spareOf(question) + 1} can go!` : `Yes: ${ANSWER_NAMES[judge(question).answer].toLowerCase()}!`
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const progress = () => localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('progress.enough')) ?? '') ?? ''

/** The page with a single exercise. */
async function openOne(question: WireEnough['Question']) {
  serverWith({ [getEnough.path]: () => ({ Day: TODAY, Junior: [exerciseOf('1:junior-1', question)], Next: [] }) })
  renderAt('/enough-to-know', <Component />)
  await screen.findByRole('button', { name: question.kind === 'spare' ? /^Line 1: / : ANSWER_NAMES.one })
}

test('it says which numbers count, and each right answer brings what shows it and is kept', async () => {
  serverWith({ [getEnough.path]: () => SET })
  renderAt('/enough-to-know', <Component />)
  await screen.findByText(/Each emoji is a whole number from 1 to 10/)
  for (const [index, { Id, Question }] of SET.Junior.entries()) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Number ${index + 1}`) }))
    await user.click(screen.getByRole('button', { name: rightOf(Question) }))
    expect(screen.getByRole('heading', { name: yesTo(Question) })).toBe(document.activeElement)
    expect(progress()).toContain(Id)
  }
  expect(screen.getByText('All done for today!')).toBeDefined()
  expect(screen.getByText('3 of 3 stars today')).toBeDefined()
  const first = screen.getByRole('button', { name: /^Number 1/ })
  await user.click(first)
  expect(screen.getByRole('heading', { name: /^Yes: / })).toBeDefined()
  expect(document.activeElement).toBe(first)
})

test.each(['lines', 'grid', 'board'] as const)('many ways of %s are two different ones, side by side', async (kind) => {
  const random = randomFrom('page', kind)
  await openOne(
    kind === 'lines'
      ? makeLines('many', [8], RANGE, FRUIT, random)
      : kind === 'grid'
        ? makeGrid('many', [1], RANGE, FRUIT, random)
        : makeBoard('many', [10], FRUIT, random),
  )
  await say('many')
  const [one, other] = ['One way', 'Another way'].map((name) => screen.getByRole('figure', { name }))
  const said = (figure: HTMLElement | undefined) => [
    figure?.textContent,
    ...[...(figure?.querySelectorAll('button') ?? [])].map((cell) => cell.getAttribute('aria-label')),
  ]
  expect(said(one).slice(0)).not.toEqual(said(other))
})

test('lines that contradict are marked in the puzzle and said', async () => {
  const question = makeLines('none', [8, 9], RANGE, FRUIT, randomFrom('page', 'none'))
  await openOne(question)
  await say('none')
  const verdict = judge(question)
  const against = verdict.answer === 'none' ? verdict.against : []
  const lines = [...screen.getByRole('article', { name: 'The puzzle' }).querySelectorAll('p')]
  expect(lines.flatMap((line, index) => (line.hasAttribute('data-mark') ? [index] : []))).toEqual(against)
  expect(screen.getByText(/cannot all be true|cannot both be true/)).toBeDefined()
})

test('given emoji that cannot all stay are marked on the board', async () => {
  const question = makeBoard('none', [10], FRUIT, randomFrom('page', 'board none'))
  await openOne(question)
  await say('none')
  const verdict = judge(question)
  const marked = [...screen.getByRole('grid').querySelectorAll('td')].flatMap((cell, index) =>
    cell.querySelector('[data-mark="wrong"]') ? [index] : [],
  )
  expect(marked).toEqual(verdict.answer === 'none' ? verdict.against : [])
})

test('a wrong answer brings a nudge, is not kept, and the others can still be said', async () => {
  await openOne(makeLines('many', [8], RANGE, FRUIT, randomFrom('page', 'nudge')))
  await say('none')
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('There is a way.')
  expect([progress(), screen.getByRole('button', { name: ANSWER_NAMES.none }).getAttribute('aria-disabled')]).toEqual(['', 'true'])
  await say('many')
  expect(progress()).toContain('1:junior-1')
})

const SPARE = makeSpare([10], false, RANGE, FRUIT, randomFrom('page', 'spare'))

test('without a line that is needed there are two ways with two answers, which are shown; the others can still be chosen', async () => {
  await openOne(SPARE)
  const without = judgeSpare(SPARE)
  for (const [line, verdict] of without.entries()) {
    if (verdict.isSpare) continue
    await choose(line)
    const [one, other] = verdict.answers
    expect(told()).toContain(`Without line ${line + 1}, the answer could be ${one} or ${other}. So it is needed.`)
    expect(told()).toContain('Start at the question')
    expect(scrolledTo).toContain(`Without line ${line + 1},`)
    const figures = ['One way', 'Another way'].map((name) => screen.getByRole('figure', { name }))
    expect(
      figures.map(({ textContent }) => textContent).filter((text, index) => text?.includes(`equals ${verdict.answers[index]}.`)),
    ).toHaveLength(2)
    expect(screen.getByRole('button', { name: new RegExp(`^Line ${line + 1}: `), pressed: true })).toBeDefined()
  }
  expect(progress()).toBe('')
  await choose(spareOf(SPARE))
  expect(progress()).toContain('1:junior-1')
})

test('the line that can go is marked, and the answer stands without it', async () => {
  await openOne(SPARE)
  await choose(spareOf(SPARE))
  const verdict = judgeSpare(SPARE)[spareOf(SPARE)]
  expect(screen.getByText(verdict?.isSpare ? new RegExp(`The answer is (always )?${verdict.answer}\\.$`) : '')).toBeDefined()
  expect(screen.getAllByRole('figure')).toHaveLength(verdict?.ways.length ?? 0)
  const lines = [...screen.getByRole('article', { name: 'The puzzle' }).querySelectorAll('p')]
  expect(lines.flatMap((line, index) => (line.hasAttribute('data-mark') ? [index] : []))).toEqual([spareOf(SPARE)])
})

test('a set that cannot be had says so, and is asked for again', async () => {
  let isReached = false
  serverWith({ [getEnough.path]: () => (isReached ? SET : notOurs(Response.json({}, { status: 503 }))) })
  renderAt('/enough-to-know', <Component />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  isReached = true
  await user.click(again)
  expect(await screen.findByRole('button', { name: ANSWER_NAMES.one })).toBeDefined()
})
