// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, getSolvedPuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { getPracticePlace, getPracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { keepProgress, type ProgressItem } from '@emojigma/contract/play/progress.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { DAY_MS, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { PUZZLES_A_STEP, STRANDS } from '@emojigma/engine/practice/strands.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeProgress, storedProgress, progressKey } from '../../platform/session/progress/progress-storage.ts'
import { NOON_MS, TODAY } from '../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { FOX_AND_FROG, playedIds, puzzleAt, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { Component as MixedFivePage } from './MixedFivePage.tsx'
import { Component as MoreLikePage } from './MoreLikePage.tsx'
import { Component as PlayAgainPage } from './PlayAgainPage.tsx'
import { Component as PracticePage } from './PracticePage.tsx'
import { Component as StrandPage } from './StrandPage.tsx'

const ANSWER = '40'
const standing = () => storedProgress(progressKey('strands')).get('one-after-another')?.value

beforeEach(async () => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  await loadLazyComponents(['app/features/play/'])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server whose practice puzzles are all the same in other numbers. */
function practiceServer(replies: Parameters<typeof serverWith>[0] = {}) {
  let number = 0
  return serverWith({
    [getPracticePuzzle.path]: async () => {
      const id = practicePuzzleId('one-after-another', 1, (number += 1))
      const answerDigest = createHash('sha256').update(digestInput(id, ANSWER)).digest('hex')
      const puzzle = await puzzleAt(0, ANSWER, { id, typeId: 1, levelId: 8, hasSvg: false, question: FOX_AND_FROG, answerDigest })
      return { Puzzle: puzzleToWire({ ...puzzle, id, answerDigest }, 'short') }
    },
    ...replies,
  })
}

const openStrand = (address = '/practise/one-after-another') =>
  renderAt(address, [
    { path: '/practise', element: <p>all strands</p> },
    { path: '/practise/like/:puzzleId', Component: MoreLikePage },
    { path: '/practise/again/:puzzleId', Component: PlayAgainPage },
    { path: '/practise/one-after-another', Component: StrandPage },
    { path: '/puzzle/:puzzleId', element: <p>the puzzle</p> },
  ])

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const answer = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Your answer'), text)
  await press('Check')
}

