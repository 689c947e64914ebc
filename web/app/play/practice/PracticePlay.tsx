import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { beginAnew } from './begin-anew.ts'
import { PracticeSolved, usePracticeGuessing, type PracticeEnd } from './use-practice-guessing.ts'
import styles from './PracticePlay.module.css'

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
  return <Practised key={props.puzzle.id} {...props} />
}

function Practised({ puzzle, onSolved, solved }: PracticePlayProps) {
  const [isEmpty, setEmpty] = useState(false)
  const [isSolved, setSolved] = useState(false)
  const end = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    beginAnew(puzzle.id)
    setEmpty(true)
  }, [puzzle.id])
  // The field that had the focus is locked.
  useEffect(() => {
    if (isSolved) end.current?.focus({ preventScroll: false })
  }, [isSolved])
  const finish = (how: PracticeEnd) => {
    beginAnew(puzzle.id)
    setSolved(true)
    onSolved?.(how)
  }
  return (
    <div className={styles['practice']}>
      <p className={styles['mark']}>
        <Icon name="edit" />
        Practice: no points
      </p>
      <PracticeSolved value={finish}>
        {isEmpty ? <PuzzlePlay puzzle={puzzle} setting="embed" headingLevel={2} useJudge={usePracticeGuessing} /> : <Spinner />}
      </PracticeSolved>
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
