// @vitest-environment jsdom
import { getMistakeLike, getMistakes, type DailyMistakes, type WireMistake } from '@emojigma/contract/practice/exercises.ts'
import { certifyMistake, certifyMistakes } from '@emojigma/engine/mistakes/certify.ts'
import { mistakeLike, mistakesOn } from '@emojigma/engine/mistakes/daily.ts'
import type { LevelBand } from '@emojigma/engine/levels.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { lookAgainWords, whyWords } from '@emojigma/messages/words/worked.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progressKey } from '../../../platform/session/progress/progress-storage.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { completeBrowser, notOurs, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { correctedStep } from './worked-view.ts'
import { Component } from './FindTheMistakePage.tsx'

const user = userEvent.setup()

function wireOf(made: ReturnType<typeof mistakesOn>[number]): WireMistake {
  return { Id: made.id, LevelId: made.levelId, Names: made.worked.question.emoji.map(emojiName), Worked: made.worked }
}

const setOn = (day: number): DailyMistakes => {
  const of = (band: LevelBand) => mistakesOn(day, band).map(wireOf)
  return { Day: day, Junior: of('junior'), Next: of('next') }
}
const SET = setOn(TODAY)

function certified({ Worked }: WireMistake) {
  const certificate = certifyMistake(Worked)
  if (certificate.kind === 'refused') throw new Error(certificate.reason)
  return certificate
}

const indexOf = (band: 'Junior' | 'Next', isWanted: (exercise: WireMistake) => boolean) => SET[band].findIndex(isWanted)
const sums = indexOf('Junior', ({ Worked }) => Worked.question.typeId === 1)
const board = indexOf('Junior', ({ Worked }) => Worked.question.typeId === 4)
const twice = SET.Junior.length - 1
const exerciseAt = (index: number) => SET.Junior[index] as WireMistake

beforeEach(async () => {
  completeBrowser()
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(address = '/find-the-mistake') {
  const opened = renderAt(address, <Component />)
  await screen.findAllByRole('radio')
  return opened
}

const number = (index: number) => screen.getByRole('button', { name: new RegExp(`^Number ${index + 1}`) })
const mark = async (index: number) => {
  await user.click(screen.getAllByRole('radio')[index] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'This step is wrong' }))
}
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const progress = () => localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('progress.mistakes')) ?? '') ?? ''

test('the wrong step is marked and put right, which is kept, and says why', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(sums))
  const exercise = exerciseAt(sums)
  const { wrong, right, mistake } = certified(exercise)
  await mark(wrong)
  expect(screen.getByRole('heading', { name: 'Yes, that is the step!' })).toBe(document.activeElement)
  await user.type(screen.getByRole('textbox'), `${right.value}{Enter}`)
  expect(screen.getByRole('heading', { name: 'You found it!' })).toBeDefined()
  const rightStep = correctedStep(exercise.Worked, wrong, right)
  expect(
    rightStep && screen.getByText((_, element) => element?.textContent === `Why: ${whyWords(mistake, rightStep, exercise.Names, 0)}`),
  ).toBeDefined()
  expect(progress()).toContain(exercise.Id)
  expect(number(sums).getAttribute('aria-label')).toBe(`Number ${sums + 1}, done`)
  expect(screen.getByText(`1 of ${SET.Junior.length} done today`)).toBeDefined()
})

test('a step that is right is kindly turned down, and from the second time on there is a hint', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(sums))
  await user.click(screen.getByRole('button', { name: 'This step is wrong' }))
  expect(told()).toBe('Choose a step first.')
  const { wrong, mistake } = certified(exerciseAt(sums))
  const others = exerciseAt(sums)
    .Worked.steps.map((_, index) => index)
    .filter((index) => index !== wrong)
  await mark(others[0] ?? 0)
  expect([told().startsWith('That step is right'), told().includes(lookAgainWords(mistake))]).toEqual([true, false])
  await mark(others[1] ?? 0)
  expect(told()).toContain(lookAgainWords(mistake))
  expect(progress()).toBe('')
})

test('a number that is not right is turned down and stays where it was typed, until the right one is said', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(sums))
  const { wrong, right } = certified(exerciseAt(sums))
  await mark(wrong)
  await user.type(screen.getByRole('textbox'), `${right.value + 1}{Enter}`)
  expect([told(), screen.getByRole<HTMLInputElement>('textbox').value]).toEqual(['Not quite. Have another go.', `${right.value + 1}`])
  expect(progress()).toBe('')
  await user.clear(screen.getByRole('textbox'))
  await user.keyboard(`${right.value}{Enter}`)
  expect(screen.getByRole('heading', { name: 'You found it!' })).toBeDefined()
  expect(told()).toBe('')
})

