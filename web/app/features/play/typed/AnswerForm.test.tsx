// @vitest-environment jsdom
import type { TypedGuess } from '@emojigma/engine/guess.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { GUEST } from '@emojigma/contract/rules/visitor.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router'
import { TODAY } from '../../../platform/testing/noon.ts'
import { mediaMatch, puzzleAt } from '../../../platform/testing/test-site.tsx'
import type { Guessing } from '../frame/use-guessing.ts'
import type { AnswerFault, AnswerRules } from './answer-input.ts'
import { AnswerForm } from './AnswerForm.tsx'

// On a phone.
beforeEach(() => mediaMatch(true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const READY: Guessing = {
  status: 'open',
  sitting: { kind: 'ready' },
  played: { visitor: GUEST, solved: [], revealed: [], attempted: [] },
  answer: undefined,
  day: TODAY,
  waitMs: 3_600_000,
  isDialogOpen: false,
  isBlocked: false,
  isDayInDoubt: false,
  isCelebrating: false,
  mayBeChild: false,
  accessTo: () => ({ kind: 'open', takesFree: false }),
  guess: () => true,
  closeDialog: () => {},
}

interface Shown {
  readonly guessing?: Partial<Guessing>
  readonly rules?: Partial<AnswerRules>
  readonly draft?: string
  readonly hasKeypad?: boolean
}

/** @returns what was checked so far */
async function show({ guessing = {}, rules = {}, draft = '', hasKeypad = false }: Shown = {}) {
  const all: AnswerRules = { typeId: 1, levelId: 2, ...rules }
  const puzzle: PuzzleView = { ...(await puzzleAt(6, '17')), typeId: all.typeId, levelId: all.levelId }
  const checked: string[] = []
  function Form() {
    const [text, setText] = useState(draft)
    const [fault, setFault] = useState<AnswerFault>()
    const field = useRef<HTMLInputElement>(null)
    const typing = {
      rules: all,
      draft: text,
      isWrongShown: guessing.sitting?.kind === 'wrong' && text === draft,
      onTyped: (typed: TypedGuess) => {
        if (typed.text !== undefined) setText(typed.text)
        setFault(typed.fault)
      },
      onCheck: () => void checked.push(text),
      fault,
      draftKey: 'kept',
      field,
      hasKeypad,
      onFocus: () => {},
    }
    return (
      <>
        <AnswerForm puzzle={puzzle} guessing={{ ...READY, ...guessing }} typing={typing} />
        <p data-testid="draft">{text}</p>
      </>
    )
  }
  render(<Form />, { wrapper: MemoryRouter })
  return checked
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check' })
const draft = () => screen.getByTestId('draft').textContent
const described = () => document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
const MASTER = { levelId: 5 } as const
const WORD = { typeId: 3, wordLength: 4 } as const

test('Enter and Check send what stands in the field', async () => {
  const checked = await show()
  await userEvent.type(field(), '17{Enter}')
  await userEvent.type(field(), '0')
  await userEvent.click(check())
  expect(checked).toEqual(['17', '170'])
})

test.each([
  ['letters, signs, dots and spaces', {}, '1e+-. x7', '17'],
  ['the letter that asks for the full screen', {}, '1f7F', '17'],
  ['digits after the fifteenth', {}, '12345678901234567', '123456789012345'],
  ['a plus, an e and a dot at Master', MASTER, '+1e.7', '17'],
  ['digits in a word', WORD, 'b3e4', 'BE'],
  ['letters after the word’s last', WORD, 'bearskin', 'BEAR'],
])('the field does not take %s', async (_what, rules, typed, kept) => {
  await show({ rules })
  await userEvent.type(field(), typed)
  expect(field().value).toBe(kept)
  expect(draft()).toBe(kept)
})

test('what is pasted is taken whole or not at all', async () => {
  await show()
  await userEvent.click(field())
  await userEvent.paste(' 42 ')
  expect(draft()).toBe('42')
  await userEvent.paste('x')
  expect(draft()).toBe('42')
})

test.each([
  ['a letter', {}, 'x', 'Digits only.'],
  ['a letter at Master', MASTER, 'x', 'Digits and a minus sign only.'],
  ['a minus below Master', {}, '-', 'The answer has no minus sign.'],
  ['a sixteenth digit', {}, '1234567890123456', 'Up to 15 digits.'],
  ['a digit in a word', WORD, '4', 'Letters only.'],
  ['one letter too many', WORD, 'bears', 'The word has 4 letters.'],
] as const)('a typed text that is refused for %s says why, until the next one is taken', async (_what, rules, typed, words) => {
  await show({ rules })
  await userEvent.type(field(), typed)
  expect(described()).toBe(words)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), '{Backspace}')
  await userEvent.type(field(), rules === WORD ? 'B' : '1')
  expect(described()).toBe('')
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

test.each([
  ['−30', '-30'],
  ['–30', '-30'],
  ['－３０', '-30'],
  ['− 30', '-30'],
  ['\u061C-٣٠', '-30'],
  ['３０', '30'],
  ['+30', '30'],
  ['1 000', '1000'],
])('at Master a pasted %s is %s', async (pasted, taken) => {
  await show({ rules: MASTER, draft: '7' })
  await userEvent.click(field())
  await userEvent.paste(pasted)
  expect(draft()).toBe(taken)
  expect(field().value).toBe(taken)
})

test.each(['−30', '－３０'])('below Master a pasted %s is refused, and says why', async (pasted) => {
  await show()
  await userEvent.click(field())
  await userEvent.paste(pasted)
  expect([draft(), field().value, described()]).toEqual(['', '', 'The answer has no minus sign.'])
})

test('at Master a pasted text that is no number changes nothing, and says why', async () => {
  await show({ rules: MASTER, draft: '7' })
  await userEvent.click(field())
  await userEvent.paste('3.5')
  expect([draft(), field().value, described()]).toEqual(['7', '7', 'Digits and a minus sign only.'])
})

test('digits go in where the caret is', async () => {
  await show({ draft: '19' })
  await userEvent.type(field(), '５', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(draft()).toBe('159')
})

test('a number that an input method composes keeps its minus', async () => {
  await show({ rules: MASTER })
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: '3' }, data: 'ー３', inputType: 'insertCompositionText' })
  expect(draft()).toBe('-3')
  fireEvent.input(field(), { target: { value: '30' }, data: 'ー３０', inputType: 'insertCompositionText' })
  fireEvent.compositionEnd(field())
  expect([draft(), field().value]).toEqual(['-30', '-30'])
})

test('before the page has taken over, a Master field keeps every sign that is typed', async () => {
  const puzzle: PuzzleView = { ...(await puzzleAt(6, '17')), levelId: 5 }
  const typing = {
    rules: { typeId: 1, levelId: 5 },
    draft: '',
    isWrongShown: false,
    onTyped: () => {},
    onCheck: () => {},
    fault: undefined,
    draftKey: 'kept',
    field: { current: null },
    hasKeypad: false,
    onFocus: () => {},
  } as const
  const html = renderToString(
    <MemoryRouter>
      <AnswerForm puzzle={puzzle} guessing={READY} typing={typing} />
    </MemoryRouter>,
  )
  expect(html).toContain('type="text"')
  expect(html).not.toContain('type="number"')
})

test('arrows do not change a number', async () => {
  await show({ rules: MASTER, draft: '5' })
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true)
  expect(fireEvent.keyDown(field(), { key: 'Backspace' })).toBe(true)
})

