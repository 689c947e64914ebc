import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { PlayByType } from '../frame/PuzzlePlay.tsx'
import { usePracticeGuessing, type PracticeEnd } from './use-practice-guessing.ts'
import styles from './PracticePlay.module.css'
import { path } from '@emojigma/messages/language.ts'
import { againId, isPracticeId } from '@emojigma/contract/rules/play-again.ts'
import { inTab, onDevice } from '../../../platform/browser/storage.ts'
import { ownKey, TYPED } from '../../../platform/session/session-storage.ts'
import { HINT_RUNGS, storedRungs } from '../hints/hint-rung.ts'
import { saveWork, recentPuzzles, WORK } from '../offline/stored-work.ts'

/** Boards with sums are only practiced. */
const SumsPlay = lazyComponent(() => import('../emojidoku/SumsPlay.tsx'), 'SumsPlay', { placeholder: <Spinner /> })

interface PracticePlayProps {
  /** Without its answer, and with a practice id. */
  readonly puzzle: PuzzleView
  readonly onSolved?: (end: PracticeEnd) => void
  /** Shown below once it is solved. */
  readonly solved: { readonly title: string; readonly children: ReactNode }
}

/** A practice puzzle: empty at first, judged on the device, without points. Remounts for another puzzle.
 *  Source: docs/product.md, Practise */
export function PracticePlay(props: PracticePlayProps) {
  return <PracticeRound key={props.puzzle.id} {...props} />
}

function PracticeRound({ puzzle, onSolved, solved }: PracticePlayProps) {
  // Before the board reads its stored work.
  useState(() => resetPractice(puzzle.id))
  const [isSolved, setSolved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused field has been locked.
  useEffect(() => {
    if (isSolved) heading.current?.focus()
  }, [isSolved])
  const finish = (end: PracticeEnd) => {
    resetPractice(puzzle.id)
    setSolved(true)
    onSolved?.(end)
  }
  return (
    <div className={styles['practice']}>
      <p className={styles['mark']}>
        <Icon name="edit" />
        {m['practice_play.practice_no_points']()}
      </p>
      {puzzle.answerCell !== undefined && <p className={styles['asked']}>{m['practice_play.one_cell']()}</p>}

      <PracticeBoard puzzle={puzzle} onSolved={finish} />

      {isSolved && (
        <section className={styles['end']} aria-labelledby="practice-end">
          <h2 id="practice-end" ref={heading} tabIndex={-1}>
            <Icon name="check" />
            {solved.title}
          </h2>
          {solved.children}
        </section>
      )}
    </div>
  )
}

function PracticeBoard({ puzzle, onSolved }: { readonly puzzle: PuzzleView; readonly onSolved: (end: PracticeEnd) => void }) {
  const guessing = usePracticeGuessing(puzzle, onSolved)
  return <PlayByType puzzle={puzzle} setting="embed" headingLevel={2} guessing={guessing} Play={puzzle.sums && SumsPlay} />
}

/** A published puzzle as practice: without its answer, files and counts. */
export function asPractice(puzzle: PuzzleView): PuzzleView {
  const noAnswer = {
    answer: undefined,
    answerWord: undefined,
    sudokuAnswer: undefined,
    answerImageUrl: undefined,
    answerImageSvg: undefined,
  }
  return { ...puzzle, ...noAnswer, id: againId(puzzle.id), hasSvg: false, isRevealed: false, isToday: false }
}

/** Removes the work, typed answer and hint rungs of a practice puzzle, and the work of earlier practice puzzles, which would push out that
 *  of real ones.
 *  @param puzzleId a practice id */
export function resetPractice(puzzleId: number): void {
  for (const id of recentPuzzles(ownKey(WORK))) if (isPracticeId(id)) saveWork(id, undefined)
  // A Word puzzle in another language has a key of its own.
  for (const language of ['', path]) inTab.forget(TYPED + puzzleId + language)
  const key = ownKey(HINT_RUNGS)
  const rungs = storedRungs(key)
  const others = rungs.filter(([id]) => !isPracticeId(id))
  if (others.length < rungs.length) onDevice.keep(key, JSON.stringify(others))
}
