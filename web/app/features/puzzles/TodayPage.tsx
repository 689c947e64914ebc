import type { Day } from '@emojigma/engine/day.ts'
import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import { SECTION_SIZE, SECTIONS, dayAt } from '@emojigma/engine/day.ts'
import { useMemo, useState, useEffect, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type Location } from 'react-router'
import { PATHS, puzzlePath } from '../../platform/navigation/paths.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { KeepPoints, loadFirstPlay, loadPlay, useKnownPlayed, usedOn, LazyPuzzlePlay, type Played } from '../play/index.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useIdleTime } from '../../platform/browser/hooks/use-idle-time.ts'
import { useSpareTime } from '../../platform/browser/hooks/use-spare-time.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { OfferSpace } from '../shop/offers/OfferSpace.tsx'
import { cardStateOf } from './card-state.ts'
import { Allowance } from './Allowance.tsx'
import { DayCards } from './DayCards.tsx'
import { DaySection } from './DaySection.tsx'
import { PuzzleCardPlaceholders } from './PuzzleCards.tsx'
import { SectionLinks } from './TypeChooser.tsx'
import { firstSectionOf, preloadTodaysPuzzles, sectionSlug, todaysPuzzle, useTodaysPuzzles, AFTER_MIDNIGHT_MS } from './todays-puzzles.ts'
import { DailyLimit } from './DailyLimit.tsx'
import styles from './TodayPage.module.css'
import moreWaysStyles from './MoreWays.module.css'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { usePuzzleWithAnswer } from './use-puzzle-with-answer.ts'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { currentMs, useToday } from '../../platform/browser/clock.ts'
import { isPageInUse } from '../../platform/browser/page-in-use.ts'
import { scrollToElement } from '../../platform/browser/scroll.ts'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { RIDDLE_BELOW } from './riddles/riddle-below.tsx'
import { useThreeWith } from './three-of-the-day.ts'
import puzzleDialogStyles from './PuzzleDialog.module.css'

const KEY = 'emojigma.large-puzzles'

interface PuzzleDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A puzzle in a dialog over the page, in the size that the player chose last. */
export function PuzzleDialog({ puzzle, onClose, children }: PuzzleDialogProps) {
  const [isLarge, setIsLarge] = useState(() => onDevice.read(KEY) === 'yes')
  const resize = () => {
    setIsLarge(!isLarge)
    onDevice.keep(KEY, isLarge ? 'no' : 'yes')
  }
  return (
    <Dialog
      className={puzzleDialogStyles['dialog']}
      onClose={onClose}
      label={m['puzzle_dialog.puzzle']({ kind: nameWords.kinds[puzzle.typeId], level: nameWords.levels[puzzle.levelId] })}
    >
      <div className={puzzleDialogStyles['stage']} data-type={TYPE_NAMES[puzzle.typeId]} data-size={isLarge ? 'large' : 'small'}>
        <div className={puzzleDialogStyles['bar']}>
          <IconButton
            className={puzzleDialogStyles['resize']}
            label={isLarge ? m['puzzle_dialog.make_the_puzzle_smaller']() : m['puzzle_dialog.make_the_puzzle_larger']()}
            onClick={resize}
          >
            <Icon name={isLarge ? 'small-screen' : 'full-screen'} />
          </IconButton>
          <IconButton label={m['ui.close']()} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </Dialog>
  )
}

/** Source: docs/product.md, Today's page */
const SCROLL_AFTER_MS = 500

/** Scrolls to the section in the address's hash, once the page has settled. */
function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return undefined
    const timer = setTimeout(() => {
      const target = document.querySelector(`#${CSS.escape(hash.slice(1))}`)
      if (target) scrollToElement(target)
    }, SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hash])
}

const WAYS = [
  [PATHS.forYou, m['ui.for_you'](), m['more_ways.just_right_for_you']()],
  [PATHS.practise, m['ui.practise'](), m['more_ways.practice_hint']()],
  [PATHS.challenge, m['puzzles.challenge_a_friend'](), m['more_ways.challenge_hint']()],
  [PATHS.make, m['make_and_send.title'](), m['make_and_send.way_hint']()],
] as const

/** Students have no friends outside their class to send puzzles to. */
const NOT_FOR_STUDENTS: ReadonlySet<string> = new Set([PATHS.challenge, PATHS.make])

