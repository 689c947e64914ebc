import { m } from '@emojigma/messages'
import { counted } from '@emojigma/messages/grammar.ts'
import { drawFirstNumber, FIRST_NUMBER_STEPS, PATH_LENGTH, type FirstNumber } from '@emojigma/engine/practice/first-numbers.ts'
import { standingAfter } from '@emojigma/engine/practice/standing.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { FIRST_NUMBERS } from './api.ts'
import { Listen } from '../play/index.ts'
import { IDEA_EMOJI, IDEA_NAMES } from './ideas.ts'
import { Steps } from './Steps.tsx'
import styles from './FirstNumbersPage.module.css'

const STEPS = FIRST_NUMBER_STEPS.length
/** Different exercises of a step; a sitting begins at any of them. */
const EXERCISES = 200

/** Counting, ten-frames, more and fewer, one more, and a number path: what comes before Level 1.
 *  Source: docs/product.md, Practise */
export function Component() {
  const isHydrated = useHydrated()
  const { items, keep } = useProgress('strands')
  const reached = items.get(FIRST_NUMBERS)?.value ?? 1
  return (
    <div className="page">
      <PageMeta title={m['first_numbers.title']()} description={m['first_numbers.about']()} path={PATHS.firstNumbers} />
      <header className={styles['head']}>
        <p className="small">
          <Link to={PATHS.practise}>{m['practice.all_strands']()}</Link>
        </p>
        <h1>{m['first_numbers.title']()}</h1>
        <p className="muted">{m['first_numbers.about']()}</p>
        <Steps count={STEPS} filled={reached - 1} />
      </header>
      {isHydrated ? <Sitting start={Math.max(1, reached)} onStanding={(step) => keep(FIRST_NUMBERS, step)} /> : <Spinner />}
    </div>
  )
}

interface SittingProps {
  /** From 1; one more than there are steps when all are filled. */
  readonly start: number
  readonly onStanding: (step: number) => void
}

/** Exercises in a row: two that are right at the first tap fill a step, two that are not go back one. */
function Sitting({ start, onStanding }: SittingProps) {
  const [standing, setStanding] = useState({ step: start, run: 0 })
  const [position, setPosition] = useState(() => ({ step: start, number: Math.floor(Math.random() * EXERCISES) }))
  const [tapped, setTapped] = useState<readonly number[]>([])
  const question = useRef<HTMLHeadingElement>(null)
  const step = FIRST_NUMBER_STEPS[Math.min(position.step, STEPS) - 1] ?? 'match'
  const exercise = drawFirstNumber(step, position.number)
  const last = tapped.at(-1)
  const isRight = last === exercise.right
  const tap = (choice: number) => {
    if (isRight) return
    setTapped([...tapped, choice])
    if (choice !== exercise.right) return
    const after = standingAfter(standing, tapped.length === 0 ? 'clean' : 'helped', STEPS)
    setStanding(after)
    onStanding(after.step)
  }
  const goOn = () => {
    setPosition({ step: standing.step, number: (position.number + 1) % EXERCISES })
    setTapped([])
    question.current?.focus()
  }
  return (
    <section className={styles['table']}>
      <h2 ref={question} tabIndex={-1}>
        {asksOf(exercise)}
      </h2>
      <Listen text={asksOf(exercise)} />
      <Shown exercise={exercise} />
      <ul className={styles['choices']}>
        {choicesOf(exercise).map((choice, index) => (
          <li key={choice}>
            <Button
              size="large"
              aria-pressed={tapped.includes(index)}
              variant={isRight && index === exercise.right ? 'primary' : 'default'}
              onClick={() => tap(index)}
            >
              {choice}
            </Button>
          </li>
        ))}
      </ul>
      <output className={styles['status']}>
        {isRight ? (
          <>
            <Icon name="check" /> {m['first_numbers.right']()}
          </>
        ) : (
          last !== undefined && m['idea.wrong']()
        )}
      </output>
      {isRight && (
        <Button variant="primary" size="large" onClick={goOn}>
          {m['first_numbers.next']()}
        </Button>
      )}
    </section>
  )
}

function asksOf(exercise: FirstNumber): string {
  switch (exercise.kind) {
    case 'match':
    case 'frame':
      return m['first_numbers.how_many']()
    case 'one more':
      return m['first_numbers.one_more']()
    case 'path':
      return m['first_numbers.which_is_missing']()
    case 'compare':
      return exercise.asks === 'more' ? m['first_numbers.where_more']() : m['first_numbers.where_fewer']()
  }
}

function choicesOf(exercise: FirstNumber): readonly string[] {
  return exercise.kind === 'compare'
    ? [m['first_numbers.top'](), m['first_numbers.same'](), m['first_numbers.bottom']()]
    : exercise.choices.map((choice) => counted(choice))
}

function Shown({ exercise }: { readonly exercise: FirstNumber }) {
  const { kind, emoji } = exercise
  if (kind === 'path') return <Path start={exercise.start} gap={exercise.gap} />
  if (kind === 'compare') {
    return (
      <div className={styles['rows']}>
        {exercise.counts.map((count, row) => (
          <Things key={row} emoji={emoji} count={count} />
        ))}
      </div>
    )
  }
  return <Things emoji={emoji} count={exercise.count} isFrame={kind === 'frame'} />
}

const FRAME = 10

/** So many of an emoji, one after the other, or in a frame of ten. */
function Things({ emoji, count, isFrame = false }: { readonly emoji: number; readonly count: number; readonly isFrame?: boolean }) {
  return (
    <div className={isFrame ? styles['frame'] : styles['row']}>
      {Array.from({ length: isFrame ? FRAME : count }, (_, index) => (
        <span key={index}>
          {index < count && <EmojiPicture emoji={IDEA_EMOJI[emoji] ?? 'red-apple'} label={IDEA_NAMES[emoji] ?? ''} />}
        </span>
      ))}
    </div>
  )
}

function Path({ start, gap }: { readonly start: number; readonly gap: number }) {
  return (
    <ol className={styles['path']}>
      {Array.from({ length: PATH_LENGTH }, (_, index) => (
        <li key={index}>{index === gap ? '?' : counted(start + index)}</li>
      ))}
    </ol>
  )
}
