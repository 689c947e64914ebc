import { m } from '@emojigma/messages'
import { type Day, MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { dayOfDate, isMonth, monthHolding, type Month } from '@emojigma/contract/rules/month.ts'
import { Suspense, useCallback, useEffect, useRef, useState, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { MyChallenges } from '../../challenges/MyChallenges.tsx'
import { PuzzlesOfDay } from '../../puzzles/PuzzlesOfDay.tsx'
import { TodaysResult } from '../../puzzles/TodaysResult.tsx'
import { useAccount } from '../../../platform/session/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { GrownUps } from '../week/GrownUps.tsx'
import { YourNumbers } from './YourNumbers.tsx'
import { dayName, streakWords } from './day-words.ts'
import styles from './MyDaysPage.module.css'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { myDaysApi, unfinishedPuzzles, useKnownPlayed } from '../../play/index.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { PuzzleThumb, ThumbList, thumbName } from '../../../ui/pictures/PuzzleThumb.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { MyDays } from '@emojigma/contract/accounts/my-days.ts'
import { CARRY_ON_LIMIT } from '@emojigma/contract/rules/my-days.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { Button } from '../../../ui/Button.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { starsOf } from '@emojigma/contract/rules/stars.ts'
import { Failed, type Answer } from '../../../ui/loading/Fetched.tsx'
import { Calendar } from './Calendar.tsx'
import daysStyles from './YourDays.module.css'

const SHOWN_AT_ONCE = 12

/** Favourite puzzles, latest first. A puzzle removed here stays listed until the page is left, so that a slip can be undone.
 *  Source: docs/product.md, My days */
function Favourites() {
  const { items } = useProgress('favourites')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  /** Previous change times of puzzles toggled here, so that they keep their places. */
  const [pressedHere, setPressedHere] = useState<ReadonlyMap<string, number>>(new Map())
  const listed = [...items]
    .filter(([item, { value }]) => isPuzzle(item) && (value > 0 || pressedHere.has(item)))
    .map(([item, { atMs }]) => ({ id: Number(item), atMs: pressedHere.get(item) ?? atMs }))
    .toSorted((one, other) => other.atMs - one.atMs)
  return (
    <Section id="favourites" title={m['favourites.favourites']()} text={m['favourites.puzzles_with_your_heart']()}>
      {listed.length === 0 ? (
        <p className="muted">{m['favourites.empty']()}</p>
      ) : (
        <ThumbList label={m['favourites.your_favourites']()}>
          {listed.slice(0, shown).map(({ id, atMs }) => (
            <li key={id} onClickCapture={() => setPressedHere(new Map([...pressedHere, [String(id), atMs]]))}>
              <PuzzleThumb puzzleId={id} to={puzzlePath(id)}>
                <FavouriteButton puzzleId={id} of={thumbName(id)} />
              </PuzzleThumb>
            </li>
          ))}
        </ThumbList>
      )}
      {listed.length > shown && <Button onClick={() => setShown(shown + SHOWN_AT_ONCE)}>{m['ui.show_more']()}</Button>}
    </Section>
  )
}

function isPuzzle(item: string): boolean {
  const id = Number(item)
  return Number.isInteger(id) && id >= 1 && id <= MAX_PUZZLE_ID
}

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const

/** Stars, the puzzles of any day, unfinished puzzles, favourites and statistics. Each part hydrates and fetches on its own, so that
 *  none blocks input for long.
 *  Source: docs/product.md, My days */
export function Component() {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta title={m['ui.my_days']()} description={m['my_days.description']()} />
      <h1>{m['ui.my_days']()}</h1>
      <p className="lead muted">{m['my_days.introduction']()}</p>
      <Suspense>
        <Days />
      </Suspense>
      <Suspense>
        <Favourites />
        <MyChallenges />
      </Suspense>
      <Suspense>
        <Numbers />
        <GrownUps />
      </Suspense>
    </div>
  )
}

function Days() {
  const today = useToday()
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  // The first frame ignores the address's query: the server renders one page for all.
  const chosen = isHydrated ? dayIn(search.get('date'), today) : undefined
  const [month, setMonth] = useMonth(chosen, today)
  const accountId = useAccount()?.id
  const days = myDaysApi.useGetMyDaysQuery({ accountId, month }, { ...FRESH, skip: !isHydrated })
  return (
    <>
      <YourDays answer={days} month={month} today={today} chosen={chosen} onMonth={setMonth}>
        {accountId === undefined && <p className={classNames('small muted', styles['ofDevice'])}>{m['my_days.guest_text']()}</p>}
        {isHydrated && <TodaysResult />}
      </YourDays>
      {chosen !== undefined && <OneDay key={chosen} day={chosen} today={today} />}
      <CarryOn begun={days.data?.Begun} today={today} />
    </>
  )
}

function Numbers() {
  const accountId = useAccount()?.id
  const answer = myDaysApi.useGetMyNumbersQuery({ accountId }, { ...FRESH, skip: !useHydrated() })
  return <YourNumbers answer={answer} />
}

/** The visible month: that of the day in the address until the reader turns the page. */
function useMonth(chosen: Day | undefined, today: Day): readonly [Month, (month: Month) => void] {
  const [turned, setTurned] = useState<{ readonly from: Day | undefined; readonly month: Month }>()
  const month = turned && turned.from === chosen && isMonth(turned.month) ? turned.month : monthHolding(chosen ?? today)
  return [month, useCallback((next: Month) => setTurned({ from: chosen, month: next }), [chosen])]
}

/** @returns undefined for an invalid date, a future day, and days before the first puzzle */
function dayIn(date: string | null, today: Day): Day | undefined {
  const day = date === null ? undefined : dayOfDate(date)
  return day !== undefined && day >= 0 && day <= today ? day : undefined
}

/** The puzzles of the chosen day, scrolled into view. */
function OneDay({ day, today }: { readonly day: Day; readonly today: Day }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={styles['oneDay']} aria-labelledby="one-day">
      <h2 ref={heading} id="one-day" tabIndex={-1}>
        {m['my_days.puzzles_of']({ day: dayName(day), isToday: String(day === today) })}
      </h2>
      <PuzzlesOfDay day={day} today={today} />
    </section>
  )
}

