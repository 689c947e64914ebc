import { m } from '@emojigma/messages'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { startRiddlesOver, useRiddleProgress } from './riddle-progress.ts'
import styles from './RiddleScore.module.css'

interface RiddleScoreProps {
  /** absent while only some are there. */
  readonly riddles: readonly Riddle[] | undefined
  readonly total: number
}

/** How many riddles are solved on this device, and a way to begin anew. */
export function RiddleScore({ riddles, total }: RiddleScoreProps) {
  const { solved, lookedUp } = useRiddleProgress()
  const [undo, setUndo] = useState<() => void>()
  // What is kept may be of riddles that are no longer there.
  const count = riddles ? riddles.filter(({ id }) => solved.includes(id)).length : Math.min(solved.length, total)
  const isBegun = solved.length + lookedUp.length > 0

  const startOver = () => {
    const bringBack = startRiddlesOver()
    setUndo(() => bringBack)
  }
  const goBack = () => {
    undo?.()
    setUndo(undefined)
  }
  return (
    <div className={styles['score']}>
      <p className={styles['count']}>{m['riddle_score.of_solved']({ count, total })}</p>
      {/* One button, so that the focus stays where it was pressed. */}
      {(isBegun || undo) && (
        <Button variant="quiet" onClick={undo ? goBack : startOver}>
          {undo ? m['ui.undo']() : m['riddle_score.start_over']()}
        </Button>
      )}
      <output className={styles['told']}>{undo && m['riddle_score.you_have_started_over']()}</output>
    </div>
  )
}
