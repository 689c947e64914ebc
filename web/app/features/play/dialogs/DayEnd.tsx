import { m } from '@emojigma/messages'
import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink, Button } from '../../../ui/Button.tsx'
import { formatTime } from '../../../ui/day-format.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { DayPill } from '../day/DayPill.tsx'
import styles from './CompletionModal.module.css'

interface DayEndProps {
  /** The day that ends. */
  readonly day: Day
  readonly wayOn: RefObject<HTMLAnchorElement | null>
  readonly riddle: ReactNode
  /** Closes the dialog. */
  readonly onDone: () => void
  /** With a plan: plays another puzzle. */
  readonly onMore: (() => void) | undefined
}

/** After the day's last free puzzle, or with a plan the last of the three: the streak, when the next ones come by the player's own clock,
 *  and what can be played until then.
 *  Source: docs/product.md, Completion and the next puzzle */
export function DayEnd({ day, wayOn, riddle, onDone, onMore }: DayEndProps) {
  const navigate = useNavigate()
  const leave = () => {
    onDone()
    navigate(PATHS.home)
  }
  useEffect(() => wayOn.current?.focus(), [wayOn])
  const at = formatTime(dayStartMs(day + 1))
  return (
    <>
      <div className={styles['three']}>
        <p className={styles['ask']}>{m['day_end.that_is_todays_three']()}</p>
        <DayPill />
      </div>
      <p>{m['day_end.new_ones_at']({ at })}</p>
      {onMore && <p>{m['completion_modal.play_another']()}</p>}
      <ModalActions>
        <ButtonLink size="large" variant={riddle ? 'default' : 'primary'} ref={wayOn} to={PATHS.practise}>
          {m['day_end.practice']()}
        </ButtonLink>
        {onMore ? (
          <>
            <Button variant="quiet" onClick={leave}>
              {m['completion_modal.no_thanks']()}
            </Button>
            <Button variant="quiet" onClick={onMore}>
              {m['completion_modal.yes_please']()}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={onDone}>
            {m['day_end.done_for_today']()}
          </Button>
        )}
      </ModalActions>
      {riddle}
    </>
  )
}
