// @vitest-environment jsdom
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleState } from '@emojigma/contract/rules/actions.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import type { Role } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { puzzleAt } from '../../../platform/testing/test-site.tsx'
import type { PlaySetting } from './play-setting.ts'
import { PlanTools, PuzzleTools } from './PuzzleTools.tsx'

afterEach(cleanup)

/** @returns what was asked for so far */
async function showTools(role: Role, state: PuzzleState, setting: PlaySetting['setting'] = 'page'): Promise<readonly BlockedAction[]> {
  const puzzle = await puzzleAt(6, '17')
  const day = dayOfPuzzle(puzzle.id)
  const asked: BlockedAction[] = []
  const guessing = {
    status: state === 'solved' || state === 'revealed' ? state : ('open' as const),
    accessTo: (action: BlockedAction) => access(action, { role, plan: 'none', used: 0 }, { id: puzzle.id, state }, day),
  }
  render(<PlanTools setting={setting} guessing={guessing} onAction={(action) => asked.push(action)} />)
  return asked
}

const more = () => screen.getByRole('button', { name: 'More tools' })
const tools = () =>
  screen
    .queryAllByRole('button')
    .filter((button) => button !== more())
    .map(({ textContent }) => textContent)

test.each(['guest', 'account'] as const)('a %s may ask for the answer while it is not known, and for what a plan opens', async (role) => {
  const asked = await showTools(role, 'begun')
  expect(tools()).toEqual(['Full screen', 'Reveal', 'Download', 'Worksheet'])
  for (const name of ['Reveal', 'Download']) await userEvent.click(screen.getByRole('button', { name }))
  expect(asked).toEqual(['ANSWER', 'DOWNLOAD'])
})

test('a student finds no way to the answer', async () => {
  await showTools('student', 'begun')
  expect(tools()).toEqual(['Full screen', 'Download', 'Worksheet'])
})

test.each(['solved', 'revealed'] as const)('of a %s puzzle nobody asks for the answer', async (state) => {
  await showTools('account', state)
  expect(tools()).toEqual(['Full screen', 'Download', 'Worksheet'])
})

test('in a frame of another site there are none of them', async () => {
  await showTools('account', 'begun', 'embed')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the list opens below its button, and closes with Escape, after a choice, and when the focus leaves', async () => {
  await showTools('account', 'begun')
  const isOpen = () => more().getAttribute('aria-expanded') === 'true'
  await userEvent.click(more())
  expect(isOpen()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect([isOpen(), document.activeElement]).toEqual([false, more()])
  await userEvent.click(more())
  await userEvent.click(screen.getByRole('button', { name: 'Reveal' }))
  expect(isOpen()).toBe(false)
  await userEvent.click(more())
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
})

test.each([
  [0, 0, ''],
  [0, 1, 'Solved 0/1 (0%)'],
])('%i of %i attempts are told from the first one on', async (correct, attempted, words) => {
  const { container } = render(<PuzzleTools puzzle={await puzzleAt(6, '17', { correct, attempted })} status="open" />)
  expect(container.textContent).toBe(words)
})
