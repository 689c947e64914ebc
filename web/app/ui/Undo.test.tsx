// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Undo, type Undoable } from './Undo.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Two things to do, of which the one that was done last is taken back. */
function TwoMoves({ undo }: { readonly undo: Undoable['undo'] }) {
  const [done, setDone] = useState<string>()
  return (
    <>
      <h1>Moves</h1>
      {['Five', 'Three'].map((name) => (
        <button key={name} onClick={() => setDone(`${name} are moved.`)}>
          Move {name}
        </button>
      ))}
      {done !== undefined && <Undo key={done} done={{ words: done, undo }} onUndone={() => setDone(undefined)} />}
    </>
  )
}

test('what is taken back late takes nothing away from what was done since', async () => {
  const undone = Promise.withResolvers<void>()
  const answered = undone.promise.then(() => ({}))
  render(<TwoMoves undo={() => answered} />)
  await press('Move Five')
  await press('Undo')
  await press('Move Three')
  undone.resolve()
  await answered
  await Promise.resolve()
  expect(await screen.findByText('Three are moved.')).toBeDefined()
  await press('Undo')
  expect(screen.queryByText('Three are moved.')).toBeNull()
})
