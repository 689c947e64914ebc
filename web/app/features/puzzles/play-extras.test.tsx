// @vitest-environment jsdom
import { DAY_MS, dayStartMs } from '@emojigma/engine/day.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOON_MS, TODAY } from '../../platform/testing/noon.ts'
import { completeBrowser, FOX_AND_FROG, mediaMatch, renderAt, setOf, SITE } from '../../platform/testing/test-site.tsx'
import { Allowance } from './Allowance.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { HomeBand } from './HomePage.tsx'
import { HomeHero, HomeHeroPlaceholder } from './HomeHero.tsx'
import { ListFoot } from './PuzzleListPage.tsx'
import { PuzzleDialog } from './TodayPage.tsx'

const [PUZZLE] = setOf(TODAY)
if (!PUZZLE) throw new Error('no puzzles')

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the allowance', () => {
  const section = () => screen.getByRole('region', { name: 'Free puzzles' })
  const tokens = () => [...section().querySelectorAll<HTMLElement>('[data-used]')].map(({ dataset }) => dataset['used'])

  test.each([
    [3, ['false', 'false', 'false']],
    [2, ['true', 'false', 'false']],
    [1, ['true', 'true', 'false']],
  ])('with %i left counts them and shows a token for each, the used ones first', (left, used) => {
    renderAt('/today', <Allowance left={left} />)
    expect(section().textContent).toContain(`${left}/3 free puzzles left`)
    expect(tokens()).toEqual(used)
    expect(section().textContent).not.toContain('More at')
    expect(within(section()).queryByRole('presentation')).toBeNull()
  })

  test('with none left says when there are more, with a face in place of the tokens', () => {
    renderAt('/today', <Allowance left={0} />)
    expect(section().textContent).toContain('0/3 free puzzles left')
    expect(section().textContent).toContain('More at 00:00. Subscribe for unlimited play')
    expect(tokens()).toEqual([])
    expect(within(section()).getByRole('presentation').getAttribute('src')).toContain('/crying-face.svg')
  })

  test('that is not known yet claims no number that is left', () => {
    renderAt('/today', <Allowance left={undefined} />)
    expect(section().textContent).toContain('3 free puzzles a day')
    expect(section().textContent).not.toMatch(/left|\//)
    expect(tokens()).toEqual(['false', 'false', 'false'])
  })

  test('leads to the plans, whatever is left', async () => {
    const { address } = renderAt('/today', <Allowance left={3} />)
    await userEvent.click(screen.getByRole('link', { name: 'Subscribe for unlimited play' }))
    expect(address()).toBe('/pricing')
  })

  test.each([
    [NOON_MS, '11hours59mins59secs', 'New puzzles in 11 hours 59 minutes'],
    [dayStartMs(TODAY), '23hours59mins59secs', 'New puzzles in 23 hours 59 minutes'],
    [dayStartMs(TODAY) + DAY_MS - 90_000, '00hours01mins29secs', 'New puzzles in 1 minute'],
  ])('at %i counts down to the end of the UTC day: %s', (nowMs, shown, name) => {
    vi.useFakeTimers({ now: nowMs })
    renderAt('/today', <Allowance left={1} />, { ...SITE, nowMs })
    expect(screen.getByRole('timer', { name }).textContent).toBe(shown)
  })

  test('counts on by the second, and begins with the next day', () => {
    const nowMs = dayStartMs(TODAY + 1) - 2000
    vi.useFakeTimers({ now: nowMs })
    renderAt('/today', <Allowance left={1} />, { ...SITE, nowMs })
    const shown = () => screen.getByRole('timer').textContent
    expect(shown()).toBe('00hours00mins01secs')
    act(() => void vi.advanceTimersByTime(1000))
    expect(shown()).toBe('00hours00mins00secs')
    act(() => void vi.advanceTimersByTime(2000))
    expect(shown()).toBe('23hours59mins58secs')
  })
})

describe('the dialog of a puzzle', () => {
  beforeEach(completeBrowser)
  const closed = vi.fn<() => void>()
  const show = () =>
    render(
      <PuzzleDialog puzzle={{ ...PUZZLE, typeId: 5, levelId: 4 }} onClose={closed}>
        <p>board</p>
      </PuzzleDialog>,
    )
  const size = () => screen.getByText('board').closest<HTMLElement>('[data-size]')?.dataset['size']

  test('is named by kind and level, and has a cross', async () => {
    show()
    const dialog = screen.getByRole('dialog', { name: 'Spot the odd emoji puzzle, Expert' })
    expect(within(dialog).getByText('board').closest<HTMLElement>('[data-type]')?.dataset['type']).toBe('odd')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(closed).toHaveBeenCalledOnce()
  })

  test('is small at first, larger on demand and smaller again, and the next one is as it was left', async () => {
    show()
    expect(size()).toBe('small')
    await userEvent.click(screen.getByRole('button', { name: 'Make the puzzle larger' }))
    expect(size()).toBe('large')
    cleanup()
    show()
    expect(size()).toBe('large')
    await userEvent.click(screen.getByRole('button', { name: 'Make the puzzle smaller' }))
    expect(size()).toBe('small')
    cleanup()
    show()
    expect([size(), screen.queryByRole('button', { name: 'Make the puzzle smaller' })]).toEqual(['small', null])
  })
})

