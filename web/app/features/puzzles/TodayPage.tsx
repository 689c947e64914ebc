import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import { SECTION_SIZE, SECTIONS } from '@emojigma/engine/day.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { KeepPoints, loadFirstPlay, loadPlay, useKnownPlayed, usedOn } from '../play/index.ts'
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
import { MoreWays } from './MoreWays.tsx'
import { PuzzleCardPlaceholders } from './PuzzleCards.tsx'
import { SectionLinks } from './TypeChooser.tsx'
import { firstSectionOf, preloadTodaysPuzzles, sectionSlug, todaysPuzzle, useTodaysPuzzles } from './todays.ts'
import { useOpenedPuzzle } from './use-opened-puzzle.ts'
import { useReloadAfterDay } from './use-reload-after-day.ts'
import { useScrollToHash } from './use-scroll-to-hash.ts'
import { LimitPlace } from './LimitPlace.tsx'
import { OpenedPuzzle } from './OpenedPuzzle.tsx'
import styles from './TodayPage.module.css'

const NO_PUZZLES: readonly PuzzleView[] = []

/** For students alone. Its room is there at once, so that little moves when it comes. */
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
  // Solving is loaded apart, because the page is for choosing first; and what not every puzzle needs, once somebody is there.
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
        <Allowance left={left} />
      </div>
      {role === 'student' && <MyAssignments />}
      <LimitPlace puzzles={puzzles} played={played} day={day} />
      <SectionLinks sectionOf={(typeId) => sectionSlug(firstSectionOf(typeId))} />
      {answer.isError && !puzzles ? (
        <Failed onRetry={answer.refetch} />
      ) : (
        SECTIONS.map((section, at) => {
          const found = sections[at] ?? NO_PUZZLES
          const states = found.map((puzzle) => cardStateOf(puzzle, played, day))
          return (
            <DaySection key={section.name} section={section} states={played && puzzles ? states : undefined}>
              {puzzles ? (
                <DayCards puzzles={found} states={states} isOnFirstScreen={at === 0} opensOver />
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
          onPlayNext={(next) => (next ? open(next) : close())}
          onClose={close}
        />
      )}
    </div>
  )
}
