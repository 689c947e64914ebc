import { useState, type KeyboardEvent } from 'react'
import type { Tiles } from '../question/tiles.ts'
import type { Press } from './Keypad.tsx'
import { textAfter } from './use-typed-answer.ts'
import { withValue, type WorkingOut } from './working-out.ts'

interface TurningTiles {
  readonly values: Tiles['values']
  /** The emoji whose number is being typed. */
  readonly armed: number | undefined
  readonly arm: (symbol: number | undefined) => void
  /** Handles an on-screen key while an emoji is armed. */
  readonly press: (key: Press) => void
  /** Handles a keyboard key while an emoji is armed. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** The numbers that a player tries on the emoji. */
export function useTiles(isOpen: boolean, work: WorkingOut, onWork: (work: WorkingOut) => void): TurningTiles {
  const [arming, setArming] = useState<{ readonly symbol: number; readonly isFresh: boolean }>()
  const armed = isOpen ? arming?.symbol : undefined
  const arm = (symbol: number | undefined) => setArming(symbol === undefined ? undefined : { symbol, isFresh: true })
  const press = (key: Press) => {
    if (!arming) return
    const { symbol, isFresh } = arming
    // The first key replaces an earlier number.
    const before = isFresh && key.kind !== 'delete' ? '' : (work.values[symbol] ?? '')
    onWork(withValue(work, symbol, textAfter(before, key)))
    setArming({ symbol, isFresh: false })
  }
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (/^\d$/.test(key)) press({ kind: 'character', character: key })
    else if (key === '-') press({ kind: 'sign' })
    else if (key === 'Backspace' || key === 'Delete') press({ kind: 'delete' })
    else if (key === 'Escape' || (key === 'Enter' && !(event.target as Element).matches('button'))) arm(undefined)
    else return
    event.preventDefault()
  }
  return { values: work.values, armed, arm, press, onKey }
}
