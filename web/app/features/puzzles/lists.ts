import { m } from '@emojigma/messages'
import { dayOfDate } from '@emojigma/contract/rules/month.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { isLevelId, type LevelId } from '@emojigma/engine/levels.ts'
import { existsAt, isBoardType, isPuzzleTypeId, PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { isAt } from '../../platform/navigation/page-addresses.ts'
import type { ListRequest } from './list-request.ts'

/** A list of puzzles with an address of its own. */
export interface Listing {
  readonly title: string
  readonly description: string
  readonly order: 'new' | 'popular'
  /** Absent = all types. */
  readonly typeIds?: readonly PuzzleTypeId[]
}

export interface Filters {
  readonly typeId?: PuzzleTypeId | undefined
  readonly levelId?: LevelId | undefined
  /** The list begins with this day instead of today. */
  readonly day?: Day | undefined
  /** As the engine calls it. */
  readonly theme?: string | undefined
}

const LONGEST_THEME = 40

const LATEST: Listing = {
  title: m['puzzles.latest_puzzles'](),
  description: m['puzzles_lists.newest_description'](),
  order: 'new',
}
const POPULAR: Listing = {
  title: m['puzzles.popular_puzzles'](),
  description: m['puzzles_lists.popular_description'](),
  order: 'popular',
}
const MATH: Listing = {
  title: m['puzzles.emoji_math_puzzles'](),
  description: m['puzzles_lists.maths_description'](),
  order: 'new',
  typeIds: typesThat((id) => !isBoardType(id)),
}
const LOGIC: Listing = {
  title: m['puzzles.emoji_logic_games'](),
  description: m['puzzles_lists.logic_description'](),
  order: 'new',
  typeIds: typesThat(isBoardType),
}

function typesThat(belong: (id: PuzzleTypeId) => boolean): readonly PuzzleTypeId[] {
  return PUZZLE_TYPES.map(({ id }) => id).filter(belong)
}

/** All but the latest puzzles, the default. */
const LISTINGS: readonly (readonly [path: string, listing: Listing])[] = [
  [PATHS.popularPuzzles, POPULAR],
  [PATHS.mathPuzzles, MATH],
  [PATHS.logicGames, LOGIC],
]

export function listingAt(pathname: string): Listing {
  return LISTINGS.find(([path]) => isAt(pathname, path))?.[1] ?? LATEST
}

/** Reads the filters of an address: `t` is the type, `l` the level, `d` a day before today, as a date. */
export function readFilters(search: URLSearchParams, listing: Listing, today = 0): Filters {
  const typeId = Number(search.get('t'))
  const levelId = Number(search.get('l'))
  const isListed = isPuzzleTypeId(typeId) && (listing.typeIds?.includes(typeId) ?? true)
  const day = dayOfDate(search.get('d') ?? '')
  const isPast = day !== undefined && day >= 0 && day < today && listing.order === 'new'
  return allowed({
    typeId: isListed ? typeId : undefined,
    levelId: isLevelId(levelId) ? levelId : undefined,
    day: isPast ? day : undefined,
    theme: search.get('theme')?.slice(0, LONGEST_THEME) || undefined,
  })
}

/** Drops a level at which the type does not exist.
 *  Source: docs/product.md, Lists and filters */
export function allowed({ typeId, levelId, ...others }: Filters): Filters {
  const isAllowed = typeId === undefined || levelId === undefined || existsAt(typeId, levelId)
  return { typeId, levelId: isAllowed ? levelId : undefined, ...others }
}

export function searchFor({ typeId, levelId, day, theme }: Filters): URLSearchParams {
  const search = new URLSearchParams()
  if (typeId) search.set('t', String(typeId))
  if (levelId) search.set('l', String(levelId))
  if (day !== undefined) search.set('d', dayDate(day))
  if (theme) search.set('theme', theme)
  return search
}

export function requestFor({ order, typeIds }: Listing, { typeId, levelId, day, theme }: Filters, hidesSolved = false): ListRequest {
  return {
    order,
    typeIds: typeId ? [typeId] : typeIds,
    levelId,
    ...(day === undefined ? {} : { day }),
    ...(theme ? { theme } : {}),
    ...(hidesSolved ? { hidesSolved } : {}),
  }
}
