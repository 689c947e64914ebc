import { useState } from 'react'
import type { PlayStatus } from '../play-status.ts'

/** Whether the solving aid is unfolded: as the player chose, or else while the puzzle is open. */
export function useAidOpen(status: PlayStatus): [isOpen: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? status === 'open'
  return [isOpen, () => setChosen(!isOpen)]
}
