import { m } from '@emojigma/messages'
import { isJunior } from '@emojigma/engine/levels.ts'
import { standingAfter, type PracticeOutcome, type Standing } from '@emojigma/engine/practice/standing.ts'
import { PUZZLES_A_STEP, TELLING_A_STEP, type Strand } from '@emojigma/engine/practice/strands.ts'
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
import { SittingEnd } from './SittingEnd.tsx'
import styles from './StrandSitting.module.css'

interface StrandSittingProps {
  readonly strand: Strand
  /** From 1; one more than there are steps when all are filled. May change when the account's progress arrives. */
  readonly start: number
  /** The idea has not been introduced yet. */
  readonly isNew: boolean
  /** Called with the step after each puzzle. Without it the puzzles have no end, and the player chooses the step. */
  readonly onStanding?: ((step: number) => void) | undefined
}

interface PuzzlePosition {
  readonly step: number
  readonly number: number
}

/** Ten puzzles in a row: two clean ones fill a step, two with help go back one.
 *  Source: docs/product.md, Practise */
export function StrandSitting({ strand, start, isNew, onStanding }: StrandSittingProps) {
  const { id, steps } = strand
  const [standing, setStanding] = useState<Standing>({ step: start, run: 0 })
  const [first] = useState(() => Math.floor(Math.random() * SITTINGS))
  const [position, setPosition] = useState<PuzzlePosition>({ step: Math.min(start, steps.length), number: first })
  const [isIdea, setIdea] = useState(isNew)
  const [message, setMessage] = useState('')
  const [solved, setSolved] = useState<readonly PracticeOutcome[]>([])
  const [isOver, setOver] = useState(false)
  const [known, setKnown] = useState(start)
  if (start !== known) {
    setKnown(start)
    // Not a step that was reached here.
    if (start !== standing.step) {
      setStanding({ step: start, run: 0 })
      // The puzzle has not been shown yet.
      if (isIdea) setPosition({ step: Math.min(start, steps.length), number: first })
    }
  }
  const table = useRef<HTMLDivElement>(null)
  const { currentData: puzzle, isError, refetch } = practiceApi.useGetPracticePuzzleQuery({ strand: id, ...position })
  const prefetch = practiceApi.usePrefetch('getPracticePuzzle')
  const next: PuzzlePosition = {
    step: Math.min(standing.step, steps.length),
    number: numberAfter(position.number, standing.run < 0 && isOfSums(strand)),
  }
  const { step: nextStep, number: nextNumber } = next
  // Prefetch the next one, in case the network is gone by then.
  useEffect(() => {
    if (puzzle) prefetch({ strand: id, step: nextStep, number: nextNumber })
  }, [puzzle, prefetch, id, nextStep, nextNumber])

  const solve = ({ tries, hasHints }: PracticeEnd) => {
    const outcome = tries === 1 && !hasHints ? 'clean' : 'helped'
    setSolved([...solved, outcome])
    if (!onStanding) return setMessage(m['strand_sitting.practised']())
    const after = standingAfter(standing, outcome, steps.length)
    setMessage(wordsFor(standing, after, steps.length))
    setStanding(after)
    onStanding(after.step)
  }
  const isLast = onStanding !== undefined && solved.length === A_SITTING
  const goOn = (step = nextStep) => {
    if (!onStanding) setStanding({ step, run: 0 })
    setPosition({ ...next, step })
    setIdea(false)
    setMessage('')
    setOver(isLast)
    table.current?.focus()
  }
  const beginAnew = () => {
    setOver(false)
    setSolved([])
    table.current?.focus()
  }

  return (
    <div className={styles['table']} ref={table} tabIndex={-1}>
      {isOver && (
        <SittingEnd
          strand={strand}
          step={standing.step}
          clean={solved.filter((outcome) => outcome === 'clean').length}
          count={solved.length}
          onMore={beginAnew}
        />
      )}
      {isIdea && <Idea idea={IDEAS[id]} hasDots={isJunior(steps[0]?.levelId ?? 1)} onDone={() => setIdea(false)} />}
      {puzzle ? (
        // A look at the picture keeps the player's place.
        <KeepMounted isShown={!isIdea && !isOver}>
          {onStanding && (
            <p className={styles['place']}>
              {m['sitting.place']({ place: Math.min(solved.length + (message ? 0 : 1), A_SITTING), count: A_SITTING })}
            </p>
          )}
          <PracticePlay
            puzzle={puzzle}
            onSolved={solve}
            solved={{
              title: m['strand_sitting.solved'](),
              children: (
                <>
                  <p>{message}</p>
                  <p className={styles['on']}>
                    <Button variant="primary" size="large" onClick={() => goOn()}>
                      {isLast ? m['sitting.finish']() : onStanding ? m['ui.next_puzzle']() : m['ui.more_like_this']()}
                    </Button>
                    {!onStanding && nextStep > 1 && <Button onClick={() => goOn(nextStep - 1)}>{m['strand_sitting.easier_one']()}</Button>}
                    {!onStanding && nextStep < steps.length && (
                      <Button onClick={() => goOn(nextStep + 1)}>{m['strand_sitting.harder_one']()}</Button>
                    )}
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
            <Button variant="quiet" onClick={() => goOn()}>
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

const A_SITTING = 10
/** So many sittings are different. */
const SITTINGS = PUZZLES_A_STEP / A_SITTING

/** A sitting goes through every fourth puzzle of a step, the easiest first, and the next sitting through those after them. After a puzzle
 *  that took help, one follows that tells which slip it was.
 *  @param isTelling whether such a one follows */
function numberAfter(number: number, isTelling: boolean): number {
  if (isTelling) return PUZZLES_A_STEP + (number % TELLING_A_STEP)
  const next = number + SITTINGS
  return next < PUZZLES_A_STEP ? next : (next + 1) % SITTINGS
}

function isOfSums({ steps: [first] }: Strand): boolean {
  return first !== undefined && first.typeId < 4
}

/** The message after a puzzle: about the steps, never about the player. */
function wordsFor(before: Standing, after: Standing, steps: number): string {
  if (after.step > before.step) {
    return after.step > steps ? m['strand_sitting.all_filled']() : m['strand_sitting.step_filled']({ step: before.step })
  }
  if (after.step < before.step) return m['strand_sitting.easier']()
  if (before.step > steps) return m['strand_sitting.all_filled']()
  return after.run > 0 ? m['strand_sitting.one_more']({ step: after.step }) : m['strand_sitting.another']()
}
