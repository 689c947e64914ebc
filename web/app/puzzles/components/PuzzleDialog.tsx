import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TYPE_LOOKS } from '../../ui/TypeMark.tsx'
import styles from './PuzzleDialog.module.css'

const KEY = 'emojigma.large-puzzles'

interface PuzzleDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A puzzle over the page it was chosen on, small or large as the player left it the last time. */
export function PuzzleDialog({ puzzle, onClose, children }: PuzzleDialogProps) {
  const [isLarge, setIsLarge] = useState(wasLarge)
  const resize = () => {
    setIsLarge(!isLarge)
    rememberSize(!isLarge)
  }
  return (
    <Dialog
      className={styles['dialog']}
      onClose={onClose}
      label={`${puzzleTypeOf(puzzle.typeId).name} puzzle, ${levelOf(puzzle.levelId).name}`}
    >
      <div className={styles['stage']} data-type={TYPE_LOOKS[puzzle.typeId]} data-size={isLarge ? 'large' : 'small'}>
        <div className={styles['bar']}>
          <IconButton className={styles['resize']} label={isLarge ? 'Make the puzzle smaller' : 'Make the puzzle larger'} onClick={resize}>
            <Icon name={isLarge ? 'small-screen' : 'full-screen'} />
          </IconButton>
          <IconButton label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  )
}

function wasLarge(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

function rememberSize(isLarge: boolean): void {
  try {
    localStorage.setItem(KEY, isLarge ? 'yes' : 'no')
  } catch {
    // A browser that refuses storage starts small again.
  }
}
