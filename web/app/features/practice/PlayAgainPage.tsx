import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { accessedPuzzle, asPractice, PracticePlay, useGetPuzzleQuery, useKnownPlayed, usePlayedFailure } from '../play/index.ts'
import { NO_PUZZLE_PATH, PATHS, againPath, alikePath, puzzlePath } from '../../platform/navigation/paths.ts'
import { preloadPuzzle, puzzleIdIn } from '../puzzles/preload-puzzle.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { useSelector } from '../../platform/use-store.ts'
import styles from './PlayAgainPage.module.css'

export const preload = preloadPuzzle

/** A solved or revealed puzzle to play again, empty and without points.
 *  Source: docs/product.md, Practise */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  return id === undefined ? <Navigate to={NO_PUZZLE_PATH} replace /> : <PlayAgain key={id} id={id} />
}

function PlayAgain({ id }: { readonly id: number }) {
  const { data: puzzle, isError, isFetching, refetch } = useGetPuzzleQuery(id)
  const found = useSelector((state) => state.guesses.answers[id])
  const puzzles = useMemo(() => [{ id }], [id])
  const played = useKnownPlayed(puzzles)
  const askAgain = usePlayedFailure(puzzles)
  if (puzzle === null) return <Navigate to={NO_PUZZLE_PATH} replace />
  if (!puzzle) return <ReplayFrame id={id}>{isError && !isFetching ? <Failed onRetry={refetch} /> : <Spinner />}</ReplayFrame>
  const state = played && accessedPuzzle(puzzle, played).state
  const isPlayable = found !== undefined || state === 'solved' || state === 'revealed' || puzzle.isRevealed
  if (isPlayable) {
    return (
      <ReplayFrame id={id} puzzle={puzzle}>
        <Replay puzzle={puzzle} />
      </ReplayFrame>
    )
  }
  return (
    <ReplayFrame id={id} puzzle={puzzle}>
      {state ? (
        <EmptyState
          emoji="puzzle-piece"
          headingLevel={2}
          title={m['play_again.solve_it_first']()}
          action={
            <ButtonLink variant="primary" to={puzzlePath(id, puzzle.typeId, puzzle.levelId)}>
              {m['play_again.open_the_puzzle']()}
            </ButtonLink>
          }
        >
          {m['play_again.not_yet']()}
        </EmptyState>
      ) : askAgain ? (
        <Failed onRetry={askAgain} />
      ) : (
        <Spinner />
      )}
    </ReplayFrame>
  )
}

function ReplayFrame({ id, puzzle, children }: { readonly id: number; readonly puzzle?: PuzzleView; readonly children: ReactNode }) {
  return (
    <div className="page" data-type={puzzle ? TYPE_NAMES[puzzle.typeId] : 'mixed'}>
      <PageMeta
        title={m['play_again.play_puzzle_again']({ id })}
        description={m['play_again.description']()}
        path={againPath(id)}
        isHidden
      />
      <h1 className={styles['title']}>{m['play_again.play_puzzle_again']({ id })}</h1>
      <div className={styles['again']}>{children}</div>
    </div>
  )
}

function Replay({ puzzle }: { readonly puzzle: PuzzleView }) {
  const [round, setRound] = useState(0)
  const empty = useMemo(() => asPractice(puzzle), [puzzle])
  return (
    <PracticePlay
      key={round}
      puzzle={empty}
      solved={{
        title: m['play_again.solved_again'](),
        children: (
          <p className={styles['on']}>
            <ButtonLink variant="primary" size="large" to={alikePath(puzzle.id)}>
              {m['ui.more_like_this']()}
            </ButtonLink>
            <Button size="large" onClick={() => setRound(round + 1)}>
              {m['play_again.once_more']()}
            </Button>
            <ButtonLink size="large" to={PATHS.practise}>
              {m['ui.practise']()}
            </ButtonLink>
          </p>
        ),
      }}
    />
  )
}