test('all strands stand in their groups, with the steps that are filled', async () => {
  changeProgress(progressKey('strands'), 'making-ten', 3)
  changeProgress(progressKey('strands'), 'triples', 2)
  serverWith()
  renderAt('/practise', <PracticePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toBeDefined()
  const detective = within(screen.getByRole('region', { name: 'Detective' })).getAllByRole('link')
  expect(detective.map(({ textContent }) => textContent)).toEqual([
    'Find the mistakeOne step is wrong. Which one?Ages 7+ and 9+',
    'Enough to know?One answer, several, or none?Ages 7+ and 9+',
  ])
  expect(screen.getAllByRole('link')).toHaveLength(STRANDS.length + detective.length + 3)
  const making = await screen.findByRole('link', { name: /Making ten/ })
  await waitFor(() => expect(making.textContent).toContain('2 of 3 steps filled'))
  expect(making.getAttribute('href')).toBe('/practise/making-ten')
  expect(screen.getByRole('link', { name: /Threes and fours/ }).textContent).toContain('The step is filled')
  expect(screen.getByRole('link', { name: /Counting/ }).textContent).toContain('3 steps')
})

test('a new strand begins with a picture, which says why when it is solved, and leads to the first puzzle', async () => {
  practiceServer()
  openStrand()
  expect(await screen.findByRole('heading', { name: 'First a picture' })).toBeDefined()
  const choices = within(screen.getByRole('group', { name: 'Which number is it?' }))
  await userEvent.click(choices.getByRole('button', { name: '5' }))
  expect(screen.getByText('Not this one. Look once more.')).toBeDefined()
  await userEvent.click(choices.getByRole('button', { name: '3' }))
  expect(screen.getByText(/So in the second line the pear is 3/)).toBeDefined()
  await press('Now a puzzle')
  expect(await screen.findByText('Practice: no points')).toBeDefined()
  expect(standing()).toBeUndefined()
})

test('boards with sums begin at their first step, whatever else was solved, with a picture of a group', async () => {
  const calls = practiceServer()
  renderAt('/practise/board-sums', [{ path: '/practise/board-sums', Component: StrandPage }])
  expect(await screen.findByRole('heading', { name: 'First a picture' })).toBeDefined()
  expect(screen.getByRole('list', { name: 'What each emoji is worth' }).textContent).toContain('= 1')
  await userEvent.click(within(screen.getByRole('group', { name: 'What goes in the marked place?' })).getByRole('button', { name: 'pear' }))
  expect(screen.getByText('The group makes 3. The apple is 1, so the pear (2) goes there.')).toBeDefined()
  await press('Now a puzzle')
  expect(await screen.findByText('Practice: no points')).toBeDefined()
  expect(calls.map(({ path }) => path)).not.toContain(getSolvedDevicePuzzleIds.path)
})

test('two clean puzzles fill a step, two with a miss go back, and no guess is ever told', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 1)
  const calls = practiceServer()
  openStrand()
  await answer(ANSWER)
  expect(await screen.findByText('One more like this fills step 1.')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Solved!')
  await press('Next puzzle')
  await answer(ANSWER)
  expect(await screen.findByText('Step 1 is filled. On to the next one.')).toBeDefined()
  expect(standing()).toBe(2)
  expect(await screen.findByText('1 of 2 steps filled')).toBeDefined()
  for (const words of ['Well worked out. Here is another one like it.', 'Let us take one that is a little easier.']) {
    await press('Next puzzle')
    await answer('41')
    expect(await screen.findByText('Not 41. Have another go.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Not 41. Have another go.')).toBeNull(), { timeout: 4000 })
    await answer(ANSWER)
    expect(await screen.findByText(words)).toBeDefined()
  }
  expect(standing()).toBe(1)
  expect(calls.map(({ path }) => path).filter((path) => /guess/i.test(path))).toEqual([])
}, 30_000)

test('the mixed five are of ideas that were filled a week ago, and each says when', async () => {
  const filledAt = (ago: number) => NOON_MS - ago * DAY_MS
  const kept = [
    ['times', 2, filledAt(8), 0],
    ['one-after-another', 3, filledAt(12), 0],
    ['wings', 2, filledAt(6), 0],
  ]
  localStorage.setItem(progressKey('strands'), JSON.stringify(kept))
  practiceServer()
  renderAt('/practise/mixed', <MixedFivePage />)
  const days = [(await screen.findByText(/^1 of 2\. You filled this step on/)).textContent?.slice(-17)]
  await answer(ANSWER)
  await press('Next puzzle')
  days.push((await screen.findByText(/^2 of 2\. You filled this step on/)).textContent?.slice(-17))
  expect(days.toSorted()).toEqual([' 9 November 2026.', '13 November 2026.'])
  await answer(ANSWER)
  await press('Finish')
  expect(await screen.findByRole('heading', { name: 'All done. Well remembered!' })).toBeDefined()
}, 30_000)

test('before anything was filled the mixed five say how to get them', async () => {
  practiceServer()
  renderAt('/practise/mixed', <MixedFivePage />)
  expect(await screen.findByRole('heading', { name: 'Nothing to mix yet' })).toBeDefined()
})

