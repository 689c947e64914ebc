import { m } from '@emojigma/messages'
import { isJunior } from '@emojigma/engine/levels.ts'
import { standingAfter, type Standing } from '@emojigma/engine/practice/standing.ts'
import { PUZZLES_A_STEP, type Strand } from '@emojigma/engine/practice/strands.ts'
import { useEffect, useRef, useState } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { PracticePlay, type PracticeEnd } from '../play/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { KeepMounted } from '../../ui/KeepMounted.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { practiceApi } from './api.ts'
import { IDEAS } from './ideas.ts'
import { Idea } from './Idea.tsx'
import styles from './StrandSitting.module.css'

interface StrandSittingProps {
  readonly strand: Strand
  /** From 1; one more than there are when all are filled. It may come to be known only meanwhile, from the account. */
  readonly start: number
  /** The idea has not been introduced here yet. */
  readonly isNew: boolean
  /** Hears where the player is after each puzzle; without it the step stays the same. */
  readonly onStanding?: ((step: number) => void) | undefined
}

/** Which puzzle is on the table. */
interface PuzzlePosition {
  readonly step: number
  readonly number: number
}

/** One puzzle after another: two clean ones fill a step, two with help go back one. */
export function StrandSitting({ strand, start, isNew, onStanding }: StrandSittingProps) {
  const { id, steps } = strand
  const [standing, setStanding] = useState<Standing>({ step: start, run: 0 })
  const [first] = useState(() => Math.floor(Math.random() * PUZZLES_A_STEP))
  const [position, setPosition] = useState<PuzzlePosition>({ step: Math.min(start, steps.length), number: first })
  const [isIdea, setIdea] = useState(isNew)
  const [said, setSaid] = useState('')
  const [known, setKnown] = useState(start)
  if (start !== known) {
    setKnown(start)
    // Not what was reached here itself.
    if (start !== standing.step) {
      setStanding({ step: start, run: 0 })
      // Nobody has seen the puzzle yet.
      if (isIdea) setPosition({ step: Math.min(start, steps.length), number: first })
    }
  }
  const table = useRef<HTMLDivElement>(null)
  const { currentData: puzzle, isError, refetch } = practiceApi.useGetPracticePuzzleQuery({ strand: id, ...position })
  const ahead = practiceApi.usePrefetch('getPracticePuzzle')
  const next: PuzzlePosition = { step: Math.min(standing.step, steps.length), number: (position.number + 1) % PUZZLES_A_STEP }
  const { step: nextStep, number: nextNumber } = next
  // The next one is there when it is wanted, also where the network goes meanwhile.
  useEffect(() => {
    if (puzzle) ahead({ strand: id, step: nextStep, number: nextNumber })
  }, [puzzle, ahead, id, nextStep, nextNumber])

  const solve = ({ tries, hasHints }: PracticeEnd) => {
    if (!onStanding) return setSaid(m['strand_sitting.practised']())
    const after = standingAfter(standing, tries === 1 && !hasHints ? 'clean' : 'helped', steps.length)
    setSaid(wordsFor(standing, after, steps.length))
    setStanding(after)
    onStanding(after.step)
  }
  const goOn = () => {
    setPosition(next)
    setIdea(false)
    setSaid('')
    table.current?.focus()
  }

  return (
    <div className={styles['table']} ref={table} tabIndex={-1}>
      {isIdea && <Idea idea={IDEAS[id]} hasDots={isJunior(steps[0]?.levelId ?? 1)} onDone={() => setIdea(false)} />}
      {puzzle ? (
        // Who looks at the picture goes on where they were.
        <KeepMounted isShown={!isIdea}>
          <PracticePlay
            puzzle={puzzle}
            onSolved={solve}
            solved={{
              title: m['strand_sitting.solved'](),
              children: (
                <>
                  <p>{said}</p>
                  <p className={styles['on']}>
                    <Button variant="primary" size="large" onClick={goOn}>
                      {onStanding ? m['ui.next_puzzle']() : m['ui.more_like_this']()}
                    </Button>
                    <ButtonLink to={PATHS.practise}>{m['practice.all_strands']()}</ButtonLink>
                  </p>
                </>
              ),
            }}
          />
          <p className={styles['foot']}>
            <Button variant="quiet" onClick={() => setIdea(true)}>
              {m['strand_sitting.look_at_the_picture']()}
            </Button>
            <Button variant="quiet" onClick={goOn}>
              {m['strand_sitting.another_puzzle']()}
            </Button>
          </p>
        </KeepMounted>
      ) : isIdea ? null : isError ? (
        <Failed onRetry={refetch} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

/** What is said after a puzzle: what became of the steps, never how good anybody is. */
function wordsFor(before: Standing, after: Standing, steps: number): string {
  if (after.step > before.step) {
    return after.step > steps ? m['strand_sitting.all_filled']() : m['strand_sitting.step_filled']({ step: before.step })
  }
  if (after.step < before.step) return m['strand_sitting.easier']()
  if (before.step > steps) return m['strand_sitting.all_filled']()
  return after.run > 0 ? m['strand_sitting.one_more']({ step: after.step }) : m['strand_sitting.another']()
}
