import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { STARS_A_DAY, starsOf } from '@emojigma/contract/rules/stars.ts'
import { useEffect, useState, type CSSProperties, useId } from 'react'
import { prefersReducedMotion } from '../../../platform/browser/reduced-motion.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { RankBadge } from '../../../ui/pictures/RankBadge.tsx'
import type { Guessing } from '../frame/use-guessing.ts'
import { useWin } from './use-win.ts'
import { NO_POINTS, pointsAfterword, risenTo, riseWords, starWords, wayOf, wayWords, winSentence, type Win as Won } from './win.ts'
import styles from './Win.module.css'
import { m } from '@emojigma/messages'
import { type Rank, RANKS } from '@emojigma/contract/rules/ranks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { playOnce } from '../sounds/play-once.ts'
import rankUpStyles from './RankUp.module.css'
import { useReducedMotion } from '../../../platform/browser/hooks/use-reduced-motion.ts'

const LENGTH_MS = 900

/** A number that counts up to its value once; there at once where less motion is wanted. */
function useCountUp(value: number): number {
  const isCalm = useReducedMotion()
  const [counted, setCounted] = useState(0)
  useEffect(() => {
    if (isCalm) return undefined
    let begunAtMs: number | undefined
    let frame = requestAnimationFrame(function step(nowMs) {
      begunAtMs ??= nowMs
      const share = Math.min(1, (nowMs - begunAtMs) / LENGTH_MS)
      // Slower towards the end.
      setCounted(Math.round(value * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isCalm])
  return isCalm ? value : counted
}

/** The points are counted up and the stars are there first. */
const RISE_AFTER_MS = 1300
/** A new rank that comes to be known later than this would cover what somebody is about to press: then words say it. */
const RISE_BEFORE_MS = 5000
/** What is expected is said after this time, if nobody has said by then whether it stands. */
const SAID_AFTER_MS = 4000

interface WinProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'played' | 'day'>
}

/** What a solve brought: points, stars of the day, and the way to the next rank. Seen step by step, and heard in one piece.
 *  Source: docs/product.md, The win */
export function Win({ puzzle, guessing }: WinProps) {
  const win = useWin(puzzle, guessing)
  const { isSure, total } = win
  const risen = isSure ? risenTo(win) : undefined
  const [isRankUpOpen, closeRankUp] = useRankUp(risen !== undefined)
  const isSaid = useIsPast(SAID_AFTER_MS) || isSure
  return (
    <div className={styles['win']}>
      <div className={styles['seen']} aria-hidden="true">
        <Points win={win} />
        <Stars solvedToday={win.solvedToday} />
        {total !== undefined && (
          <div className={styles['way']}>
            <RankBadge score={total} isDecoration />
            <div>
              {risen && <strong>{riseWords(risen)}</strong>}
              <p className={styles['left']}>{wayWords(total)}</p>
              <Way win={{ ...win, total }} />
            </div>
          </div>
        )}
      </div>
      <output className="visually-hidden">{isSaid && winSentence(win)}</output>
      {isRankUpOpen && risen && total !== undefined && <RankUp rank={risen} score={total} onClose={closeRankUp} />}
    </div>
  )
}

function Points({ win }: { readonly win: Won }) {
  const shown = useCountUp(win.points)
  if (win.points === 0) return <p>{NO_POINTS}</p>
  return (
    <p>
      <strong className={styles['points']}>+{shown}</strong> {pointsAfterword(win)}
    </p>
  )
}

function Stars({ solvedToday }: Pick<Won, 'solvedToday'>) {
  const stars = starsOf(solvedToday)
  return (
    <div className={styles['today']}>
      <span className={styles['stars']}>
        {Array.from({ length: STARS_A_DAY }, (_, star) => (
          <span key={star} data-lit={star < stars || undefined} data-new={star + 1 === solvedToday || undefined}>
            <Icon name="star" />
          </span>
        ))}
      </span>
      <span>{starWords(solvedToday)}</span>
    </div>
  )
}

function Way({ win }: { readonly win: Won & { readonly total: number } }) {
  const { from, to } = wayOf(win)
  return (
    <span className={styles['track']}>
      <span className={styles['fill']} style={{ '--from': from, '--to': to } as CSSProperties} />
    </span>
  )
}

/** Shows a new rank on the whole screen once, unless it is known too late.
 *  @param isRisen whether there is a new rank; may become true later */
function useRankUp(isRisen: boolean): [isOpen: boolean, close: () => void] {
  const [state, setState] = useState<'awaited' | 'open' | 'over'>('awaited')
  const isTooLate = useIsPast(RISE_BEFORE_MS)
  // Never in the first frame: what lies below opens first.
  const isTime = useIsPast(RISE_AFTER_MS, 0)
  if (state === 'awaited' && isTooLate) setState('over')
  else if (state === 'awaited' && isRisen && isTime) setState('open')
  return [state === 'open', () => setState('over')]
}

/** Whether so much time has passed since it was first drawn.
 *  @param calmMs where less motion is wanted and there is nothing to wait for */
function useIsPast(ms: number, calmMs: number = ms): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), prefersReducedMotion() ? calmMs : ms)
    return () => clearTimeout(timer)
  }, [ms, calmMs])
  return isPast
}

interface RankUpProps {
  readonly rank: Rank
  /** All points. */
  readonly score: number
  readonly onClose: () => void
}

/** A new rank, on the whole screen. It stays until it is closed: by its button, a key, or a tap anywhere.
 *  Source: docs/product.md, The win */
function RankUp({ rank, score, onClose }: RankUpProps) {
  const id = useId()
  useEffect(() => void playOnce('rank-up'), [])
  return (
    <Dialog onClose={onClose} className={rankUpStyles['rankUp']} labelledBy={id}>
      <div className={rankUpStyles['words']}>
        <span className={rankUpStyles['badge']}>
          <RankBadge score={score} isLarge isDecoration />
        </span>
        <h2 id={id}>{riseWords(rank)}</h2>
        <p>{m['rank_up.rank_of']({ number: rank.number, count: RANKS.length, way: wayWords(score) })}</p>
        <Button size="large" variant="primary" onClick={onClose}>
          {m['ui.go_on']()}
        </Button>
      </div>
    </Dialog>
  )
}
