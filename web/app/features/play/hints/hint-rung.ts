import { ownKey } from '../../../platform/session/session-storage.ts'
import { onDevice } from '../../../platform/browser/storage.ts'

/** How far a hint goes: 0 = none, 1 = where to look, 2 = which rule, 3 = the step itself. */
export type HintRung = 0 | 1 | 2 | 3

export const HINT_RUNGS = 'hintRungs'

/** The least recent ones are dropped. */
const MOST_PUZZLES = 200

/** The furthest rung of this player's hints at a puzzle on this device. Sent with a guess; costs no points. */
export function furthestRung(puzzleId: number): HintRung {
  return storedRungs(ownKey(HINT_RUNGS)).find(([id]) => id === puzzleId)?.[1] ?? 0
}

export function saveRung(puzzleId: number, rung: HintRung): void {
  if (rung <= furthestRung(puzzleId)) return
  const key = ownKey(HINT_RUNGS)
  const others = storedRungs(key).filter(([id]) => id !== puzzleId)
  onDevice.keep(key, JSON.stringify([...others, [puzzleId, rung]].slice(-MOST_PUZZLES)))
}

export function isHintRung(value: unknown): value is HintRung {
  return value === 0 || value === 1 || value === 2 || value === 3
}

/** Oldest first; invalid entries are dropped. */
export function storedRungs(key: string): readonly (readonly [puzzleId: number, rung: HintRung])[] {
  const stored = onDevice.readJson(key)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(value: unknown): value is readonly [number, HintRung] {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isHintRung(value[1])
}
