import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { accessedPuzzle, knownAnswer, useGetPuzzleQuery, useKnownPlayed, usePlayedFailure, visitorOn } from '../../play/index.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { NO_PUZZLE_PATH, PATHS, puzzlePath, solutionPath } from '../../../platform/navigation/paths.ts'
import { cardStateOf } from '../card-state.ts'
import { SuggestedPuzzles } from '../SuggestedPuzzles.tsx'
import { preloadPuzzle, puzzleIdIn } from '../preload-puzzle.ts'
import { useTodaysPuzzles } from '../todays-puzzles.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LevelName } from '../../../ui/pictures/Die.tsx'
import { Failed } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { TYPE_NAMES, TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import { useSelector } from '../../../platform/use-store.ts'
import { LockedSolution } from './LockedSolution.tsx'
import styles from './SolutionPage.module.css'

const Solution = lazyComponent(() => import('./Solution.tsx'), 'Solution', { placeholder: <Spinner /> })

/** The server renders the page for any visitor, without the answer. */
export const preload = preloadPuzzle

/** Source: docs/product.md, Answer page */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  return id === undefined ? <Navigate to={NO_PUZZLE_PATH} replace /> : <AnswerOf key={id} id={id} />
}

function AnswerOf({ id }: { readonly id: number }) {
  const { answer: todays, day } = useTodaysPuzzles()
  const { data: puzzle, isError, isFetching, refetch } = useGetPuzzleQuery(id, { refetchOnMountOrArgChange: true })
  const found = useSelector((state) => state.guesses.answers[id])
  const puzzles = useMemo(() => [{ id }, ...(todays.data ?? [])], [id, todays.data])
  const played = useKnownPlayed(puzzles)
  const askAgain = usePlayedFailure(puzzles)
  const isSignedIn = useIsSignedIn()
  const { plan } = useVisitor()
  if (puzzle === null) return <Navigate to={NO_PUZZLE_PATH} replace />
  const reveal = puzzle && played && access('ANSWER', visitorOn(played, day), accessedPuzzle(puzzle, played), day)
  // With a plan the reply includes the answer; it is only shown after the reveal was confirmed.
  const needsConfirmation = plan !== 'none' && (reveal === undefined || reveal.kind === 'open')
  const answer = found ?? (puzzle && !needsConfirmation ? knownAnswer(puzzle) : undefined)
  const isKnown = played !== undefined && !isFetching
  return (
    <div data-type={puzzle ? TYPE_NAMES[puzzle.typeId] : 'mixed'}>
      <PageMeta title={m['solution.how_puzzle_works']({ id })} description={m['solution.description']()} path={solutionPath(id)} isHidden />
      <div className={styles['stage']}>
        <div className="page">
          <header className={styles['head']}>
            {puzzle && <TypeMark typeId={puzzle.typeId} />}
            <h1>{m['ui.how_it_works']()}</h1>
            {puzzle && <PuzzleName puzzle={puzzle} />}
          </header>
          {puzzle && answer !== undefined ? (
            <Solution puzzle={puzzle} answer={answer} />
          ) : (isError && !isFetching) || askAgain ? (
            <Failed onRetry={isError ? refetch : askAgain}>
              <p className="small">{m['puzzles.puzzle_id']({ id })}</p>
            </Failed>
          ) : isKnown && puzzle ? (
            <div className={classNames('panel', styles['panel'])}>
              <LockedSolution puzzle={puzzle} isSignedIn={isSignedIn} reveal={reveal} />
            </div>
          ) : (
            <div className={classNames('panel', styles['panel'])} aria-busy="true">
              <Spinner />
            </div>
          )}
        </div>
      </div>
      {puzzle && (
        <div className="page">
          {puzzle.typeId !== 5 && (
            <p className={styles['like']}>
              <Link to={`${PATHS.findTheMistake}?puzzle=${id}`}>{m['solution.find_mistake']()}</Link>
            </p>
          )}
          <SuggestedPuzzles
            puzzle={puzzle}
            candidates={todays.data}
            title={m['ui.next_puzzle']()}
            stateOf={(candidate) => cardStateOf(candidate, played, day)}
          />
        </div>
      )}
    </div>
  )
}

function PuzzleName({ puzzle: { id, typeId, levelId } }: { readonly puzzle: PuzzleView }) {
  return (
    <p className={styles['name']}>
      {nameWords.kinds[typeId]}
      <LevelName levelId={levelId} />
      <Link to={puzzlePath(id, typeId, levelId)}>{m['ui.puzzle_with_number']({ id })}</Link>
    </p>
  )
}