test('at Master a minus makes the number negative wherever it is typed, once', async () => {
  await show({ rules: MASTER, draft: '12' })
  await userEvent.type(field(), '-')
  expect(draft()).toBe('-12')
  await userEvent.type(field(), '-3')
  expect(draft()).toBe('-123')
})

test('a minus without digits is seen, though a number field has no such value', async () => {
  await show({ rules: MASTER })
  expect(field().placeholder).toBe('Answer...')
  await userEvent.type(field(), '-')
  expect(draft()).toBe('-')
  expect(field()).toMatchObject({ value: '', placeholder: '−' })
  await userEvent.type(field(), '4')
  expect(draft()).toBe('-4')
})

test.each(['{Backspace}', '{Delete}'])(
  'a minus without digits is taken away by %s, though the field has nothing to delete',
  async (key) => {
    await show({ rules: MASTER })
    await userEvent.type(field(), `-${key}`)
    expect([draft(), field().placeholder]).toEqual(['', 'Answer...'])
  },
)

test('the wheel leaves a number as it is, and a word where it is typed', async () => {
  await show({ draft: '12' })
  for (const [type, isLeft] of [
    ['number', true],
    ['text', false],
  ] as const) {
    field().type = type
    field().focus()
    fireEvent.wheel(field())
    expect(document.activeElement === field()).toBe(!isLeft)
  }
})