test('after a miss comes a puzzle that tells slips apart', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 1)
  practiceServer()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const lastNumber = () => {
    const numbers = fetched.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : `${input}`, location.origin))
    return Number(numbers.findLast(({ pathname }) => pathname === getPracticePuzzle.path)?.searchParams.get('number'))
  }
  openStrand()
  await answer('41')
  await waitFor(() => expect(screen.queryByText('Not 41. Have another go.')).toBeNull(), { timeout: 4000 })
  expect(lastNumber()).toBeLessThan(PUZZLES_A_STEP)
  await answer(ANSWER)
  await press('Next puzzle')
  await waitFor(() => expect(lastNumber()).toBeGreaterThanOrEqual(PUZZLES_A_STEP))
}, 30_000)

test('a sitting has ten puzzles, and its end says what was practiced and the one next thing', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 3)
  changeProgress(progressKey('strands'), 'taking-away', 4)
  practiceServer()
  const { address } = renderAt('/practise/one-after-another', [
    { path: '/practise/one-after-another', Component: StrandPage },
    { path: '/practise/equal-groups', element: <p>equal groups</p> },
  ])
  for (let place = 1; place <= 10; place += 1) {
    expect(await screen.findByText(`${place} of 10`)).toBeDefined()
    if (place === 4) {
      await press('Hint')
      await screen.findByRole('region', { name: 'Hint' })
    }
    await answer(ANSWER)
    await press(place < 10 ? 'Next puzzle' : 'Finish')
  }
  expect(document.activeElement?.textContent).toBe('That’s ten!')
  expect(screen.getByText('One after another: 10 puzzles, 9 right the first time without a hint.')).toBeDefined()
  expect(screen.getByText('Next: Equal groups.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ten more' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Start' }))
  expect(address()).toBe('/practise/equal-groups')
}, 60_000)

test('while steps are open, ten more come after the ten, at the step that was reached', async () => {
  changeProgress(progressKey('strands'), 'word-numbers', 1)
  practiceServer()
  renderAt('/practise/word-numbers', [{ path: '/practise/word-numbers', Component: StrandPage }])
  for (let place = 1; place <= 10; place += 1) {
    if (place < 6) {
      await press('Hint')
      await screen.findByRole('region', { name: 'Hint' })
    }
    await answer(ANSWER)
    await press(place < 10 ? 'Next puzzle' : 'Finish')
  }
  expect(screen.getByText('Next: ten more of step 3.')).toBeDefined()
  await press('Ten more')
  expect(await screen.findByText('1 of 10')).toBeDefined()
}, 60_000)

test('a position asks for one emoji: a press fills the marked cell, and nothing else is judged', async () => {
  const board = '12..34..........'
  const id = practicePuzzleId('wings', 1, 0)
  const answerDigest = createHash('sha256').update(digestInput(id, '4')).digest('hex')
  const names = ['fox', 'frog', 'owl', 'bat']
  const more = { id, sudokuQuestion: board, emoji: names, emojiNames: names, answerCell: 3, hasSvg: false, answerDigest } as const
  changeProgress(progressKey('strands'), 'wings', 1)
  serverWith({
    [getPracticePuzzle.path]: async () => ({ Puzzle: puzzleToWire({ ...(await puzzleAt(21, '4', more)), answerDigest }, 'short') }),
  })
  renderAt('/practise/wings', [{ path: '/practise/wings', Component: StrandPage }])
  expect(await screen.findByText('Which emoji goes in the marked square?')).toBeDefined()
  const cell = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })
  const key = (name: RegExp) => within(screen.getByRole('group', { name: 'Emoji' })).getByRole('button', { name })
  expect(cell(/^row 1 column 4/).getAttribute('aria-label')).toBe('row 1 column 4, empty, the marked square')
  await userEvent.click(cell(/^row 1 column 3/))
  await userEvent.click(key(/^owl/))
  expect(screen.queryByText(/Have another go/)).toBeNull()
  await userEvent.click(cell(/^row 1 column 4/))
  await userEvent.click(key(/^frog/))
  expect(await screen.findByText('Not quite. Have another go.')).toBeDefined()
  await userEvent.click(key(/^bat/))
  expect(await screen.findByRole('heading', { name: 'Solved!' })).toBeDefined()
}, 30_000)