test('a number may be typed in the digits of any script, and what is no number says so', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(sums))
  const { wrong, right } = certified(exerciseAt(sums))
  await mark(wrong)
  await user.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(told()).toContain('Digits only.')
  await user.clear(screen.getByRole('textbox'))
  expect(told()).not.toContain('Digits only.')
  const fullWidth = String(right.value).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  await user.type(screen.getByRole('textbox'), `${fullWidth}{Enter}`)
  expect(screen.getByRole('heading', { name: 'You found it!' })).toBeDefined()
})

test('on a board the right emoji is chosen among all', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(board))
  const exercise = exerciseAt(board)
  const { wrong, right } = certified(exercise)
  await mark(wrong)
  const choice = within(screen.getByRole('group', { name: /^What belongs in row/ }))
  expect(choice.getAllByRole('button')).toHaveLength(4)
  await user.click(choice.getByRole('button', { name: exercise.Names[right.value - 1] ?? '' }))
  expect(screen.getByRole('heading', { name: 'You found it!' })).toBeDefined()
})

function bothMistakes() {
  const certificate = certifyMistakes(exerciseAt(twice).Worked)
  if (certificate.kind === 'refused') throw new Error(certificate.reason)
  const [first, second] = certificate.mistakes
  if (!first || !second) throw new Error('one mistake')
  return { first, second }
}

async function openTwice() {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(twice))
}

const choose = async (...indices: readonly number[]) => {
  for (const index of indices) await user.click(screen.getAllByRole('checkbox')[index] as HTMLElement)
}
const markBoth = () => user.click(screen.getByRole('button', { name: 'These two steps are wrong' }))
const rightSteps = () => {
  const { first, second } = bothMistakes()
  return exerciseAt(twice).Worked.steps.flatMap((_, index) => ([first.wrong, second.wrong].includes(index) ? [] : [index]))
}

test('of two mistakes both are marked and put right one after the other, and both say why', async () => {
  await openTwice()
  const { first, second } = bothMistakes()
  expect(screen.getByText('A step is right if it follows from the steps before it, even from a wrong one.')).toBeDefined()
  await choose(second.wrong, first.wrong)
  await markBoth()
  expect(screen.getByRole('heading', { name: 'Yes, those are the two steps!' })).toBe(document.activeElement)
  await user.type(screen.getByRole('textbox'), `${first.right.value}{Enter}`)
  expect(screen.getByRole('heading', { name: 'Now the other step' })).toBe(document.activeElement)
  expect(progress()).toBe('')
  await user.type(screen.getByRole('textbox'), `${second.right.value}{Enter}`)
  expect(screen.getByRole('heading', { name: 'You found both!' })).toBe(document.activeElement)
  for (const { wrong, right, mistake } of [first, second]) {
    const { Worked: worked, Names: names } = exerciseAt(twice)
    const rightStep = correctedStep(worked, wrong, right)
    const why = rightStep && `Why: ${whyWords(mistake, rightStep, names, 0)}`
    expect(screen.getByText((_, element) => element?.textContent === why)).toBeDefined()
    expect(screen.getByText(`Step ${wrong + 1} was:`)).toBeDefined()
  }
  expect(progress()).toContain(exerciseAt(twice).Id)
})

test('one right of two is said and stays marked, and the other is looked for', async () => {
  await openTwice()
  const { first, second } = bothMistakes()
  const [right = 0] = rightSteps()
  await choose(first.wrong, right)
  await markBoth()
  expect(told()).toBe(`Step ${first.wrong + 1} is one of the two, and stays marked. Step ${right + 1} is right.`)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.flatMap(({ checked, disabled }, index) => (checked ? [[index, disabled]] : []))).toEqual([[first.wrong, true]])
  await choose(second.wrong)
  await markBoth()
  expect(screen.getByRole('heading', { name: 'Yes, those are the two steps!' })).toBeDefined()
})

test('two right steps are kindly turned down, two must be chosen, and the hint is to check each step alone', async () => {
  await openTwice()
  const { first } = bothMistakes()
  const [one = 0, other = 0, third = 0] = rightSteps()
  await choose(one)
  await markBoth()
  expect(told()).toBe('Choose two steps.')
  await choose(other, third)
  await markBoth()
  expect(told()).toBe('Choose two steps.')
  await choose(third)
  await markBoth()
  expect(told()).toBe('Both steps are right. Look again.')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  await choose(one, third)
  await markBoth()
  expect(told()).toContain('Check each step alone')
  expect(told()).toContain(lookAgainWords(first.mistake))
  expect(progress()).toBe('')
})

