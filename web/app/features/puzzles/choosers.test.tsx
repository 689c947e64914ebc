// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaMatch, renderAt } from '../../platform/testing/test-site.tsx'
import { LevelLinks, LevelToggles } from './LevelPickers.tsx'
import { SectionLinks, TypeLinks, TypeToggles } from './TypeChooser.tsx'

const scrolled = vi.fn<(to: ScrollToOptions) => void>()
beforeEach(() => {
  mediaMatch(true)
  vi.stubGlobal('scrollTo', scrolled)
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  localStorage.clear()
})

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('links to the kinds', () => {
  test('name all five in their order and say what each is about', async () => {
    const { address } = renderAt('/', <TypeLinks addressOf={(typeId) => `/puzzle?t=${typeId}`} />)
    const links = screen.getAllByRole('link')
    expect(texts(links)).toEqual([
      'ClassicEmoji algebra',
      'GridAlgebra in a grid',
      'WordThe result is a word',
      'Emojidoku4x4 and 9x9',
      'Spot the odd emojiFind the different oneYou need to see this one',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4, 5].map((typeId) => `/puzzle?t=${typeId}`))
    await userEvent.click(screen.getByRole('link', { name: /^Word/ }))
    expect(address()).toBe('/puzzle?t=3')
  })
})

describe('toggles of the kinds', () => {
  test('are as many as are offered, with short words, and the chosen one is pressed', () => {
    renderAt('/', <TypeToggles choices={['mixed', 1, 2, 3, 4, 5]} chosen={4} onChoose={() => {}} />)
    const list = screen.getByRole('list', { name: 'Kind of puzzle' })
    expect(texts(within(list).getAllByRole('button'))).toEqual([
      'MixedAll kinds',
      'ClassicEmoji algebra',
      'GridIn a grid',
      'WordMakes a word',
      'EmojidokuSudoku',
      'Spot the oddFind one',
    ])
    expect(texts(screen.getAllByRole('button', { pressed: true }))).toEqual(['EmojidokuSudoku'])
  })

  test('tell which one was pressed, the chosen one too', async () => {
    const chosen: unknown[] = []
    renderAt('/', <TypeToggles choices={['mixed', 4, 5]} chosen="mixed" onChoose={(choice) => chosen.push(choice)} />)
    expect(screen.getAllByRole('button')).toHaveLength(3)
    for (const name of [/^Spot/, /^Mixed/, /^Emojidoku/]) await userEvent.click(screen.getByRole('button', { name }))
    expect(chosen).toEqual([5, 'mixed', 4])
    expect(texts(screen.getAllByRole('button', { pressed: true }))).toEqual(['MixedAll kinds'])
  })
})

describe('links to the sections of the page', () => {
  const IDS = { 1: 'classic', 2: 'grid', 3: 'word', 4: 'emojidoku', 5: 'spot' } as const
  const show = () =>
    renderAt(
      '/today',
      <>
        <SectionLinks sectionOf={(typeId) => IDS[typeId]} />
        <section id="word" aria-labelledby="word-title">
          <h2 id="word-title">Word puzzles</h2>
        </section>
        <section id="grid" />
      </>,
    )

  test('have a name together and an address each, so that they can be opened elsewhere', () => {
    show()
    const links = within(screen.getByRole('navigation', { name: 'Jump to a puzzle type' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#classic', '#grid', '#word', '#emojidoku', '#spot'])
  })

  test('go to the section, below the header, move the focus to its heading and tell it in the address', () => {
    show()
    history.replaceState({ kept: 1 }, '', '/today')
    document.documentElement.style.scrollPaddingTop = '80px'
    vi.spyOn(screen.getByRole('region', { name: 'Word puzzles' }), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 100, 100))
    const wasFollowed = fireEvent.click(screen.getByRole('link', { name: /^Word/ }))
    expect(wasFollowed).toBe(false)
    expect(scrolled.mock.calls).toEqual([[{ top: 320, behavior: 'instant' }]])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Word puzzles' }))
    expect([location.pathname, location.hash, history.state]).toEqual(['/today', '#word', { kept: 1 }])
  })

  test('go to a section without a heading, too', () => {
    show()
    expect(fireEvent.click(screen.getByRole('link', { name: /^Grid/ }))).toBe(false)
    expect([location.hash, scrolled.mock.calls.length]).toEqual(['#grid', 1])
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('are left to the browser with the %s', (key) => {
    show()
    expect(fireEvent.click(screen.getByRole('link', { name: /^Word/ }), { [key]: true })).toBe(true)
    expect([document.activeElement, scrolled.mock.calls.length]).toEqual([document.body, 0])
  })

  test('are left to the browser where the section is not there yet', () => {
    show()
    expect(fireEvent.click(screen.getByRole('link', { name: /^Classic/ }))).toBe(true)
  })
})

const JUNIOR = ['Level 150 pts', 'Level 260 pts', 'Level 370 pts', 'Level 480 pts', 'Level 590 pts']
const NEXT = ['Easy100 pts', 'Medium200 pts', 'Hard300 pts', 'Expert400 pts', 'Master500 pts']
const NAMES = ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Easy', 'Medium', 'Hard', 'Expert', 'Master']

test('the level picker that fits the ages chosen on the device says so', () => {
  for (const [band, fitting] of [
    ['4-6', 'Easier, Age 4+ · Fits you'],
    ['10+', 'Harder, Age 7+ · Fits you'],
  ] as const) {
    localStorage.setItem('emojigma.band', band)
    renderAt('/', <LevelLinks addressOf={(levelId) => `/puzzle?l=${levelId}`} />)
    expect(texts(screen.getAllByText(/Fits you/)).length).toBe(1)
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toContain(fitting)
    cleanup()
  }
})

describe('the level pickers', () => {
  test('are one for each age, the easier first, each level a link with its points', () => {
    renderAt('/', <LevelLinks addressOf={(levelId) => `/puzzle?l=${levelId}`} />)
    const [easier, harder] = screen.getAllByRole('region')
    if (!easier || !harder) throw new Error('no pickers')
    expect(screen.getByRole('region', { name: 'Easier, Age 4+' })).toBe(easier)
    expect(screen.getByRole('region', { name: 'Harder, Age 7+' })).toBe(harder)
    expect(texts(within(easier).getAllByRole('link'))).toEqual(JUNIOR)
    expect(texts(within(harder).getAllByRole('link'))).toEqual(NEXT)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [6, 7, 8, 9, 10, 1, 2, 3, 4, 5].map((levelId) => `/puzzle?l=${levelId}`),
    )
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Easier, Age 4+', 'Harder, Age 7+'])
  })

  test('as toggles have at most one pressed, and tell which one was', async () => {
    const toggled: number[] = []
    renderAt('/', <LevelToggles chosen={10} onToggle={(levelId) => toggled.push(levelId)} />)
    expect(texts(screen.getAllByRole('button'))).toEqual(NAMES)
    expect(texts(screen.getAllByRole('button', { pressed: true }))).toEqual(['Level 5'])
    for (const name of [/^Level 5/, /^Easy/, /^Level 1/]) await userEvent.click(screen.getByRole('button', { name }))
    expect(toggled).toEqual([10, 1, 6])
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Easier, Age 4+', 'Harder, Age 7+'])
  })

  test('as toggles have none pressed while no level is chosen', () => {
    renderAt('/', <LevelToggles chosen={undefined} onToggle={() => {}} />)
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(10)
  })
})
