// @vitest-environment jsdom
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { SECTIONS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { renderAt, setOf } from '../../platform/testing/test-site.tsx'
import type { CardState } from './card-state.ts'
import { BookPromo } from './PuzzlePage.tsx'
import { DaySection } from './DaySection.tsx'
import { HowToPlay } from './PuzzlePage.tsx'
import { PuzzleCard, PuzzleCardPlaceholder } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'
import { SuggestedPuzzles } from './SuggestedPuzzles.tsx'

afterEach(cleanup)

const TODAYS = setOf(TODAY)

function puzzleOf(typeId: PuzzleTypeId, levelId: LevelId): PuzzleView {
  const puzzle = TODAYS.find((one) => one.typeId === typeId && one.levelId === levelId)
  if (!puzzle) throw new RangeError(`no puzzle of type ${typeId} at level ${levelId}`)
  return puzzle
}

describe('a card', () => {
  test.each<[PuzzleTypeId, LevelId, string]>([
    [1, 6, 'Classic puzzle, Level 1, 50 points'],
    [1, 2, 'Classic puzzle, Medium, 200 points'],
    [2, 1, 'Grid puzzle, Easy, 100 points'],
    [3, 5, 'Word puzzle, Master, 500 points'],
    [4, 10, 'Emojidoku puzzle, Level 5, 90 points'],
    [5, 4, 'Spot the odd emoji puzzle, Expert, 400 points'],
  ])('of the type %i at level %i is named "%s" and leads to its page', (typeId, levelId, name) => {
    const puzzle = puzzleOf(typeId, levelId)
    renderAt('/today', <PuzzleCard puzzle={puzzle} />)
    const card = screen.getByRole('link', { name })
    expect(card.getAttribute('href')).toBe(`/puzzle/${puzzle.id}?t=${typeId}&l=${levelId}`)
  })

  test.each<[CardState, string, string, string | null]>([
    ['new', 'Classic puzzle, Easy, 100 points', '', null],
    ['solved', 'Classic puzzle, Easy, 100 points, solved', 'Solved', '#icon-check'],
    ['revealed', 'Classic puzzle, Easy, 100 points, answer revealed', 'Revealed', '#icon-eye'],
    ['locked', 'Classic puzzle, Easy, 100 points, locked', 'Locked', '#icon-lock'],
  ])('that is %s says so by its name "%s", the word "%s" and the drawing %s', (state, name, word, icon) => {
    renderAt('/today', <PuzzleCard puzzle={puzzleOf(1, 1)} state={state} />)
    const card = screen.getByRole('link', { name })
    expect(card.dataset['state']).toBe(state)
    expect(card.textContent).toBe(`${name} Easy100 pts${word}`)
    expect(card.querySelector('use')?.getAttribute('href') ?? null).toBe(icon)
  })

  test('shows the picture of its question, or the one that the puzzle brings, without words', () => {
    const puzzle = puzzleOf(1, 7)
    renderAt(
      '/today',
      <>
        <PuzzleCard puzzle={puzzle} />
        <PuzzleCard puzzle={{ ...puzzle, questionImageSvg: '/old/picture.svg' }} />
      </>,
    )
    expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toEqual([
      `/emojigma/production/Puzzle_${puzzle.id}_Junior2.svg`,
      '/old/picture.svg',
    ])
  })

  test('loads its picture at once on the first screen, elsewhere when it comes near', () => {
    renderAt(
      '/today',
      <>
        <PuzzleCard puzzle={puzzleOf(1, 1)} isOnFirstScreen />
        <PuzzleCard puzzle={puzzleOf(1, 2)} />
      </>,
    )
    expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy'])
  })

  test.each([
    [true, '/today?from=mail'],
    [false, `/puzzle/${puzzleOf(3, 1).id}?t=3&l=1`],
  ])('that opens over the page (%s) leaves the window at %s', async (opensOver, shown) => {
    const { router, address } = renderAt(
      '/today?from=mail',
      <PuzzleCards layout="row" opensOver={opensOver}>
        <li>
          <PuzzleCard puzzle={puzzleOf(3, 1)} />
        </li>
      </PuzzleCards>,
    )
    await userEvent.click(screen.getByRole('link'))
    await waitFor(() => expect(address()).toBe(`/puzzle/${puzzleOf(3, 1).id}?t=3&l=1`))
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(shown)
  })

  test('that is awaited says nothing itself; the list of them is busy and says that it loads', () => {
    renderAt('/', <PuzzleCardPlaceholders layout="grid" count={7} />)
    const list = screen.getByRole('list', { name: 'Loading...' })
    expect([list.getAttribute('aria-busy'), within(list).getAllByRole('listitem').length, list.textContent]).toEqual(['true', 7, ''])
    cleanup()
    const { container } = renderAt('/', <PuzzleCardPlaceholder />)
    expect(container.querySelector('[aria-hidden=true]')).not.toBeNull()
  })
})

describe('suggested puzzles', () => {
  const names = () =>
    within(screen.getByRole('region', { name: 'Suggested puzzles' }))
      .getAllByRole('link')
      .map((card) => card.querySelector('.visually-hidden')?.textContent)

  test('are three cards to go on with, each in the state it is in', () => {
    renderAt(
      '/',
      <SuggestedPuzzles
        puzzle={puzzleOf(3, 3)}
        candidates={TODAYS}
        stateOf={({ typeId, levelId }) => (typeId !== 3 ? 'solved' : levelId === 5 ? 'locked' : levelId === 2 ? 'revealed' : 'new')}
      />,
    )
    expect(names()).toEqual(['Word puzzle, Easy, 100 points', 'Word puzzle, Expert, 400 points', 'Word puzzle, Master, 500 points, locked'])
  })

  test('are fewer where there are fewer, and no section where there are none', () => {
    const stateOf = (): CardState => 'new'
    renderAt('/', <SuggestedPuzzles puzzle={puzzleOf(3, 3)} candidates={[puzzleOf(3, 3), puzzleOf(5, 6)]} stateOf={stateOf} />)
    expect(names()).toEqual(['Spot the odd emoji puzzle, Level 1, 50 points'])
    cleanup()
    renderAt('/', <SuggestedPuzzles puzzle={puzzleOf(3, 3)} candidates={[puzzleOf(3, 3)]} stateOf={stateOf} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('have their places kept while they are awaited, under the heading they are given', () => {
    renderAt('/', <SuggestedPuzzles puzzle={puzzleOf(3, 3)} title="More like it" candidates={undefined} stateOf={() => 'new'} />)
    const list = within(screen.getByRole('region', { name: 'More like it' })).getByRole('list', { name: 'Loading...' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('a section of the day', () => {
  const show = (index: number, states?: readonly CardState[]) => {
    const section = SECTIONS[index]
    if (!section) throw new RangeError(`no section ${index}`)
    renderAt(
      '/today',
      <DaySection section={section} states={states}>
        <p>cards</p>
      </DaySection>,
    )
    return screen.getByRole('region', { name: section.name })
  }

  test.each([
    [0, 'classic-junior', 'Age 4+'],
    [1, 'classic', 'Age 7+'],
    [2, 'grid', 'Age 7+'],
    [3, 'word', 'Age 7+'],
    [4, 'emojidoku-junior-4x4', 'Age 4+'],
    [5, 'emojidoku-9x9', 'Age 7+'],
    [6, 'spot-the-odd-emoji-junior', 'Age 4+ · You need to see this one'],
    [7, 'spot-the-odd-emoji', 'Age 7+ · You need to see this one'],
  ])('number %i is at #%s, for %s', (index, id, age) => {
    const section = show(index)
    expect(section.id).toBe(id)
    expect(within(section).getByText(age)).toBeDefined()
    expect(within(section).queryByText(/solved|revealed/)).toBeNull()
  })

  test.each<[readonly CardState[], string]>([
    [['new', 'new', 'new', 'new', 'new'], '0 of 5 solved'],
    [['solved', 'new', 'locked', 'new', 'new'], '1 of 5 solved'],
    [['solved', 'solved', 'solved', 'solved', 'solved'], '5 of 5 solved'],
    [['solved', 'revealed', 'new', 'new', 'new'], '1 of 5 solved'],
    [['revealed', 'new', 'locked', 'revealed', 'new'], '2 revealed'],
  ])('with puzzles that are %j says "%s"', (states, summary) => {
    expect(within(show(1, states)).getByText(summary)).toBeDefined()
  })
})

describe('how a puzzle is played', () => {
  test.each<[PuzzleTypeId, LevelId, readonly string[]]>([
    [
      1,
      6,
      [
        'Every emoji stands for a whole number.',
        'The first line shows what the emoji is worth.',
        'Tap the right number.',
        'Where it asks which is more, tap the side that is more.',
      ],
    ],
    [
      1,
      1,
      [
        'Every emoji stands for a whole number.',
        'Use the first lines to work out what each emoji is worth.',
        'Then solve the last line.',
        'Remember: × and ÷ come before + and −.',
      ],
    ],
    [
      2,
      1,
      [
        'Every emoji stands for a whole number.',
        'Blue numbers are the totals of a row or a column.',
        'Find the total in the yellow square.',
      ],
    ],
    [
      3,
      2,
      ['Work out the number for each emoji.', 'A is 1, B is 2, C is 3 and so on.', 'Swap each number for its letter to spell the word.'],
    ],
    [
      4,
      9,
      [
        'Fill every empty cell with an emoji.',
        'Every row, column and box needs one of each.',
        'Choose a cell, then pick an emoji.',
        'Tap a filled cell to clear it.',
      ],
    ],
    [
      5,
      5,
      [
        'One emoji is not like the others.',
        'Find it, then choose its square.',
        'Its name is the column letter and the row number, like F7.',
      ],
    ],
  ])('of the type %i at level %i is told step by step', (typeId, levelId, steps) => {
    renderAt('/', <HowToPlay puzzle={{ typeId, levelId }} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps)
  })
})

describe('the book beside a puzzle', () => {
  test.each<[LevelId, string, string]>([
    [6, 'Junior puzzle book', 'junior-book'],
    [10, 'Junior puzzle book', 'junior-book'],
    [1, 'Easy and Medium puzzle book', 'easy-medium-book'],
    [2, 'Easy and Medium puzzle book', 'easy-medium-book'],
    [3, 'Hard, Expert and Master book', 'hard-master-book'],
    [5, 'Hard, Expert and Master book', 'hard-master-book'],
  ])('at level %i is the %s, with the cover that the shop shows', (levelId, title, book) => {
    const { container } = renderAt('/', <BookPromo puzzle={{ levelId }} />)
    expect(screen.getByText(title)).toBeDefined()
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`/emojigma/shop/${book}.svg`)
    expect(screen.getByRole('link', { name: 'See the book' }).getAttribute('href')).toBe(`/books?levelId=${levelId}`)
  })
})
