import { m } from '@emojigma/messages'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { refusalWords } from '../frame/message-words.ts'
import { lostGuessesDismissed } from '../slice.ts'
import styles from './LostGuesses.module.css'

/** Reports answers from this device that the server rejected later, until dismissed. */
export function LostGuesses() {
  const dispatch = useDispatch()
  const lost = useSelector((state) => state.guesses.lost)
  if (lost.length === 0) return null
  const latest = new Map(lost.map((refusal) => [refusal.puzzleId, refusal]))
  return (
    <div className={styles['notice']}>
      <Notice tone="offline" action={<Button onClick={() => dispatch(lostGuessesDismissed())}>{m['ui.all_right']()}</Button>}>
        {[...latest.values()].map((refusal) => (
          <p key={refusal.puzzleId}>{refusalWords(refusal, m['lost_guesses.your_answer_to_puzzle']({ puzzleId: refusal.puzzleId }))}</p>
        ))}
      </Notice>
    </div>
  )
}