describe('the end of a list', () => {
  test.each([
    ['there', 'Show more', 'false'],
    ['awaited', 'Loading...', 'true'],
    ['failed', 'Try again', 'false'],
  ] as const)('where more is %s has the button "%s"', async (more, name, isDisabled) => {
    const showMore = vi.fn<() => void>()
    render(<ListFoot more={more} showMore={showMore} foot={{ current: null }} />)
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe(isDisabled)
    expect(screen.queryAllByRole('alert')).toHaveLength(more === 'failed' ? 1 : 0)
    await userEvent.click(button)
    expect(showMore).toHaveBeenCalledOnce()
  })

  test('where there is no more says so and has no button', () => {
    render(<ListFoot more="none" showMore={() => {}} foot={{ current: null }} />)
    expect(screen.getByText('These are all the puzzles of this list.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the introduction of the home page', () => {
  const hero = (puzzle: typeof PUZZLE | undefined, season?: { readonly emoji: string; readonly text: string }) => {
    mediaMatch(false)
    return renderAt(
      '/',
      <HomeHero puzzle={puzzle} emoji={['fox', 'owl', 'frog', 'bee']} season={season} live={<p>12 are playing</p>}>
        <HomeHeroPlaceholder />
      </HomeHero>,
    )
  }

  test('asks what its puzzle asks, in emoji and in words, and leads to today’s puzzles', async () => {
    const { address } = hero({ ...PUZZLE, question: FOX_AND_FROG })
    const headline = screen.getByRole('heading', { level: 1, name: 'What is fox times frog?' })
    expect(headline.querySelector('[aria-hidden]')?.textContent).toBe('What is×?')
    expect(Array.from(headline.querySelectorAll('img'), ({ src }) => /(\w+)\.svg/.exec(src)?.[1])).toEqual(['fox', 'frog'])
    expect(screen.getByText('12 are playing')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try a riddle' }).getAttribute('href')).toBe('/emojiRiddles')
    await userEvent.click(screen.getByRole('link', { name: 'Play today’s puzzles' }))
    expect(address()).toBe('/today')
  })

  test('draws each copy of an emoji and every number of the question', () => {
    const ask = {
      operands: [
        { kind: 'symbol', symbol: 1, copies: 2 },
        { kind: 'number', value: 4, asDots: true },
      ],
      operators: ['-'],
    } as const
    hero({ ...PUZZLE, question: { typeId: 1, emoji: ['fox', 'frog'], equations: [], ask } })
    const headline = screen.getByRole('heading', { level: 1, name: 'What is the two frogs together minus 4 dots?' })
    expect(headline.querySelector('[aria-hidden]')?.textContent).toBe('What is−4?')
    expect(Array.from(headline.querySelectorAll('img'), ({ src }) => /(\w+)\.svg/.exec(src)?.[1])).toEqual(['frog', 'frog'])
  })

  test('asks for every emoji while there is no puzzle, whose place it keeps', () => {
    hero(undefined)
    expect(screen.getByRole('heading', { level: 1, name: 'What is each emoji worth?' })).toBeDefined()
    expect(screen.getByText('Loading...').closest('[aria-busy=true]')).not.toBeNull()
    expect(screen.queryByText(/Halloween/)).toBeNull()
  })

  test('tells of the season where there is one', () => {
    hero(PUZZLE, { emoji: 'jack-o-lantern', text: 'Halloween puzzles all October.' })
    const line = screen.getByText(/Halloween puzzles all October\./)
    expect(line.querySelector('img')?.getAttribute('src')).toContain('/jack-o-lantern.svg')
  })
})

test('the home page tells teachers and families what a plan brings, and where', () => {
  renderAt('/', <HomeBand />)
  const teachers = screen.getByRole('region', { name: 'For teachers' })
  expect(within(teachers).getByRole('link', { name: 'See the teacher portal' }).getAttribute('href')).toBe('/help/teacherPortal')
  const home = screen.getByRole('region', { name: 'For home' })
  expect(within(home).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
})

test.each([
  ['individual', ['For teachers']],
  ['teacher', []],
] as const)('the home page offers an account with the %s plan no plan that it has', (plan, offered) => {
  signInAs({ plan })
  renderAt('/', <HomeBand />)
  expect(screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(offered.map(() => 'for-teachers'))
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
})
