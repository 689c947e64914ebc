// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { recoverFocus } from './focus-recovery.ts'
import { Notice } from './Notice.tsx'
import { Undo } from './Undo.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Rows with one button that goes when it is pressed, and one that takes its row along. */
function Rows({ isTold = false }: { readonly isTold?: boolean }) {
  const [approved, setApproved] = useState<readonly string[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  return (
    <div ref={recoverFocus}>
      <h1>Rows</h1>
      {isTold && gone.length > 0 && (
        <Notice tone="success" key={gone.length}>
          <p>{gone.at(-1)} is gone.</p>
        </Notice>
      )}
      <ul>
        {['one', 'two', 'three']
          .filter((name) => !gone.includes(name))
          .map((name) => (
            <li key={name}>
              <h2>{name}</h2>
              {!approved.includes(name) && <button onClick={() => setApproved([...approved, name])}>Approve {name}</button>}
              <button onClick={() => setGone([...gone, name])}>Delete {name}</button>
            </li>
          ))}
      </ul>
    </div>
  )
}

test('where a button goes that was pressed, its row has the focus, and where the row goes too, the page', async () => {
  render(<Rows />)
  await press('Approve two')
  await expect.poll(() => document.activeElement?.textContent).toBe('two')
  await press('Delete two')
  await expect.poll(() => document.activeElement?.textContent).toBe('Rows')
})

test('what was told has the focus before any heading, each time', async () => {
  render(<Rows isTold />)
  await press('Delete two')
  await expect.poll(() => document.activeElement?.textContent).toBe('two is gone.')
  await press('Delete one')
  await expect.poll(() => document.activeElement?.textContent).toBe('one is gone.')
})

test('who has pressed elsewhere since is left alone', async () => {
  render(<Rows isTold />)
  await press('Approve one')
  await userEvent.click(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Delete one' }))
  await screen.findByText('one is gone.')
  expect(document.activeElement).toBe(document.body)
})

/** The pressed button goes at a second press. */
function WithUndo() {
  const [state, setState] = useState<'there' | 'told' | 'gone'>('there')
  return (
    <main id="main">
      <section>
        <h2>Part</h2>
        {state !== 'there' && <Undo done={{ words: 'It is gone.', undo: async () => ({}) }} onUndone={() => setState('there')} />}
        {state !== 'gone' && <button onClick={() => setState(state === 'there' ? 'told' : 'gone')}>Remove</button>}
      </section>
    </main>
  )
}

test('Undo takes the focus once what was pressed goes, and gives it to the heading of its part', async () => {
  render(<WithUndo />)
  await press('Remove')
  expect(document.activeElement?.textContent).toBe('Remove')
  await press('Remove')
  await expect.poll(() => document.activeElement?.textContent).toBe('It is gone.Undo')
  await press('Undo')
  await expect.poll(() => document.activeElement?.textContent).toBe('Part')
})
