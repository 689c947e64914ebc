import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import { dayOfDate } from '@emojigma/contract/rules/month.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { Fragment, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useToday } from '../../platform/browser/clock.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { OfferSpace } from '../shop/offers/OfferSpace.tsx'
import { PUZZLE_SECTIONS } from './menu.ts'
import { PageWithMenu } from '../../platform/navigation/PageWithMenu.tsx'
import { AdSlot } from '../site/ads/AdSlot.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime, useLocalTime } from '../../ui/day-format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PATHS, puzzlePath } from '../../platform/navigation/paths.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { listsApi } from './list-api.ts'
import { cardStateOf } from './card-state.ts'
import { LevelToggles } from './LevelPickers.tsx'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzleCardPlaceholders, PuzzleCards } from './PuzzleCards.tsx'
import { TypeToggles } from './TypeChooser.tsx'
import { callsFor, mergedList } from './list-request.ts'
import { allowed, listingAt, readFilters, requestFor, searchFor, type Filters } from './lists.ts'
import { usePuzzleList, type PuzzleList } from './use-puzzle-list.ts'
import styles from './PuzzleListPage.module.css'
import { Notice } from '../../ui/Notice.tsx'
import listFootStyles from './ListFoot.module.css'

/** Show more, or the end of the list. */
export function ListFoot({ more, showMore, foot }: Pick<PuzzleList, 'more' | 'showMore' | 'foot'>) {
  return (
    <div ref={foot} tabIndex={-1} className={listFootStyles['foot']}>
      {more === 'failed' && <Notice tone="error">{m['list_foot.failed']()}</Notice>}
      {more === 'none' ? (
        <p className="small muted">{m['list_foot.end']()}</p>
      ) : (
        <Button size="large" aria-disabled={more === 'awaited'} onClick={showMore}>
          {MORE_WORDS[more]}
        </Button>
      )}
    </div>
  )
}

const MORE_WORDS = { there: m['ui.show_more'](), awaited: m['ui.loading'](), failed: m['ui.retry']() } as const

/** Source: docs/product.md, Lists and filters */
const CARDS_BETWEEN_ADS = 6
const PLACEHOLDERS = 12

const HideSolvedSwitch = lazyComponent(() => import('../accounts/HideSolvedSwitch.tsx'), 'HideSolvedSwitch')
const ThemeChoice = lazyComponent(() => import('./ThemeChoice.tsx'), 'ThemeChoice', { missing: () => null })
const AllSolved = lazyComponent(() => import('../accounts/AllSolved.tsx'), 'AllSolved')

export const preload: Preload = async ({ source, dispatch, pathname, search }) => {
  const listing = listingAt(pathname)
  const request = requestFor(listing, { ...readFilters(search, listing), theme: undefined })
  const answers = await Promise.all(
    callsFor(request).map((options) => (request.order === 'new' ? source.newPuzzles(options) : source.popularPuzzles(options))),
  )
  const list = { pages: [mergedList(request.order, answers)], pageParams: [null] }
  await dispatch(listsApi.util.upsertQueryData('getPuzzleList', request, list))
  return undefined
}