function MoreWays({ isStudent }: { readonly isStudent: boolean }) {
  return (
    <nav className={moreWaysStyles['more']} aria-labelledby="more-ways">
      <h2 id="more-ways">{m['more_ways.more_ways_to_play']()}</h2>
      <ul className={moreWaysStyles['ways']}>
        {WAYS.filter(([path]) => !isStudent || !NOT_FOR_STUDENTS.has(path)).map(([path, name, text]) => (
          <li key={path}>
            <Link to={path}>
              <b>{name}</b>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NO_PUZZLES: readonly PuzzleView[] = []

/** Reserves its space, because it depends on the player. */
const YourThree = lazyComponent(() => import('./YourThree.tsx'), 'YourThree', {
  placeholder: <div className="three-space" />,
  missing: () => null,
})

/** For students. Reserves some space, so that little shifts when it loads. */
const MyAssignments = lazyComponent(() => import('../classes/assignments/MyAssignments.tsx'), 'MyAssignments', {
  placeholder: <div style={{ minHeight: '12rem' }} />,
  missing: () => null,
})

export const preload: Preload = preloadTodaysPuzzles

export function Component() {
  const { answer, day } = useTodaysPuzzles()
  const { data: puzzles } = answer
  const played = useKnownPlayed(puzzles ?? NO_PUZZLES)
  const left = played && freePuzzlesLeft(usedOn(played, day))
  const sections = useMemo(
    () => SECTIONS.map(({ typeId, levels }) => levels.flatMap((levelId) => (puzzles && todaysPuzzle(puzzles, typeId, levelId)) ?? [])),
    [puzzles],
  )
  const { role } = useVisitor()
  const { opened, open, close } = useOpenedPuzzle(puzzles)
  useScrollToHash()
  useReloadAfterDay(left === 0)
  // Playing is loaded later, because the page is for choosing first; rarely needed code after the first interaction.
  useSpareTime(loadFirstPlay)
  useIdleTime(loadPlay)
  const [first] = puzzles ?? []
  return (
    <div className="page">
      <PageMeta
        title={m['ui.todays_puzzles']()}
        description={m['today.description']()}
        picture={first && questionRasterPath(first.id, first.levelId, 800, 'png')}
      />
      <OfferSpace />
      <div className={styles['head']}>
        <div>
          <h1>{m['ui.todays_puzzles']()}</h1>
          <p className="lead muted">
            <ParaglideMessage
              message={m['today.introduction']}
              markup={{ link: ({ children }) => <Link to={PATHS.printToday}>{children}</Link> }}
            />
          </p>
        </div>
      </div>
      {role === 'student' && <MyAssignments />}
      <DailyLimit puzzles={puzzles} played={played} day={day} />
      <YourThree puzzles={puzzles} day={day} />
      <Allowance left={left} />
      <SectionLinks sectionOf={(typeId) => sectionSlug(firstSectionOf(typeId))} />
      {answer.isError && !puzzles ? (
        <Failed onRetry={answer.refetch} />
      ) : (
        SECTIONS.map((section, at) => {
          const ofSection = sections[at] ?? NO_PUZZLES
          const states = ofSection.map((puzzle) => cardStateOf(puzzle, played, day))
          return (
            <DaySection key={section.name} section={section} states={played && puzzles ? states : undefined}>
              {puzzles ? (
                <DayCards puzzles={ofSection} states={states} isOnFirstScreen={at === 0} opensOver />
              ) : (
                <PuzzleCardPlaceholders layout="row" count={SECTION_SIZE} />
              )}
            </DaySection>
          )
        })
      )}
      {played && played.solved.length > 0 && <KeepPoints />}
      <MoreWays isStudent={role === 'student'} />
      {opened && (
        <OpenedPuzzle
          puzzle={opened}
          played={played}
          candidates={puzzles}
          day={day}
          onPlayNext={(next) => (next ? open(next) : close())}
          onClose={close}
        />
      )}
    </div>
  )
}

interface OpenedPuzzleProps {
  readonly puzzle: PuzzleView
  /** Undefined while unknown. */
  readonly played: Played | undefined
  readonly candidates: readonly PuzzleView[] | undefined
  readonly day: Day
  readonly onPlayNext: (next: PuzzleView | undefined) => void
  readonly onClose: () => void
}

/** A puzzle over the page. If it fails, the page below stays. */
function OpenedPuzzle({ puzzle, played, candidates, day, onPlayNext, onClose }: OpenedPuzzleProps) {
  const [attempt, setAttempt] = useState(0)
  const shown = usePuzzleWithAnswer(puzzle, played)
  const three = useThreeWith(puzzle.id, day)
  return (
    <PuzzleDialog puzzle={puzzle} onClose={onClose}>
      <CrashBoundary at={`${puzzle.id} ${attempt}`} fallback={<Failed onRetry={() => setAttempt(attempt + 1)} />}>
        <LazyPuzzlePlay
          puzzle={shown}
          setting="modal"
          headingLevel={2}
          candidates={candidates}
          three={three}
          riddle={RIDDLE_BELOW}
          onPlayNext={onPlayNext}
        />
      </CrashBoundary>
    </PuzzleDialog>
  )
}

/** The puzzle that is open over the page. The address bar shows the puzzle's own address, and going back closes it. */
export function useOpenedPuzzle(puzzles: readonly PuzzleView[] | undefined) {
  const navigate = useNavigate()
  const location = useLocation()
  // Going back is asynchronous: hide the puzzle at once, and ignore a second press.
  const [closed, setClosed] = useState<Location>()
  const id = Number(location !== closed && /\/puzzle\/(\d+)$/.exec(location.mask?.pathname ?? '')?.[1])
  const [last, setLast] = useState<PuzzleView>()
  // After midnight there is another set; a puzzle being played stays open.
  const opened = puzzles?.find((puzzle) => puzzle.id === id) ?? (last?.id === id ? last : undefined)
  if (opened && opened !== last) setLast(opened)

  /** Opens another puzzle in place of the one that is open. */
  const open = (puzzle: PuzzleView) =>
    navigate(location.pathname + location.search, {
      mask: inLanguage(puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId)),
      replace: true,
      preventScrollReset: true,
    })

  const close = () => {
    setClosed(location)
    navigate(-1)
  }

  return { opened, open, close }
}

/** Reloads the page soon after midnight if no free puzzle was left; not while the page is in use, since new puzzles arrive without a reload
 *  too.
 *  Source: docs/product.md, Play access and the free allowance */
export function useReloadAfterDay(isNothingLeft: boolean, reload: () => void = reloadPage): void {
  const today = useToday()
  const [openedOn] = useState(() => (typeof window === 'undefined' ? today : dayAt(currentMs())))
  const isOver = isNothingLeft && today > openedOn
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => {
      if (!isPageInUse()) reload()
    }, AFTER_MIDNIGHT_MS)
    return () => clearTimeout(timer)
  }, [isOver, reload])
}

function reloadPage(): void {
  location.reload()
}
