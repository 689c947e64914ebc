// @vitest-environment jsdom
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import { access, type PuzzleState } from '@emojigma/contract/rules/access.ts'
import type { Role } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { MemoryRouter } from 'react-router'
import { puzzleAt } from '../../../platform/testing/test-site.tsx'
import type { Hinting } from '../hints/use-hint.tsx'
import type { PlaySetting } from './play-setting.ts'
import { PuzzleTools } from './PuzzleTools.tsx'

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
  const hinting: Hinting = { isOpen: false, marks: undefined, panel: undefined, ask: () => undefined, close: () => undefined }
  render(
    <PuzzleTools puzzle={puzzle} setting={setting} guessing={guessing} hinting={hinting} onAction={(action) => asked.push(action)} />,
    {
      wrapper: MemoryRouter,
    },
  )
  return asked
}

const tools = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test.each(['guest', 'account'] as const)('a %s may ask for the answer while it is not known, and for what a plan opens', async (role) => {
  const asked = await showTools(role, 'begun')
  expect(tools()).toEqual(['Hint', 'Full screen', 'Reveal', 'Download', 'Worksheet'])
  for (const name of ['Reveal', 'Download']) await userEvent.click(screen.getByRole('button', { name }))
  expect(asked).toEqual(['ANSWER', 'DOWNLOAD'])
})

test('a student finds no way to the answer', async () => {
  await showTools('student', 'begun')
  expect(tools()).toEqual(['Hint', 'Full screen', 'Download', 'Worksheet'])
})

test.each(['solved', 'revealed'] as const)('of a %s puzzle nobody asks for the answer', async (state) => {
  await showTools('account', state)
  expect(tools()).toEqual(['Full screen', 'Download', 'Worksheet'])
})

test('in a frame of another site there is the hint alone', async () => {
  await showTools('account', 'begun', 'embed')
  expect(tools()).toEqual(['Hint'])
})