test('who looks at the picture in between goes on with the same puzzle, where they were', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 1)
  practiceServer()
  openStrand()
  await userEvent.type(await screen.findByLabelText('Your answer'), '4')
  await press('Look at the picture')
  expect(await screen.findByRole('heading', { name: 'First a picture' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
  await press('Start')
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '4')
  await answer('0')
  expect(await screen.findByText('One more like this fills step 1.')).toBeDefined()
})

test('a hint counts as help', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 1)
  practiceServer()
  openStrand()
  await press('Hint')
  await screen.findByRole('region', { name: 'Hint' })
  await answer(ANSWER)
  expect(await screen.findByText('Well worked out. Here is another one like it.')).toBeDefined()
})

test('who has solved harder ones begins further on', async () => {
  const slot = SLOTS.findIndex(({ typeId, levelId }) => typeId === 1 && levelId === 8)
  const solved = [1, 2].map((daysAgo) => puzzleIdOf(TODAY - daysAgo, slot))
  practiceServer({ [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: solved, AttemptedPuzzleIds: solved }) })
  openStrand()
  await press('Start')
  await answer(ANSWER)
  expect(await screen.findByText('One more like this fills step 2.')).toBeDefined()
})

test('a step that the account is told to be at after the picture is there is where the puzzles begin, and is not lost', async () => {
  signInAs()
  const { promise: isAsked, resolve: tell } = Promise.withResolvers<void>()
  practiceServer({
    [getSolvedPuzzleIds.path]: () => playedIds(),
    [keepProgress.path]: async ({ body }) => {
      const sent = body['Items'] as readonly ProgressItem[]
      if (sent.length === 0) await isAsked
      return { Items: sent.length > 0 ? sent : [{ Item: 'one-after-another', Value: 2, ChangedAtMs: 1 }] }
    },
  })
  openStrand()
  expect(await screen.findByRole('heading', { name: 'First a picture' })).toBeDefined()
  tell()
  expect(await screen.findByText('1 of 2 steps filled')).toBeDefined()
  await press('Start')
  await answer(ANSWER)
  expect(await screen.findByText('One more like this fills step 2.')).toBeDefined()
  expect(standing()).toBe(2)
})

test('where no puzzle can be fetched it is said, and can be tried again', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 3)
  let isUp = false
  practiceServer({ [getSolvedDevicePuzzleIds.path]: () => undefined, ...(isUp ? {} : { [getPracticePuzzle.path]: () => refusal(503) }) })
  openStrand()
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  expect(screen.getByText('All 2 steps filled')).toBeDefined()
  isUp = true
  practiceServer()
  await press('Try again')
  await answer(ANSWER)
  expect(await screen.findByText('All steps are filled. Go on as long as you like.')).toBeDefined()
})

test('a next puzzle that cannot be fetched is not the one before: it is said, and tried again', async () => {
  changeProgress(progressKey('strands'), 'one-after-another', 1)
  practiceServer()
  openStrand()
  await answer(ANSWER)
  await screen.findByText('One more like this fills step 1.')
  serverWith({ [getPracticePuzzle.path]: () => refusal(503) })
  await press('Next puzzle')
  await answer(ANSWER)
  await screen.findByText('Step 1 is filled. On to the next one.')
  await press('Next puzzle')
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  expect(screen.queryByLabelText('Your answer')).toBeNull()
  practiceServer()
  await press('Try again')
  await answer(ANSWER)
  expect(await screen.findByText('One more like this fills step 2.')).toBeDefined()
})

test('more like a puzzle are of its strand and step, and move nobody', async () => {
  const id = puzzleIdOf(TODAY, 2)
  practiceServer({ [getPracticePlace.path]: () => ({ Strand: 'one-after-another', Step: 2 }) })
  const { address } = openStrand(`/practise/like/${id}`)
  await answer(ANSWER)
  expect(await screen.findByText('Practiced.')).toBeDefined()
  expect(address()).toBe(`/practise/one-after-another?step=2&like=${id}`)
  await press('More like this')
  await answer(ANSWER)
  expect(await screen.findByText('Practiced.')).toBeDefined()
  expect(standing()).toBeUndefined()
})

