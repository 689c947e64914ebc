import { questionSvgPath } from '@emojigma/contract/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { Link, useSearchParams } from 'react-router'
import type { Preload } from '../../navigation/page.ts'
import { PATHS } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Fetched.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { preloadTodaysPuzzles, todaysPuzzle, useTodaysPuzzles } from '../todays.ts'
import styles from './PrintPage.module.css'

type Choice = readonly [typeId: PuzzleTypeId, levelId: LevelId]

/** One of each kind; three kinds exist for the youngest, so two of theirs come twice. */
const BANDS: Readonly<Record<'junior' | 'next', { readonly name: string; readonly choices: readonly Choice[] }>> = {
  junior: {
    name: 'Junior',
    choices: [
      [1, 7],
      [1, 9],
      [4, 7],
      [4, 9],
      [5, 8],
    ],
  },
  next: {
    name: 'Next Level',
    choices: [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
    ],
  },
}

/** How each kind is answered on paper. */
const TASKS: Readonly<Record<PuzzleTypeId, string>> = {
  1: 'Answer:',
  2: 'Answer:',
  3: 'The word (A = 1 to Z = 26):',
  4: 'Draw or write what is missing: once in each row, column and box.',
  5: 'Put a ring around the odd one.',
}

export const preload: Preload = preloadTodaysPuzzles

/** Five of today's puzzles to be solved on paper, without their answers, for everyone.
 *  Source: docs/product.md, Print today's five */
export function Component() {
  const { answer, day } = useTodaysPuzzles()
  const [search] = useSearchParams()
  const band = search.get('band') === 'junior' ? 'junior' : 'next'
  const { name, choices } = BANDS[band]
  const { data: puzzles } = answer
  const five = puzzles && choices.flatMap(([typeId, levelId]) => todaysPuzzle(puzzles, typeId, levelId) ?? [])
  return (
    <div className="page">
      <PageMeta
        title="Print today’s five"
        description="Five of today’s emoji puzzles on a clean page to print: one of each kind, free for everyone."
      />
      <div className={styles['choice']}>
        <h1>Print today’s five</h1>
        <p className="lead muted">Five of today’s puzzles on paper, free for everyone. The answers stay on the site.</p>
        <nav aria-label="For whom" className={styles['bands']}>
          {(['junior', 'next'] as const).map((key) => (
            <Link key={key} to={`${PATHS.printToday}?band=${key}`} replace aria-current={key === band ? 'page' : undefined}>
              {BANDS[key].name}
            </Link>
          ))}
        </nav>
        <Button variant="primary" onClick={() => print()}>
          <Icon name="worksheet" /> Print
        </Button>
      </div>
      {five ? (
        <article className={styles['sheet']} aria-label={`Today’s five, ${name}`}>
          <header>
            <h2>Emojigma: today’s five</h2>
            <p>
              {name}, {dayDate(day)} · Name: <span className={styles['line']} />
            </p>
          </header>
          <ol>
            {five.map((puzzle) => (
              <PrintedPuzzle key={puzzle.id} puzzle={puzzle} />
            ))}
          </ol>
        </article>
      ) : answer.isError ? (
        <Failed onRetry={answer.refetch} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function PrintedPuzzle({ puzzle: { id, typeId, levelId, text } }: { readonly puzzle: PuzzleView }) {
  return (
    <li>
      <h3>
        {puzzleTypeOf(typeId).name}, {levelOf(levelId).name} <small>No. {id}</small>
      </h3>
      <img src={questionSvgPath(id, levelId)} alt={text} />
      <p>
        {TASKS[typeId]} {typeId <= 3 && <span className={styles['line']} />}
      </p>
    </li>
  )
}