export function Component() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const listing = listingAt(pathname)
  // The first frame ignores day and theme: the server renders one page for all.
  const isHydrated = useHydrated()
  const asked = readFilters(search, listing, isHydrated ? today : undefined)
  const filters = isHydrated ? asked : { ...asked, theme: undefined }
  const newAt = useLocalTime(formatTime, dayStartMs(today + 1))
  const [resetAt, setResetAt] = useState<string>()
  const isSignedIn = useIsSignedIn()
  const hidesSolved = useSelector((state) => state.session.hidesSolved) && isSignedIn
  const list = usePuzzleList(requestFor(listing, filters, hidesSolved), hidesSolved)
  const { puzzles, played, added } = list
  const [first] = puzzles ?? []

  const filter = (filters: Filters) => {
    const next = allowed(filters)
    const nextSearch = searchFor(next)
    setResetAt(filters.levelId !== next.levelId ? nextSearch.toString() : undefined)
    setSearch(nextSearch, { replace: true, preventScrollReset: true })
  }
  const toggleLevel = (levelId: LevelId) => filter({ ...filters, levelId: levelId === filters.levelId ? undefined : levelId })

  return (
    <PageWithMenu sections={PUZZLE_SECTIONS}>
      <PageMeta
        title={listing.title}
        description={listing.description}
        picture={first && questionRasterPath(first.id, first.levelId, 800, 'png')}
      />
      <div className={classNames('stack', styles['list'])}>
        <OfferSpace />
        <div className={classNames('row', styles['head'])}>
          <h1>{listing.title}</h1>
          <div className={styles['hideSolved']}>{isSignedIn && <HideSolvedSwitch />}</div>
        </div>
        <TypeToggles
          choices={['mixed', ...(listing.typeIds ?? PUZZLE_TYPES.map(({ id }) => id))]}
          chosen={filters.typeId ?? 'mixed'}
          onChoose={(choice) => filter({ ...filters, typeId: choice === 'mixed' || choice === filters.typeId ? undefined : choice })}
        />
        <LevelToggles chosen={filters.levelId} onToggle={toggleLevel} />
        <div className={styles['choices']}>
          {listing.order === 'new' && <DayChoice chosen={filters.day} today={today} onChoose={(day) => filter({ ...filters, day })} />}
          <ThemeChoice chosen={filters.theme} onChoose={(theme) => filter({ ...filters, theme })} />
          <RandomPuzzle />
        </div>
        <output className={styles['status']}>
          {filters.typeId && resetAt === searchFor(filters).toString() && (
            <span className="small">{m['puzzle_list.from_easy']({ name: nameWords.kinds[filters.typeId] })}</span>
          )}{' '}
          {puzzles && (
            <span className="visually-hidden">
              {m['puzzle_list.puzzles']({ added, count: puzzles.length, areAll: String(list.more === 'none' && added > 0) })}
            </span>
          )}
        </output>
        <Fetched
          answer={{ data: puzzles, isError: list.isError, refetch: list.refetch }}
          placeholder={<PuzzleCardPlaceholders layout="grid" count={PLACEHOLDERS} />}
          isEmpty={(puzzles) => puzzles.length === 0}
          empty={
            hidesSolved ? (
              <AllSolved />
            ) : (
              <EmptyState
                mood="sleeping"
                headingLevel={2}
                title={m['puzzle_list.nothing_here_yet']()}
                action={<Button onClick={() => filter({})}>{m['puzzle_list.show_all_puzzles']()}</Button>}
              >
                {newAt ? m['puzzle_list.every_day_at']({ at: newAt }) : m['puzzle_list.every_day']()}
              </EmptyState>
            )
          }
        >
          {(puzzles) => (
            <>
              <div ref={list.cards} className={classNames('stack', styles['cards'])}>
                {groups(puzzles, CARDS_BETWEEN_ADS).map((group, at) => (
                  <Fragment key={group[0]?.id}>
                    <PuzzleCards layout="grid">
                      {group.map((puzzle) => (
                        <li key={puzzle.id}>
                          <PuzzleCard puzzle={puzzle} state={cardStateOf(puzzle, played, today)} isOnFirstScreen={at === 0} />
                        </li>
                      ))}
                    </PuzzleCards>
                    {group.length === CARDS_BETWEEN_ADS && <AdSlot place="list" index={at} />}
                  </Fragment>
                ))}
              </div>
              <ListFoot {...list} />
            </>
          )}
        </Fetched>
      </div>
    </PageWithMenu>
  )
}

interface DayChoiceProps {
  readonly chosen: Day | undefined
  readonly today: Day
  /** Undefined for today, and for no date. */
  readonly onChoose: (day: Day | undefined) => void
}

/** The way to the puzzles of any day. */
function DayChoice({ chosen, today, onChoose }: DayChoiceProps) {
  return (
    <label>
      {m['puzzle_list.from_day']()}
      <input
        type="date"
        min={dayDate(0)}
        max={dayDate(today)}
        value={dayDate(chosen ?? today)}
        onChange={({ target }) => onChoose(dayOfDate(target.value))}
      />
    </label>
  )
}

function groups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Leads to a random puzzle that the visitor may play: with a plan of any day, else of today. */
function RandomPuzzle() {
  const [draw, { isLoading }] = listsApi.useDrawRandomPuzzleMutation()
  const navigate = useNavigate()
  const open = async () => {
    const { data } = await draw()
    navigate(data ? puzzlePath(data.PuzzleId, data.PuzzleTypeId, data.LevelId) : PATHS.today)
  }
  return (
    <Button disabled={isLoading} onClick={() => void open()}>
      <Icon name="mixed" /> {m['puzzle_list.random']()}
    </Button>
  )
}