test('a wrong guess is told under the field, which is ready for the next one', async () => {
  await show({ draft: '-19', guessing: { sitting: { kind: 'wrong', guess: '-19' } } })
  expect(field()).toMatchObject({ readOnly: false, value: '-19' })
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(described()).toBe('Not −19. Have another go.')
})

test.each([
  ['a digit', '5', '5'],
  ['a minus', '-', '-'],
  ['Backspace', '{Backspace}', ''],
  ['a letter', 'x', '-19'],
])('%s takes the place of a wrong number', async (_name, keys, text) => {
  await show({ draft: '-19', rules: { levelId: 5 }, guessing: { sitting: { kind: 'wrong', guess: '-19' } } })
  await userEvent.type(field(), keys)
  expect(draft()).toBe(text)
})

test('text that an input method adds to a wrong word takes its place', async () => {
  await show({ draft: 'CAT', rules: { typeId: 3, wordLength: 4 }, guessing: { sitting: { kind: 'wrong', guess: 'CAT' } } })
  fireEvent.input(field(), { target: { value: 'CATs' } })
  expect(draft()).toBe('S')
})

test('while a guess is judged the field waits, and nothing is wrong yet', async () => {
  await show({ draft: '19', guessing: { sitting: { kind: 'judging' } } })
  expect(field()).toMatchObject({ readOnly: true, value: '19' })
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  expect(described()).toBe('')
})

test('if judging itself fails, the field says so and takes the next', async () => {
  await show({ draft: '19', guessing: { sitting: { kind: 'ready', hasFailed: true } } })
  expect(described()).toBe('Your answer could not be checked. Please try again.')
  expect(field()).toMatchObject({ readOnly: false, disabled: false })
})

test.each([
  ['solved', '17', '17', 'Solved.'],
  ['solved', '-4', '−4', 'Solved.'],
  ['revealed', '17', '17', 'You looked at this answer, so it can’t be guessed.'],
  ['revealed', undefined, '', 'You looked at this answer, so it can’t be guessed.'],
] as const)('a %s puzzle shows its answer %s locked, and can’t be checked', async (status, answer, shown, words) => {
  await show({ draft: '99', rules: MASTER, guessing: { status, answer } })
  expect(field()).toMatchObject({ type: 'text', readOnly: true, disabled: false, value: shown, placeholder: '' })
  expect(check().disabled).toBe(true)
  expect(described()).toBe(words)
})

test.each([
  ['free-limit-reached', 'Free Limit Reached...', 'New free puzzles in 1 h 0 min.'],
  ['plan-needed', 'Subscribe To Play...', 'This one is closed. Today’s puzzles are open.'],
] as const)('a puzzle that is locked by %s takes nothing and says why', async (status, placeholder, words) => {
  await show({ guessing: { status } })
  expect(field()).toMatchObject({ disabled: true, placeholder })
  // Its words have the whole row.
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  expect(described()).toBe(words)
})

test('a child is told that it is closed, and nothing of plans', async () => {
  await show({ guessing: { status: 'plan-needed', mayBeChild: true } })
  expect(field().placeholder).toBe('Closed For Now...')
  expect(described()).toBe('This one is closed. Today’s puzzles are open.')
})

test('a student is told of a break of the class, and nothing of plans', async () => {
  await show({
    guessing: { status: 'plan-needed', mayBeChild: true, played: { ...READY.played, visitor: { role: 'student', plan: 'none' } } },
  })
  expect(field().placeholder).toBe('Closed For Now...')
  expect(described()).toBe('Your class is having a break. Today’s puzzles are open.')
})

test.each([
  [true, 'open', 'none'],
  [false, 'open', null],
  [true, 'solved', null],
] as const)('a phone keeps its own keyboard away only where ours is there (%s) and the puzzle is %s', async (hasKeypad, status, mode) => {
  await show({ hasKeypad, guessing: { status } })
  expect(field().getAttribute('inputmode')).toBe(mode)
})
