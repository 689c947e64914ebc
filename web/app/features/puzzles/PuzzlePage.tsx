import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { questionRasterPath, shopPicturePath } from '@emojigma/contract/puzzles/pictures.ts'
import { puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { isJunior, isLevelId, type LevelId } from '@emojigma/engine/levels.ts'
import { isBoardType, isPuzzleTypeId, numbersOffered } from '@emojigma/engine/types.ts'
import { memo, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { Navigate, useParams, useSearchParams, Link } from 'react-router'
import { PlayPlaceholder, PuzzlePlay, useGetPuzzleQuery, useKnownPlayed, type PuzzleSet } from '../play/index.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { ASSIGNMENT, NO_PUZZLE_PATH, puzzlePath, PATHS } from '../../platform/navigation/paths.ts'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { WhenUsed } from '../../ui/loading/WhenUsed.tsx'
import { InSpareTime } from '../../ui/loading/InSpareTime.tsx'
import { Section } from '../../ui/Section.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { useToday } from '../../platform/browser/clock.ts'
import { useNearView } from '../../platform/browser/hooks/use-near-view.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { useSelector } from '../../platform/use-store.ts'
import { cardStateOf } from './card-state.ts'
import { DailyLimit } from './DailyLimit.tsx'
import { SuggestedPuzzles } from './SuggestedPuzzles.tsx'
import { preloadPuzzle, puzzleIdIn } from './preload-puzzle.ts'
import { howToPlay, puzzleWords } from './puzzle-words.ts'
import { useTodaysPuzzles } from './todays-puzzles.ts'
import { usePuzzleWithAnswer } from './use-puzzle-with-answer.ts'
import styles from './puzzle-page.module.css'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { useThreeWith } from './three-of-the-day.ts'
import { RIDDLE_BELOW } from './riddles/riddle-below.tsx'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'

const DESCRIPTION_LENGTH = 160

/** Loaded in spare time: sharing is never the first thing a player does. */
const ShareBar = lazyComponent(() => import('../site/sharing/ShareBar.tsx'), 'ShareBar', { missing: () => null })

const AssignmentStep = lazyComponent(() => import('../classes/assignments/AssignmentStep.tsx'), 'AssignmentStep', { missing: () => null })

const ChallengeLink = lazyComponent(() => import('../challenges/ChallengeLink.tsx'), 'ChallengeLink', { missing: () => null })
const FavouriteButton = lazyComponent(() => import('../accounts/my-days/FavouriteButton.tsx'), 'FavouriteButton', { missing: () => null })
const AdSlot = lazyComponent(() => import('../site/ads/AdSlot.tsx'), 'AdSlot', { missing: () => null })
const GoAdFree = lazyComponent(() => import('./GoAdFree.tsx'), 'GoAdFree', { missing: () => null })

const PuzzleBoards = lazyComponent(() => import('../boards/PuzzleBoards.tsx'), 'PuzzleBoards')

export const preload = preloadPuzzle

/** Source: docs/product.md, Puzzle page */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  return id === undefined ? <Navigate to={NO_PUZZLE_PATH} replace /> : <LoadedPuzzle key={id} id={id} />
}

/** Shows the cached puzzle first, then fetches it as this player may see it.
 *  Source: docs/product.md, Puzzle page */
function LoadedPuzzle({ id }: { readonly id: number }) {
  const [search] = useSearchParams()
  const { answer, day } = useTodaysPuzzles()
  // Deferred, so that input comes before rendering the parts below.
  const todays = useDeferredValue(answer.data)
  const { data, isError, refetch } = useGetPuzzleQuery(id, {
    refetchOnMountOrArgChange: true,
    // A refetch alone renders nothing again.
    selectFromResult: ({ data: value, isError: hasFailed }) => ({ data: value, isError: hasFailed }),
  })
  if (data === null) return <Navigate to={NO_PUZZLE_PATH} replace />
  const puzzle = data ?? answer.data?.find((candidate) => candidate.id === id)
  const failure = isError && (
    <Failed onRetry={refetch}>
      <p className="small">{m['puzzles.puzzle_id']({ id })}</p>
    </Failed>
  )
  if (puzzle) return <PuzzleStage puzzle={puzzle} failure={failure} todays={todays} day={day} />
  const [typeId, levelId] = [Number(search.get('t')), Number(search.get('l'))]
  const isTapped = isPuzzleTypeId(typeId) && isLevelId(levelId) && numbersOffered(typeId, levelId) !== undefined
  return (
    <div className={styles['stage']} data-type={isPuzzleTypeId(typeId) ? TYPE_NAMES[typeId] : 'mixed'} data-tapped={isTapped || undefined}>
      <PageMeta title={m['ui.puzzle_with_number']({ id })} description={m['ui.emoji_puzzle']()} path={puzzlePath(id)} />
      <div className={styles['layout']}>
        <div className={classNames(styles['play'], !isError && styles['awaited'])}>
          {failure || (
            <PlayPlaceholder
              puzzleId={id}
              typeId={isPuzzleTypeId(typeId) ? typeId : undefined}
              levelId={isLevelId(levelId) ? levelId : undefined}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface PuzzleStageProps {
  readonly puzzle: PuzzleView
  /** The error notice, if the fetch failed. */
  readonly failure: ReactNode
  readonly todays: readonly PuzzleView[] | undefined
  /** Of today's set. */
  readonly day: Day
}

const PuzzleStage = memo(function PuzzleStage({ puzzle, failure, todays, day }: PuzzleStageProps) {
  const path = puzzlePath(puzzle.id)
  const played = useDeferredValue(useKnownPlayed(useMemo(() => [puzzle, ...(todays ?? [])], [puzzle, todays])))
  const shown = usePuzzleWithAnswer(puzzle, played)
  // No notice while the third free puzzle is still being played.
  const limited = cardStateOf(puzzle, played, day) === 'new' ? undefined : played
  const isBoard = isBoardType(puzzle.typeId)
  // Share and hearts are further down, away from a beginner's puzzle.
  const isTapped = numbersOffered(puzzle.typeId, puzzle.levelId) !== undefined
  const share = (
    <div data-control="" className={styles['share']}>
      <InSpareTime>
        <Share puzzle={puzzle} />
      </InSpareTime>
    </div>
  )
  const [search] = useSearchParams()
  const { role } = useVisitor()
  const assignmentId = role === 'student' ? search.get(ASSIGNMENT) : null
  const [set, setSet] = useState<PuzzleSet>()
  const three = useThreeWith(puzzle.id, day)
  const suggested = useMemo(() => {
    const stateOf = (candidate: PuzzleView) => cardStateOf(candidate, played, day)
    return <SuggestedPuzzles puzzle={puzzle} candidates={todays} stateOf={stateOf} three={three} />
  }, [puzzle, todays, played, day, three])
  const footnote = useMemo(
    () => (
      <DailyLimit puzzles={todays} played={limited} day={day}>
        {!isJunior(puzzle.levelId) && (
          <InSpareTime>
            <GoAdFree />
          </InSpareTime>
        )}
      </DailyLimit>
    ),
    [puzzle.levelId, todays, limited, day],
  )
  return (
    <div data-type={TYPE_NAMES[puzzle.typeId]}>
      <PageMeta
        title={puzzleTitle(puzzle, nameWords)}
        description={shortened(puzzle.text)}
        path={path}
        picture={questionRasterPath(puzzle.id, puzzle.levelId, 800, 'png')}
      />
      <div className={styles['stage']} data-tapped={isTapped || undefined}>
        <div className={styles['layout']} data-board={isBoard || undefined}>
          <div className={styles['play']}>
            {failure}
            {assignmentId !== null && <AssignmentStep assignmentId={assignmentId} puzzleId={puzzle.id} onSet={setSet} />}
            <Play
              puzzle={shown}
              setting="page"
              headingLevel={1}
              candidates={todays}
              three={three}
              set={set}
              riddle={RIDDLE_BELOW}
              footnote={footnote}
            />
          </div>
          {!isTapped && share}
        </div>
      </div>
      <div className="page">
        {suggested}
        <Suspense>
          <About puzzle={puzzle} />
        </Suspense>
        {isTapped && share}
        <Suspense>
          <Boards />
        </Suspense>
      </div>
    </div>
  )
})

/** Shares a puzzle and saves it as a favourite. Today's puzzles are free, so they can also start a challenge; students have no friends
 *  outside their class to challenge. */
function Share({ puzzle }: { readonly puzzle: PuzzleView }) {
  const today = useToday()
  const { role } = useVisitor()
  return (
    <ShareBar puzzle={puzzle}>
      <WhenUsed>
        {role !== 'student' && dayOfPuzzle(puzzle.id) === today && <ChallengeLink puzzleId={puzzle.id} />}
        <FavouriteButton puzzleId={puzzle.id} />
      </WhenUsed>
    </ShareBar>
  )
}

/** Not drawn again while what it is given stays the same. */
const Play = memo(PuzzlePlay)

/** The rules of its type, what is particular about this puzzle, and a book of such puzzles. */
const About = memo(function About({ puzzle }: { readonly puzzle: PuzzleView }) {
  return (
    <section className={classNames('panel', styles['about'])} aria-labelledby="about">
      <h2 id="about">{m['puzzle.how_to_play_kind']({ name: nameWords.kinds[puzzle.typeId] })}</h2>
      <HowToPlay puzzle={puzzle} />
      <p className="small muted">{puzzleWords(puzzle)}</p>
      <BookPromo puzzle={puzzle} />
    </section>
  )
})

/** Ranks and boards, with an ad for players without ranks. Loaded near the viewport, into reserved space. */
const Boards = memo(function Boards() {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box)
  const scoringReplies = useSelector((state) => state.guesses.scoringReplies)
  return (
    <Section id="leaderboards" title={m['puzzle.leaderboards']()}>
      <div ref={box} className={isNear ? undefined : styles['boards']}>
        <CrashBoundary at="" fallback={<Failed />}>
          {isNear && <PuzzleBoards scoringReplies={scoringReplies} advert={<AdSlot place="puzzle" index={0} />} />}
        </CrashBoundary>
      </div>
    </Section>
  )
})

/** Shortened at a word, for search results and shared links. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`
}

/** A book of puzzles of this level, with its cover.
 *  Source: docs/product.md, Puzzle page */
export function BookPromo({ puzzle: { levelId } }: { readonly puzzle: Pick<PuzzleView, 'levelId'> }) {
  const [book, title] = bookFor(levelId)
  return (
    <div className={styles['book']}>
      <img src={inLanguage(shopPicturePath(book))} alt="" width="80" height="107" loading="lazy" />
      <p>
        <strong>{title}</strong>
        <br />
        <ParaglideMessage
          message={m['book_promo.offer']}
          markup={{ link: ({ children }) => <Link to={`${PATHS.books}?levelId=${levelId}`}>{children}</Link> }}
        />
      </p>
    </div>
  )
}

export function HowToPlay({ puzzle: { typeId, levelId } }: { readonly puzzle: Pick<PuzzleView, 'typeId' | 'levelId'> }) {
  return (
    <ol className={styles['steps']}>
      {howToPlay(typeId, levelId).map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** The book of puzzles of a level, and its title.
 *  Source: docs/product.md, Puzzle page */
export function bookFor(levelId: LevelId): readonly [book: BookId, title: string] {
  if (isJunior(levelId)) return ['junior-book', m['ui.junior_book']()]
  return levelId < 3 ? ['easy-medium-book', m['ui.easy_medium_book']()] : ['hard-master-book', m['ui.hard_master_book']()]
}
