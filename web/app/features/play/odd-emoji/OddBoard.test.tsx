// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OddBoard } from './OddBoard.tsx'

type Props = ComponentProps<typeof OddBoard>

/** The observer of the picture's size. */
let resized: (() => void)[] = []

beforeEach(() => {
  resized = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #seen: () => void
      constructor(seen: () => void) {
        this.#seen = seen
      }
      observe() {
        resized.push(this.#seen)
      }
      disconnect() {
        resized = resized.filter((seen) => seen !== this.#seen)
      }
    },
  )
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** @returns the board's events so far */
function show(more: Partial<Props> = {}) {
  const told: unknown[][] = []
  const tell =
    (what: string) =>
    (...how: readonly unknown[]) =>
      void told.push([what, ...how])
  const props: Props = {
    side: 6,
    picture: '/crowd.svg',
    description: 'One of these is different.',
    picked: undefined,
    mark: undefined,
    isZoomed: false,
    grid: createRef<HTMLTableElement>(),
    onSeen: () => undefined,
    onPick: tell('pick'),
    onActivate: tell('activate'),
    onPoint: tell('point'),
    onCellSize: tell('size'),
    ...more,
  }
  const { rerender } = render(<OddBoard {...props} />)
  return { told, change: (changes: Partial<Props>) => rerender(<OddBoard {...props} {...changes} />) }
}

const cell = (name: string) => screen.getByRole('button', { name })
const entries = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
const chosen = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((one) => one.querySelector('button')?.getAttribute('aria-label'))
const labels = () => [...document.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)
const widthOfCells = (width: number) =>
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width))

test('a board says its size, and that its cells are named by position alone', () => {
  show()
  const grid = screen.getByRole('grid', { name: '6 by 6 board. Columns A to F, rows 1 to 6.' })
  expect(document.getElementById(grid.getAttribute('aria-describedby') ?? '')?.textContent).toBe('One of these is different.')
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(names).toHaveLength(36)
  expect(names.slice(0, 7)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2'])
  expect(names.at(-1)).toBe('F6')
})

test('the largest board has columns A to P, and its picture says nothing', () => {
  show({ side: 16 })
  expect(screen.getByRole('grid', { name: '16 by 16 board. Columns A to P, rows 1 to 16.' })).toBeDefined()
  expect(cell('P16')).toBeDefined()
  expect(document.querySelector('img')).toMatchObject({ alt: '' })
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/crowd.svg')
})

test('the keyboard enters at A1, and then where the choice is: a board is one stop', () => {
  const { change } = show()
  expect(entries()).toEqual([cell('A1')])
  expect(chosen()).toEqual([])
  change({ picked: { row: 0, column: 2 } })
  expect(entries()).toEqual([cell('C1')])
  change({ picked: { row: 4, column: 0 } })
  expect(entries()).toEqual([cell('A5')])
})

test('the chosen cell is selected, and its column and row are told apart outside', () => {
  show({ picked: { row: 3, column: 1 } })
  expect(chosen()).toEqual(['B4'])
  expect(labels()).toEqual(['B', '4'])
})

test('what gets the focus is chosen', () => {
  const { told } = show()
  act(() => cell('C2').focus())
  expect(told).toEqual([['pick', { row: 1, column: 2 }]])
})

test('a click says how large its cell is, and that no key did it', async () => {
  widthOfCells(51)
  const { told } = show()
  await userEvent.click(cell('F6'))
  expect(told.at(-1)).toEqual(['activate', { row: 5, column: 5 }, { isByKey: false, cellPx: 51 }])
})

test.each(['{Enter}', ' '])('a key on a cell is told from a click: %j', async (key) => {
  widthOfCells(30)
  const { told } = show()
  act(() => cell('B3').focus())
  await userEvent.keyboard(key)
  expect(told.at(-1)).toEqual(['activate', { row: 2, column: 1 }, { isByKey: true, cellPx: 30 }])
})

test('cells go on telling after the board has changed whom they tell', async () => {
  const { told, change } = show()
  const later: unknown[] = []
  change({ onActivate: (one) => void later.push(one) })
  await userEvent.click(cell('B1'))
  expect(later).toEqual([{ row: 0, column: 1 }])
  expect(told.filter(([what]) => what === 'activate')).toEqual([])
})

test('only a mouse looks without choosing', () => {
  const { told } = show()
  const over = (target: Element, pointerType: string) =>
    fireEvent(target, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }))
  over(cell('D2'), 'touch')
  over(cell('D2'), 'pen')
  expect(told).toEqual([])
  over(cell('D2'), 'mouse')
  over(document.querySelector('img') ?? document.body, 'mouse')
  expect(told).toEqual([
    ['point', { row: 1, column: 3 }],
    ['point', undefined],
  ])
})

test('once the mouse has left, nothing is looked at', () => {
  const { told } = show()
  fireEvent.pointerLeave(screen.getByRole('grid').parentElement ?? document.body)
  expect(told).toEqual([['point', undefined]])
})

test.each([
  ['wrong', { row: 1, column: 2 }],
  ['found', { row: 5, column: 0 }],
] as const)('a cell that is %s is marked where it is, and the mark is not read', (verdict, at) => {
  show({ mark: { cell: at, verdict } })
  const [ring, badge] = [...document.querySelectorAll<HTMLElement>(`[data-verdict=${verdict}]`)]
  for (const one of [ring, badge]) {
    expect([one?.style.getPropertyValue('--row'), one?.style.getPropertyValue('--column')]).toEqual([String(at.row), String(at.column)])
  }
  expect(badge?.getAttribute('aria-hidden')).toBe('true')
})

test('a hint comes as near as the row', () => {
  show({
    marks: new Map([
      ['row 2', 'look'],
      ['row 3', 'look'],
    ]),
  })
  const rows = screen.getAllByRole('row').map(({ dataset }) => dataset['mark'])
  expect(rows).toEqual([undefined, undefined, 'look', 'look', undefined, undefined])
  expect(document.querySelectorAll('td[data-mark], button[data-mark]')).toHaveLength(0)
})

test('how large a cell is on the screen is told whenever it changes', () => {
  let width = 240
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  const { told } = show()
  for (const seen of resized) seen()
  width = 480
  for (const seen of resized) seen()
  expect(told).toEqual([
    ['size', 40],
    ['size', 80],
  ])
  cleanup()
  expect(resized).toEqual([])
})

test('a board that is made larger shows the part that was chosen', () => {
  const shown: (string | null | undefined)[] = []
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this.querySelector('button')?.getAttribute('aria-label'))
  }
  const { change } = show({ picked: { row: 5, column: 4 } })
  expect(document.querySelector('[data-zoomed]')).toBeNull()
  expect(shown).toEqual([])
  change({ picked: { row: 5, column: 4 }, isZoomed: true })
  expect(document.querySelector('[data-zoomed]')?.contains(screen.getByRole('grid'))).toBe(true)
  expect(shown).toEqual(['E6'])
})
