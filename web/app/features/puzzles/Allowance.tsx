import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { FREE_PUZZLES_A_DAY, msToNextAllocation } from '@emojigma/contract/rules/allowance.ts'
import { dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import { Link } from 'react-router'
import { useNowMs } from '../../platform/browser/clock.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { formatTime, useLocalTime } from '../../ui/day-format.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './Allowance.module.css'

const SECOND_MS = 1000

const SUBSCRIBE = (
  <Link to={PATHS.pricing} className={styles['subscribe']}>
    {m['allowance.subscribe_for_unlimited_play']()}
  </Link>
)

/** The day's remaining free puzzles, and the time until new ones. With a plan it says that all are open; likely children see no plans.
 *  @param left undefined while unknown
 *  Source: docs/product.md, Play access and the free allowance */
export function Allowance({ left }: { readonly left: number | undefined }) {
  const nowMs = useNowMs(SECOND_MS)
  const { plan } = useVisitor()
  const mayBeChild = useMayBeChild()
  const moreAt = useLocalTime(formatTime, dayStartMs(dayAt(nowMs) + 1))
  const leftMs = msToNextAllocation(dayAt(nowMs), nowMs)
  if (plan !== 'none') {
    return (
      <section className={styles['allowance']} aria-label={m['allowance.free_puzzles']()}>
        <Tokens left={FREE_PUZZLES_A_DAY} />
        <p className={styles['text']}>
          <ParaglideMessage
            message={m['allowance.all_open']}
            markup={{ mark: ({ children }) => <span className={styles['count']}>{children}</span> }}
          />
        </p>
        <Countdown leftMs={leftMs} until={m['allowance.new_puzzles']()} />
      </section>
    )
  }
  return (
    <section className={styles['allowance']} aria-label={m['allowance.free_puzzles']()}>
      {left === 0 ? (
        <span className={styles['sad']}>
          <EmojiPicture emoji="crying-face" />
        </span>
      ) : (
        <Tokens left={left ?? FREE_PUZZLES_A_DAY} />
      )}
      <p className={styles['text']}>
        <span className={styles['count']}>{left === undefined ? FREE_PUZZLES_A_DAY : `${left}/${FREE_PUZZLES_A_DAY}`}</span>{' '}
        {left === undefined ? m['allowance.free_puzzles_a_day']() : m['allowance.free_puzzles_left']()}
        <small>
          {left === 0 && m['allowance.more_at']({ at: moreAt })}
          {!mayBeChild && SUBSCRIBE}
        </small>
      </p>
      <Countdown leftMs={leftMs} until={m['allowance.new_puzzles']()} />
    </section>
  )
}

function Tokens({ left }: { readonly left: number }) {
  return (
    <span className={styles['tokens']} aria-hidden="true">
      {Array.from({ length: FREE_PUZZLES_A_DAY }, (_, index) => {
        const isUsed = index < FREE_PUZZLES_A_DAY - left
        return (
          <span key={index} className={styles['token']} data-used={isUsed}>
            <Icon name={isUsed ? 'check' : 'star'} />
          </span>
        )
      })}
    </span>
  )
}
