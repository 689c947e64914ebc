import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import * as whyWords from '@emojigma/messages/words/why.ts'
import type { Step } from '@emojigma/engine/ratings/selection.ts'
import { playedSentences } from '@emojigma/engine/ratings/why.ts'
import { useMemo } from 'react'
import { useToday } from '../../../platform/browser/clock.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useKnownPlayed } from '../../play/index.ts'
import { cardStateOf } from '../../puzzles/card-state.ts'
import { PuzzleCard } from '../../puzzles/PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from '../../puzzles/PuzzleCards.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { useSelector } from '../../../platform/use-store.ts'
import { metWords } from '../../puzzles/met-words.ts'
import { forYouApi, type Selection } from '../../puzzles/for-you-api.ts'
import styles from './ForYouPage.module.css'

const META = {
  title: m['ui.for_you'](),
  description: m['for_you.description'](),
  isHidden: true,
}

const STEP_WORDS: Readonly<Record<Step, string>> = {
  'warm-up': m['for_you.warm_up'](),
  'just right': m['for_you.just_right'](),
  stretch: m['for_you.a_stretch'](),
}
const PLACEHOLDERS = 3

/** Puzzles chosen for this player, and why.
 *  Source: docs/product.md, For you */
export function Component() {
  const isHydrated = useHydrated()
  const isLoading = useSelector((state) => state.session.isLoading)
  // Refetched when the player comes back from a puzzle.
  const answer = forYouApi.useGetForYouQuery(undefined, { skip: !isHydrated || isLoading, refetchOnMountOrArgChange: true })
  return (
    <div className={classNames('page', 'stack', styles['page'])}>
      <PageMeta {...META} />
      <header>
        <h1>{m['ui.for_you']()}</h1>
        <p className="lead muted">{m['for_you.introduction']()}</p>
      </header>
      <Fetched answer={answer} placeholder={<PuzzleCardPlaceholders layout="grid" count={PLACEHOLDERS} />}>
        {(selection) => <Cards selection={selection} isFetching={answer.isFetching} onAgain={() => void answer.refetch()} />}
      </Fetched>
    </div>
  )
}

interface SelectionProps {
  readonly selection: Selection
  readonly isFetching: boolean
  readonly onAgain: () => void
}

function Cards({ selection, isFetching, onAgain }: SelectionProps) {
  const today = useToday()
  const puzzles = useMemo(() => selection.puzzles.map(({ puzzle }) => puzzle), [selection])
  const played = useKnownPlayed(puzzles)
  const states = puzzles.map((puzzle) => cardStateOf(puzzle, played, today))
  const isAllDone = states.length > 0 && states.every((state) => state === 'solved' || state === 'revealed')
  return (
    <>
      {selection.puzzles.length === 0 ? (
        <NothingNow selection={selection} />
      ) : (
        <PuzzleCards layout="grid">
          {selection.puzzles.map(({ step, metOn, puzzle }, index) => (
            <li key={puzzle.id} className={styles['card']}>
              <p className={styles['step']} data-step={step}>
                {metOn ? metWords(metOn, today) : STEP_WORDS[step]}
              </p>
              <PuzzleCard puzzle={puzzle} state={states[index] ?? 'new'} isOnFirstScreen={index < PLACEHOLDERS} />
            </li>
          ))}
        </PuzzleCards>
      )}
      {isAllDone && (
        <p className={styles['again']}>
          {m['for_you.all_done_well_played']()}{' '}
          <Button variant="primary" aria-disabled={isFetching} onClick={() => isFetching || onAgain()}>
            {m['for_you.show_me_more']()}
          </Button>
        </p>
      )}
      {selection.puzzles.length > 0 && <Why selection={selection} />}
    </>
  )
}

function NothingNow({ selection: { freeLeft, isAnyDay } }: Pick<SelectionProps, 'selection'>) {
  const isUsedUp = freeLeft === 0
  return (
    <EmptyState
      emoji={isUsedUp ? 'sun' : 'magnifying-glass-tilted-left'}
      title={isUsedUp ? m['for_you.done']() : m['for_you.none']()}
      headingLevel={2}
      action={
        <ButtonLink to={isAnyDay ? PATHS.newPuzzles : PATHS.today}>
          {isAnyDay ? m['for_you.see_all_puzzles']() : m['for_you.see_todays_puzzles']()}
        </ButtonLink>
      }
    >
      {isUsedUp ? m['for_you.used_up']() : m['for_you.every_day']()}
    </EmptyState>
  )
}

function Why({ selection: { kinds, freeLeft } }: Pick<SelectionProps, 'selection'>) {
  const [about, ...each] = playedSentences(kinds, 'you', whyWords, nameWords)
  return (
    <details className={styles['why']}>
      <summary>{m['for_you.why_these']()}</summary>
      {about === undefined ? (
        <p>{m['for_you.beginning']()}</p>
      ) : (
        <>
          <p>{about}</p>
          <ul>
            {each.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>{whyWords.aim}</p>
      <p>{m['for_you.comes_back']()}</p>
      {freeLeft !== undefined && freeLeft > 0 && <p>{m['for_you.from_today']({ freeLeft })}</p>}
    </details>
  )
}
