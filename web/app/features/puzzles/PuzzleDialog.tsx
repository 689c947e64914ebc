import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useState, type ReactNode } from 'react'
import { onDevice } from '../../platform/browser/storage.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import styles from './PuzzleDialog.module.css'

const KEY = 'emojigma.large-puzzles'

interface PuzzleDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A puzzle over the page it was chosen on, small or large as the player left it the last time. */
export function PuzzleDialog({ puzzle, onClose, children }: PuzzleDialogProps) {
  const [isLarge, setIsLarge] = useState(() => onDevice.read(KEY) === 'yes')
  const resize = () => {
    setIsLarge(!isLarge)
    onDevice.keep(KEY, isLarge ? 'no' : 'yes')
  }
  return (
    <Dialog
      className={styles['dialog']}
      onClose={onClose}
      label={m['puzzle_dialog.puzzle']({ kind: nameWords.kinds[puzzle.typeId], level: nameWords.levels[puzzle.levelId] })}
    >
      <div className={styles['stage']} data-type={TYPE_NAMES[puzzle.typeId]} data-size={isLarge ? 'large' : 'small'}>
        <div className={styles['bar']}>
          <IconButton
            className={styles['resize']}
            label={isLarge ? m['puzzle_dialog.make_the_puzzle_smaller']() : m['puzzle_dialog.make_the_puzzle_larger']()}
            onClick={resize}
          >
            <Icon name={isLarge ? 'small-screen' : 'full-screen'} />
          </IconButton>
          <IconButton label={m['ui.close']()} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
