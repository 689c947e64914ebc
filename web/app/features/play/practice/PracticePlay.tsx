import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { PlayByType } from '../frame/PuzzlePlay.tsx'
import { usePracticeGuessing, type PracticeEnd } from './use-practice-guessing.ts'
import styles from './PracticePlay.module.css'
import { path } from '@emojigma/messages/language.ts'
import { isPracticeId } from '@emojigma/contract/rules/play-again.ts'
import { inTab, onDevice } from '../../../platform/browser/storage.ts'
import { ownKey, TYPED } from '../../../platform/session/session-storage.ts'
import { HINT_RUNGS, storedRungs } from '../hints/hint-rung.ts'
import { saveWork, recentPuzzles, WORK } from '../offline/stored-work.ts'

interface PracticePlayProps {
  /** As it is played: with no answer in it, and an id of practice. */
  readonly puzzle: PuzzleView
  readonly onSolved?: (end: PracticeEnd) => void
  /** What stands below once it is solved. */
  readonly solved: { readonly title: string; readonly children: ReactNode }
}

/** A puzzle to practise with: empty at first, judged on the device, and without points. Another one in its place starts anew.
 *  Source: docs/product.md, Practise */
export function PracticePlay(props: PracticePlayProps) {
  return <PracticeRound key={props.puzzle.id} {...props} />
}

function PracticeRound({ puzzle, onSolved, solved }: PracticePlayProps) {
  // Before the board reads what was kept of it.
  useState(() => resetPractice(puzzle.id))
  const [isSolved, setSolved] = useState(false)
  const end = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is locked.
  useEffect(() => {
    if (isSolved) end.current?.focus()
  }, [isSolved])
  const finish = (how: PracticeEnd) => {
    resetPractice(puzzle.id)
    setSolved(true)
    onSolved?.(how)
  }
  return (
    <div className={styles['practice']}>
      <p className={styles['mark']}>
        <Icon name="edit" />
        {m['practice_play.practice_no_points']()}
      </p>

      <PracticeBoard puzzle={puzzle} onSolved={finish} />

      {isSolved && (
        <section className={styles['end']} aria-labelledby="practice-end">
          <h2 id="practice-end" ref={end} tabIndex={-1}>
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
  return <PlayByType puzzle={puzzle} setting="embed" headingLevel={2} guessing={usePracticeGuessing(puzzle, onSolved)} />
}

/** Forgets what was worked out and typed at a puzzle on this device, and which hints were taken; and of those that somebody practised with
 *  before and left, which would take the places of puzzles that are to be gone on with.
 *  @param puzzleId of practice */
export function resetPractice(puzzleId: number): void {
  for (const id of recentPuzzles(ownKey(WORK))) if (isPracticeId(id)) saveWork(id, undefined)
  // Of a Word puzzle in another language under a name of its own.
  for (const language of ['', path]) inTab.forget(TYPED + puzzleId + language)
  const key = ownKey(HINT_RUNGS)
  const rungs = storedRungs(key)
  const others = rungs.filter(([id]) => !isPracticeId(id))
  if (others.length < rungs.length) onDevice.keep(key, JSON.stringify(others))
}
