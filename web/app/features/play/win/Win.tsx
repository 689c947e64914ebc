import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { STARS_A_DAY, starsOf } from '@emojigma/contract/rules/stars.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../platform/browser/reduced-motion.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
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
import type { Rise } from './RankUp.tsx'
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
/** Later, the rank could cover a button that is about to be pressed; then only words announce it. */
const RISE_BEFORE_MS = 2000
/** After this time the expected win is announced even without the server's reply. */
const ANNOUNCE_AFTER_MS = 4000

interface WinProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'played' | 'day'>
  /** Called once for a rank that deserves the whole screen. */
  readonly onRise: (risen: Rise) => void
}

/** Points, stars of the day, and the new or the next rank, each in a line of its own height. Announced as one text.
 *  Source: docs/product.md, The win */
export function Win({ puzzle, guessing, onRise }: WinProps) {
  const win = useWin(puzzle, guessing)
  const { isSure, total } = win
  const risen = isSure ? risenTo(win) : undefined
  useRise(risen !== undefined && isGreatRise(risen), () => risen && total !== undefined && onRise({ rank: risen, score: total }))
  const isAnnounced = useIsPast(ANNOUNCE_AFTER_MS) || isSure
  return (
    <div className={styles['win']}>
      <div className={styles['seen']} aria-hidden="true">
        <Points win={win} />
        <Stars solvedToday={win.solvedToday} />
        <p className={styles['line']}>{risen ? riseWords(risen) : total !== undefined && wayWords(total)}</p>
      </div>
      <output className="visually-hidden">{isAnnounced && winSentence(win)}</output>
    </div>
  )
}

function Points({ win }: { readonly win: WinResult }) {
  const shown = useCountUp(win.points)
  if (win.points === 0) return <p>{NO_POINTS}</p>
  return (
    <p>
      {/* A new element for each number: a browser that translates the page may have taken the text of the old one. */}
      <strong key={shown} className={styles['points']}>
        +{shown}
      </strong>{' '}
      {pointsAfterword(win)}
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

/** Calls once with the new rank, a moment after the win is seen, unless the rank is known too late.
 *  @param isRisen may become true later */
function useRise(isRisen: boolean, onRise: () => void): void {
  const isTime = useIsPast(RISE_AFTER_MS, 0)
  const isTooLate = useIsPast(RISE_BEFORE_MS)
  const isDone = useRef(false)
  const rise = useEffectEvent(onRise)
  useEffect(() => {
    if (!isRisen || !isTime || isTooLate || isDone.current) return
    isDone.current = true
    rise()
  }, [isRisen, isTime, isTooLate])
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
