import { m } from '@emojigma/messages'
import { questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { Slot } from '@emojigma/engine/day.ts'
import { Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsSpare } from '../../platform/browser/hooks/use-spare-time.ts'
import { useInBrowser } from '../../platform/browser/hooks/use-in-browser.ts'
import { PuzzlePlay, useKnownPlayed } from '../play/index.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { NO_PUZZLE_PATH, PATHS } from '../../platform/navigation/paths.ts'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Section } from '../../ui/Section.tsx'
import { WhenSettled } from '../../ui/loading/WhenSettled.tsx'
import { OfferSpace } from '../shop/offers/OfferSpace.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { cardStateOf } from './card-state.ts'
import { HomeHero, HomeHeroPlaceholder } from './HomeHero.tsx'
import { LevelLinks } from './LevelPickers.tsx'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'
import { TypeLinks } from './TypeChooser.tsx'
import { usePuzzleWithAnswer } from './use-puzzle-with-answer.ts'
import { searchFor } from './lists.ts'
import { seasonAt } from './season.ts'
import { firstSectionOf, preloadTodaysPuzzles, sectionSlug, todaysPuzzle, useTodaysPuzzles } from './todays-puzzles.ts'
import { DailyLimit } from './DailyLimit.tsx'
import { useVisitor } from '../../platform/session/visitor.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { RIDDLE_BELOW } from './riddles/riddle-below.tsx'
import { useThreeWith } from './three-of-the-day.ts'
import styles from './HomeBand.module.css'

/** The intro's puzzle: Classic, Level 3. */
const HERO: Slot = { typeId: 1, levelId: 8 }
/** One card of each kind, easy ones first. */
const CARDS: readonly Slot[] = [
  { typeId: 1, levelId: 7 },
  { typeId: 2, levelId: 1 },
  { typeId: 3, levelId: 2 },
  { typeId: 4, levelId: 9 },
  { typeId: 5, levelId: 10 },
]

/** Reserves the space of the three, which depend on the player. */
const THREE_AWAITED = <div className="three-space" />
const YourThree = lazyComponent(() => import('./YourThree.tsx'), 'YourThree', {
  placeholder: THREE_AWAITED,
  missing: () => null,
})
const LostSessionNotice = lazyComponent(() => import('../sign-in/LostSessionNotice.tsx'), 'LostSessionNotice', {
  missing: () => null,
})
const NoPuzzleNotice = lazyComponent(() => import('./NoPuzzleNotice.tsx'), 'NoPuzzleNotice', { missing: () => null })
const LiveStats = lazyComponent(() => import('../site/live/LiveStats.tsx'), 'LiveStats', { missing: () => null })

/** Constant elements, so that they never render again; `Suspense` hydrates them separately. */
const CHOICES = (
  <Suspense>
    <Section id="levels" title={m['home.pick_your_level']()} text={m['home.dice']()}>
      <LevelLinks addressOf={(levelId) => `${PATHS.newPuzzles}?${searchFor({ levelId })}`} />
    </Section>
    <Section id="kinds" title={m['home.five_kinds_of_puzzle']()}>
      <TypeLinks addressOf={(typeId) => `${PATHS.today}#${sectionSlug(firstSectionOf(typeId))}`} />
    </Section>
  </Suspense>
)
const BAND = (
  <Suspense>
    <HomeBand />
  </Suspense>
)

const LIVE = (
  <WhenSettled>
    <CrashBoundary at={PATHS.home} fallback={null}>
      <LiveStats />
    </CrashBoundary>
  </WhenSettled>
)

export const preload: Preload = preloadTodaysPuzzles

export function Component() {
  const { nowMs } = useSiteSettings()
  const hasLostSession = useSelector((state) => state.session.lost !== undefined)
  const { pathname, hash } = useLocation()
  const isNumberUnknown = useInBrowser(() => pathname + hash === NO_PUZZLE_PATH, false)
  const { answer, day } = useTodaysPuzzles()
  const puzzles = useMemo(() => answer.data ?? [], [answer.data])
  const played = useKnownPlayed(puzzles)
  const isSpare = useIsSpare()
  const hero = usePuzzleWithAnswer(todaysPuzzle(puzzles, HERO.typeId, HERO.levelId), played)
  const three = useThreeWith(hero?.id ?? 0, day)
  const introEmoji = useMemo(() => [...new Set(puzzles.flatMap(({ emoji, typeId }) => (typeId === 5 ? [] : emoji)))], [puzzles])
  return (
    <>
      <PageMeta
        title={m['home.title']()}
        description={m['home.description']()}
        picture={hero && questionRasterPath(hero.id, hero.levelId, 800, 'png')}
      />
      {hasLostSession && <LostSessionNotice />}
      {isNumberUnknown && <NoPuzzleNotice />}
      <HomeHero puzzle={hero} emoji={introEmoji} season={seasonAt(nowMs)} live={LIVE}>
        <Fetched answer={answer} placeholder={<HomeHeroPlaceholder />} isEmpty={() => !hero} empty={<HomeHeroPlaceholder />}>
          {() =>
            hero && <PuzzlePlay puzzle={hero} setting="home" headingLevel={2} candidates={puzzles} three={three} riddle={RIDDLE_BELOW} />
          }
        </Fetched>
      </HomeHero>
      <div className="page">
        <OfferSpace />
        {isSpare ? <YourThree puzzles={answer.data} day={day} /> : THREE_AWAITED}
        <DailyLimit puzzles={puzzles} played={played} day={day} />
        {CHOICES}
        <Section
          id="today"
          title={m['home.from_todays_puzzles']()}
          text={m['home.introduction']()}
          end={<Link to={PATHS.today}>{m['home.all40']()}</Link>}
        >
          <Fetched answer={answer} placeholder={<PuzzleCardPlaceholders layout="row" count={CARDS.length} />}>
            {(todays) => (
              <PuzzleCards layout="row">
                {CARDS.map(({ typeId, levelId }) => {
                  const puzzle = todaysPuzzle(todays, typeId, levelId)
                  return (
                    puzzle && (
                      <li key={typeId}>
                        <PuzzleCard puzzle={puzzle} state={cardStateOf(puzzle, played, day)} />
                      </li>
                    )
                  )
                })}
              </PuzzleCards>
            )}
          </Fetched>
        </Section>
        {BAND}
      </div>
    </>
  )
}

/** Plans for classrooms and homes; not shown to likely children.
 *  Source: docs/product.md, Likely children */
export function HomeBand() {
  const mayBeChild = useMayBeChild()
  const { plan } = useVisitor()
  // A plan is not offered again.
  if (mayBeChild || plan === 'teacher') return null
  return (
    <div className={styles['band']}>
      <section className={styles['item']} aria-labelledby="for-teachers">
        <EmojiPicture emoji="woman-teacher" />
        <div>
          <h2 id="for-teachers">{m['home_band.for_teachers']()}</h2>
          <p>{m['home_band.teachers']()}</p>
          <ButtonLink to={PATHS.teacherPortal}>{m['home_band.see_the_teacher_portal']()}</ButtonLink>
        </div>
      </section>
      {plan === 'none' && (
        <section className={styles['item']} aria-labelledby="for-home">
          <EmojiPicture emoji="house" />
          <div>
            <h2 id="for-home">{m['ui.for_home']()}</h2>
            <p>{m['home_band.plans']()}</p>
            <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