/** Unfinished puzzles.
 *  @param begun guessed at without success; undefined while loading
 *  Source: docs/product.md, My days */
function CarryOn({ begun, today }: { readonly begun: readonly number[] | undefined; readonly today: Day }) {
  const visitor = useVisitor()
  const listed = useInBrowser(() => unfinishedPuzzles().join(), '')
  const unfinished = useMemo(() => (listed === '' ? [] : listed.split(',').map(Number)), [listed])
  const played = useKnownPlayed(useMemo(() => [...unfinished, ...(begun ?? [])].map((id) => ({ id })), [unfinished, begun]))
  const over = played ? [...played.solved, ...played.revealed] : []
  // The puzzle page itself checks the day's free allowance; begun puzzles and today's always lead to their page.
  const ids = carryOnWith({ unfinished, begun: begun ?? [], over }, { ...visitor, used: 0 }, today)
  return (
    <Section id="carry-on" title={m['carry_on.carry_on']()} text={m['carry_on.label']()}>
      {ids.length === 0 ? (
        <p className="muted">{m['carry_on.empty']()}</p>
      ) : (
        <ThumbList label={m['carry_on.title']()}>
          {ids.map((id) => (
            <li key={id}>
              <PuzzleThumb puzzleId={id} to={puzzlePath(id)} />
            </li>
          ))}
        </ThumbList>
      )}
    </Section>
  )
}

/** Unfinished puzzles that can still be played: a half-filled board of another day that was never guessed at needs a plan.
 *  @param unfinished half-filled on this device, latest first
 *  @param begun guessed at without success, latest first
 *  @param over solved or revealed
 *  @returns at most CARRY_ON_LIMIT ids: those of this device first */
export function carryOnWith(
  {
    unfinished,
    begun,
    over,
  }: { readonly unfinished: readonly number[]; readonly begun: readonly number[]; readonly over: readonly number[] },
  visitor: Visitor,
  today: Day,
): readonly number[] {
  const isOpen = (id: number) =>
    access('PLAY PUZZLE', visitor, { id, state: begun.includes(id) ? 'begun' : 'fresh' }, today).kind === 'open'
  return [...new Set([...unfinished, ...begun])]
    .filter((id) => id >= 1 && id <= MAX_PUZZLE_ID && !over.includes(id) && isOpen(id))
    .slice(0, CARRY_ON_LIMIT)
}

interface YourDaysProps {
  /** The reply for the visible month. */
  readonly answer: Answer<MyDays>
  readonly month: Month
  readonly today: Day
  readonly chosen: Day | undefined
  readonly onMonth: (month: Month) => void
  /** Shown below the streak. */
  readonly children?: ReactNode
}

/** The calendar of stars and the streak. If loading fails, the calendar still links to each day. */
function YourDays({ answer: { data, isError, refetch }, month, today, chosen, onMonth, children }: YourDaysProps) {
  const known = data?.Month === month ? data : undefined
  const starsOn = useMemo(() => {
    const stars = known && new Map(known.Stars.map(({ Date: date, Stars }) => [dayOfDate(date), starsOf(Stars)]))
    return stars && ((day: Day) => stars.get(day) ?? 0)
  }, [known])
  return (
    <section className={daysStyles['days']} aria-labelledby="your-days">
      <div className={daysStyles['words']}>
        <h2 id="your-days">{m['your_days.your_days']()}</h2>
        {data ? <InARow streak={data.Streak} /> : !isError && <p className="muted">{m['ui.loading']()}</p>}
        {isError && <Failed onRetry={refetch} />}
        {children}
      </div>
      <Calendar month={month} today={today} chosen={chosen} starsOn={starsOn} onMonth={onMonth} />
    </section>
  )
}

function InARow({ streak: { Days, IsPaused, RestDaysLeft } }: { readonly streak: MyDays['Streak'] }) {
  return (
    <>
      {Days > 0 && (
        <p className={daysStyles['count']}>
          <ParaglideMessage message={m['your_days.streak']} inputs={{ days2: Days }} markup={{ days: () => <strong>{Days}</strong> }} />
        </p>
      )}
      <p>{streakWords({ days: Days, isPaused: IsPaused, restDaysLeft: RestDaysLeft })}</p>
    </>
  )
}