test('the parts of all chosen steps are marked in the puzzle', async () => {
  await openTwice()
  const { steps } = exerciseAt(twice).Worked
  const [from, to] = [0, steps.length - 1]
  await choose(from, to)
  const lines = [...screen.getByRole('article', { name: 'The puzzle' }).querySelectorAll('p')]
  expect(lines.filter((line) => line.dataset['mark'] === 'look')).toHaveLength(2)
})

test('Next Level has seven, and the device remembers for whom', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(screen.getByRole('tab', { name: /^Harder, age 9/ }))
  expect(screen.getAllByRole('button', { name: /^Number/ })).toHaveLength(7)
  cleanup()
  await open()
  expect(screen.getByRole('tab', { name: /^Harder, age 9/ }).getAttribute('aria-selected')).toBe('true')
})

test('each exercise says its level, and the first three found of the day bring a star each, of either tab', async () => {
  localStorage.setItem(progressKey('mistakes'), JSON.stringify([[SET.Next[0]?.Id, 2, 1, 0]]))
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  expect(screen.getByText('1 of 3 stars today')).toBeDefined()
  for (const [index, { LevelId }] of SET.Junior.entries()) {
    await user.click(number(index))
    expect(screen.getByText(nameWords.levels[LevelId], { exact: false })).toBeDefined()
  }
  await user.click(number(sums))
  const { wrong, right } = certified(exerciseAt(sums))
  await mark(wrong)
  await user.type(screen.getByRole('textbox'), `${right.value}{Enter}`)
  expect(screen.getByText('2 of 3 stars today')).toBeDefined()
})

test('what was found stays found, and Next one leads to what is open', async () => {
  serverWith({ [getMistakes.path]: () => SET })
  await open()
  await user.click(number(sums))
  const { wrong, right } = certified(exerciseAt(sums))
  await mark(wrong)
  await user.type(screen.getByRole('textbox'), `${right.value}{Enter}`)
  cleanup()
  renderAt('/find-the-mistake', <Component />)
  await screen.findByRole('button', { name: `Number ${sums + 1}, done` })
  await user.click(number(board))
  await user.click(number(sums))
  expect(screen.getByRole('heading', { name: 'You found it!' })).toBeDefined()
  expect(document.activeElement).toBe(number(sums))
  await user.click(screen.getByRole('button', { name: 'Next one' }))
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
})

test('without a network today’s set stays; one that the device never had is told to be missing, and asked for again', async () => {
  let isReached = false
  serverWith({ [getMistakes.path]: () => (isReached ? SET : notOurs(Response.json({}, { status: 503 }))) })
  renderAt('/find-the-mistake', <Component />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  isReached = true
  await user.click(again)
  await screen.findAllByRole('radio')
  cleanup()
  isReached = false
  await open()
  expect(screen.getAllByRole('button', { name: /^Number/ })).toHaveLength(5)
})

test('a set of another day that the device kept is not shown', async () => {
  localStorage.setItem('emojigma.exercises.mistakes', JSON.stringify(setOn(TODAY - 1)))
  serverWith()
  renderAt('/find-the-mistake', <Component />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('one like a puzzle is asked for by its number', async () => {
  const made = mistakeLike(40 * TODAY + 7)
  const exercise = made && wireOf(made)
  serverWith({ [getMistakeLike.path]: () => ({ Exercise: exercise ?? null }) })
  await open(`/find-the-mistake?puzzle=${40 * TODAY + 7}`)
  expect(screen.getAllByRole('radio')).toHaveLength(exercise?.Worked.steps.length ?? 0)
  expect(screen.queryByRole('tab')).toBeNull()
})

test('of a puzzle without steps there is none, and today’s are offered', async () => {
  serverWith({ [getMistakeLike.path]: () => ({ Exercise: null }) })
  renderAt('/find-the-mistake?puzzle=40', <Component />)
  expect(await screen.findByRole('heading', { name: 'There is none like that puzzle' })).toBeDefined()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Today’s mistakes' })).toBeDefined())
})

test('of a number that no puzzle can have today’s are shown', async () => {
  serverWith({ [getMistakes.path]: () => SET, [getMistakeLike.path]: () => new Response('', { status: 400 }) })
  await open('/find-the-mistake?puzzle=9007199254740991')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
})
