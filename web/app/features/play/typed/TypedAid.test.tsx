// @vitest-environment jsdom
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeBrowser, puzzleAt } from '../../../platform/testing/test-site.tsx'
import { TypedAid, type AidTab } from './TypedAid.tsx'
import { NO_WORKING_OUT, type WorkingOut } from './working-out.ts'

beforeEach(() => {
  completeBrowser()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const SLOTS = { classic: 6, grid: 10, master: 9, word: 16 }

async function show(kind: keyof typeof SLOTS, more: Partial<ComponentProps<typeof TypedAid>> = {}, changes: Partial<PuzzleView> = {}) {
  const puzzle = await puzzleAt(SLOTS[kind], '17', { availableLetters: kind === 'word' ? 'ABE' : undefined, ...changes })
  const does: unknown[] = []
  function Aid() {
    const [work, setWork] = useState<WorkingOut>(NO_WORKING_OUT)
    const [tab, setTab] = useState<AidTab>('keys')
    return (
      <TypedAid
        puzzle={puzzle}
        isOpen
        onToggle={() => does.push('toggle')}
        tab={tab}
        onTab={setTab}
        onPress={(press) => does.push(press)}
        onCheck={() => does.push('check')}
        isDisabled={false}
        hasFullScreen
        hint={undefined}
        dots={{ isOn: false, toggle: () => {} }}
        algebra={undefined}
        work={work}
        onWork={setWork}
        armed={undefined}
        onTurnBack={() => {}}
        {...more}
      />
    )
  }
  render(<Aid />)
  return does
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent, ariaSelected }) => `${textContent}${ariaSelected === 'true' ? ' *' : ''}`)
const toWorkingOut = () => userEvent.click(screen.getByRole('tab', { name: 'Working out' }))

test('the key of the full screen is told only where there is one', async () => {
  await show('classic')
  expect(screen.getByText('full screen')).toBeDefined()
  cleanup()
  await show('classic', { hasFullScreen: false })
  expect([screen.queryByText('full screen'), screen.getByText('check')]).toEqual([null, expect.anything()])
})

test.each([
  ['classic', 'Keypad', false],
  ['grid', 'Keypad', false],
  ['master', 'Keypad', true],
  ['word', 'Letters', false],
] as const)('for a %s the aid has %s, and a sign where the answer may be negative: %s', async (kind, keys, hasSign) => {
  await show(kind)
  expect(screen.getByRole('complementary', { name: 'Solving aid' })).toBeDefined()
  expect(screen.getByRole('tablist', { name: 'Solving aid' })).toBeDefined()
  expect(tabs()).toEqual([`${keys} *`, 'Working out'])
  expect(screen.getByRole('group', { name: keys })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change plus or minus' }) !== null).toBe(hasSign)
})

test('keys and check of the pad reach the answer', async () => {
  const does = await show('classic')
  for (const name of ['4', 'Delete', 'Check answer']) await userEvent.click(screen.getByRole('button', { name }))
  expect(does).toEqual([{ kind: 'character', character: '4' }, { kind: 'delete' }, 'check'])
})

test('a tray has the letters that the puzzle allows, and is empty where it names none', async () => {
  const letters = () => screen.getAllByRole('button').flatMap(({ dataset, textContent }) => (dataset['hint'] ? [textContent] : []))
  const does = await show('word')
  expect(letters()).toEqual(['A', 'B', 'E'])
  await userEvent.click(screen.getByRole('button', { name: 'E' }))
  expect(does).toEqual([{ kind: 'character', character: 'E' }])
  cleanup()
  await show('word', {}, { availableLetters: undefined })
  expect(letters()).toEqual([])
})

test('where nothing can be guessed the keys are off', async () => {
  const does = await show('classic', { isDisabled: true })
  await userEvent.click(screen.getByRole('button', { name: '4' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
  expect(does).toEqual([])
})

test('the tab of working out has room for scribbling, and no keys', async () => {
  await show('classic')
  await toWorkingOut()
  expect(tabs()).toEqual(['Keypad', 'Working out *'])
  expect(screen.queryByRole('group', { name: 'Keypad' })).toBeNull()
  expect(await screen.findByLabelText(/^Scratch pad/)).toBeDefined()
})

test('the aid says how a tile is turned, and what a tapped one is worth', async () => {
  await show('classic')
  expect(screen.getByRole('status').textContent).toBe('Tap an emoji to give it a number.')
  cleanup()
  const turned: number[] = []
  await show('classic', { armed: 1, work: { values: ['', '12'], strokes: [] }, onTurnBack: (symbol) => turned.push(symbol) })
  expect(screen.getByRole('status').textContent).toBe('frog is worth 12')
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Turn back' }))
  expect(turned).toEqual([1])
})

test('in a word, digits are typed for a tapped emoji, and its number says which letter it stands for', async () => {
  const worth = async (text: string) => {
    await show('word', { armed: 0, work: { values: [text], strokes: [] } })
    expect(screen.getByRole('group', { name: 'Keypad' })).toBeDefined()
    const said = screen.getByRole('status').textContent
    cleanup()
    return said
  }
  expect(await worth('2')).toBe('fox is worth 2 = B')
  expect(await worth('26')).toBe('fox is worth 26 = Z')
  expect(await worth('27')).toBe('fox is worth 27')
})

test('the switches are there on both tabs once somebody does something, and a hint stays in sight', async () => {
  await show('classic', { algebra: { isOn: false, letters: undefined, toggle: () => {} }, hint: <p>look at line 2</p> })
  expect(screen.queryByRole('switch')).toBeNull()
  await userEvent.hover(screen.getByRole('tabpanel'))
  const switches = () => screen.getAllByRole('switch').map(({ textContent }) => textContent)
  await waitFor(() => expect(switches()).toEqual(['Show dots', 'Write it in letters']))
  expect(screen.getByText('look at line 2')).toBeDefined()
  await toWorkingOut()
  expect(switches()).toEqual(['Show dots', 'Write it in letters'])
  expect(screen.getByText('look at line 2')).toBeDefined()
})

test.each([
  [true, 'Fold the solving aid', 'true'],
  [false, 'Open the solving aid', 'false'],
])('the grip says what it does while the aid is open: %s', async (isOpen, name, expanded) => {
  const does = await show('classic', { isOpen })
  const grip = screen.getByRole('button', { name })
  expect(grip.getAttribute('aria-expanded')).toBe(expanded)
  await userEvent.click(grip)
  expect(does).toEqual(['toggle'])
})

test.each([
  ['classic', ['0–9type', 'Entercheck', 'Ffullscreen']],
  ['word', ['A–Ztype', 'Entercheck']],
] as const)('the keys of the keyboard are named for a %s, and F only where it is no letter', async (kind, hints) => {
  await show(kind)
  const words = screen.getByRole('tabpanel').textContent?.replaceAll(/\s/g, '') ?? ''
  for (const hint of hints) expect(words).toContain(hint)
  expect(words.includes('fullscreen')).toBe(kind === 'classic')
})
