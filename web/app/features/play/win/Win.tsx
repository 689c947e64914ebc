import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { STARS_A_DAY, starsOf } from '@emojigma/contract/rules/stars.ts'
import { useEffect, useState, useId } from 'react'
import { prefersReducedMotion } from '../../../platform/browser/reduced-motion.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { RankBadge } from '../../../ui/pictures/RankBadge.tsx'
import type { Guessing } from '../frame/use-guessing.ts'
import { useWin } from './use-win.ts'
import {
  isGreatRise,
  NO_POINTS,
  pointsAfterword,
  risenTo,
  riseWords,
  starWords,
  wayWords,
  winSentence,
  type Win as WinResult,
} from './win.ts'
import styles from './Win.module.css'
import { m } from '@emojigma/messages'
import { type Rank, RANKS } from '@emojigma/contract/rules/ranks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { playOnce } from '../sounds/play-once.ts'
import rankUpStyles from './RankUp.module.css'
import { useReducedMotion } from '../../../platform/browser/hooks/use-reduced-motion.ts'

const LENGTH_MS = 900

/** Counts up to a value once; immediate with reduced motion. */
function useCountUp(value: number): number {
  const isReduced = useReducedMotion()
  const [counted, setCounted] = useState(0)
  useEffect(() => {
    if (isReduced) return undefined
    let startMs: number | undefined
    let frame = requestAnimationFrame(function step(nowMs) {
      startMs ??= nowMs
      const share = Math.min(1, (nowMs - startMs) / LENGTH_MS)
      // Ease out.
      setCounted(Math.round(value * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isReduced])
  return isReduced ? value : counted
}

/** The points and stars come first. */
const RISE_AFTER_MS = 1300
/** Later, the dialog could cover a button that is about to be pressed; then only words announce the rank. */
const RISE_BEFORE_MS = 5000
/** After this time the expected win is announced even without the server's reply. */
const ANNOUNCE_AFTER_MS = 4000

interface WinProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'played' | 'day'>
}

/** Points, stars of the day, and the new or the next rank, each in a line of its own height. Announced as one text.
 *  Source: docs/product.md, The win */
export function Win({ puzzle, guessing }: WinProps) {
  const win = useWin(puzzle, guessing)
  const { isSure, total } = win
  const risen = isSure ? risenTo(win) : undefined
  const [isRankUpOpen, closeRankUp] = useRankUp(risen !== undefined && isGreatRise(risen))
  const isAnnounced = useIsPast(ANNOUNCE_AFTER_MS) || isSure
  return (
    <div className={styles['win']}>
      <div className={styles['seen']} aria-hidden="true">
        <Points win={win} />
        <Stars solvedToday={win.solvedToday} />
        <p className={styles['line']}>{risen ? riseWords(risen) : total !== undefined && wayWords(total)}</p>
      </div>
      <output className="visually-hidden">{isAnnounced && winSentence(win)}</output>
      {isRankUpOpen && risen && total !== undefined && <RankUp rank={risen} score={total} onClose={closeRankUp} />}
    </div>
  )
}

function Points({ win }: { readonly win: WinResult }) {
  const shown = useCountUp(win.points)
  if (win.points === 0) return <p>{NO_POINTS}</p>
  return (
    <p>
      <strong className={styles['points']}>+{shown}</strong> {pointsAfterword(win)}
    </p>
  )
}

function Stars({ solvedToday }: Pick<WinResult, 'solvedToday'>) {
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

/** Opens the new rank's dialog once, unless the rank is known too late.
 *  @param isRisen whether there is a new rank; may become true later */
function useRankUp(isRisen: boolean): [isOpen: boolean, close: () => void] {
  const [state, setState] = useState<'awaited' | 'open' | 'over'>('awaited')
  const isTooLate = useIsPast(RISE_BEFORE_MS)
  // Never in the first frame: the dialog below opens first.
  const isTime = useIsPast(RISE_AFTER_MS, 0)
  if (state === 'awaited' && isTooLate) setState('over')
  else if (state === 'awaited' && isRisen && isTime) setState('open')
  return [state === 'open', () => setState('over')]
}

/** Whether some time has passed since mounting.
 *  @param reducedMs with reduced motion */
function useIsPast(ms: number, reducedMs: number = ms): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), prefersReducedMotion() ? reducedMs : ms)
    return () => clearTimeout(timer)
  }, [ms, reducedMs])
  return isPast
}

interface RankUpProps {
  readonly rank: Rank
  readonly score: number
  readonly onClose: () => void
}

/** A new rank, full screen, until it is closed by its button, a key, or a tap anywhere.
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