test('puzzles like one have no end, and an easier or a harder one follows at a press', async () => {
  practiceServer({ [getPracticePlace.path]: () => ({ Strand: 'one-after-another', Step: 2 }) })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const stepOf = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : `${input}`, location.origin).searchParams.get('step')
  const steps = () => fetched.mock.calls.map(([input]) => stepOf(input))
  openStrand(`/practise/like/${puzzleIdOf(TODAY, 2)}`)
  const win = async () => {
    await answer(ANSWER)
    await screen.findByText('Practiced.')
  }
  await win()
  expect(screen.queryByRole('button', { name: 'A harder one' })).toBeNull()
  expect(steps()).not.toContain('1')
  await press('An easier one')
  await win()
  expect(steps()).toContain('1')
  expect(screen.queryByRole('button', { name: 'An easier one' })).toBeNull()
  await press('A harder one')
  for (let played = 2; played < 11; played += 1) {
    await win()
    await press('More like this')
  }
  expect(screen.queryByRole('heading', { name: 'That’s ten!' })).toBeNull()
  expect(screen.queryByText(/^\d+ of 10$/)).toBeNull()
  expect(standing()).toBeUndefined()
}, 30_000)

test.each([
  [404, 'There is no such puzzle'],
  [503, 'More like this'],
])('a puzzle that answers %i leads to: %s', async (status, heading) => {
  practiceServer({ [getPracticePlace.path]: () => refusal(status) })
  openStrand('/practise/like/41')
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
})

const PLAYED = puzzleIdOf(TODAY, 2)
const againServer = async (solved: readonly number[]) => {
  const puzzle = await puzzleAt(2, ANSWER, { question: FOX_AND_FROG, answer: Number(ANSWER) })
  return serverWith({
    [getPuzzleMini.path]: () => puzzleToWire(puzzle, 'short'),
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [...solved], AttemptedPuzzleIds: [...solved] }),
  })
}

test('a solved puzzle is empty again, judged on the device, and ends with “Solved again” as often as one likes', async () => {
  const calls = await againServer([PLAYED])
  openStrand(`/practise/again/${PLAYED}`)
  expect(await screen.findByText('Practice: no points')).toBeDefined()
  expect(screen.getByRole('article').textContent).not.toMatch(/\d+ points|No\. \d/)
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('')
  await answer(ANSWER)
  expect(await screen.findByRole('heading', { name: /Solved again/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'More like this' }).getAttribute('href')).toBe(`/practise/like/${PLAYED}`)
  await press('Once more')
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('')
  expect(calls.filter(({ path }) => /guess/i.test(path))).toEqual([])
})

test('where it cannot be told whether one is solved it is said, and can be tried again', async () => {
  const puzzle = await puzzleAt(2, ANSWER, { question: FOX_AND_FROG, answer: Number(ANSWER) })
  let isUp = false
  serverWith({
    [getPuzzleMini.path]: () => puzzleToWire(puzzle, 'short'),
    [getSolvedDevicePuzzleIds.path]: () => (isUp ? playedIds({ SolvedPuzzleIds: [PLAYED] }) : refusal(503)),
  })
  openStrand(`/practise/again/${PLAYED}`)
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  isUp = true
  await press('Try again')
  expect(await screen.findByText('Practice: no points')).toBeDefined()
})

test('one that is not solved yet is solved first', async () => {
  await againServer([])
  const { address } = openStrand(`/practise/again/${PLAYED}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Open the puzzle' }))
  expect(address()).toBe(`/puzzle/${PLAYED}?t=1&l=8`)
})
