import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { PlaySetting } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import styles from './NextPuzzle.module.css'
import { useGoingOn } from './use-going-on.ts'

interface NextPuzzleProps extends Pick<PlaySetting, 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** The way on from a solved puzzle, on a phone, where the keys were.
 *  Source: docs/product.md, Completion and the next puzzle */
export function NextPuzzle({ puzzle, guessing, ...around }: NextPuzzleProps) {
  const { goOn } = useGoingOn(puzzle, guessing, around)
  return (
    <div className={styles['next']}>
      <Button variant="primary" size="large" isBlock onClick={goOn}>
        {m['ui.next_puzzle']()} <Icon name="arrow-right" />
      </Button>
    </div>
  )
}
