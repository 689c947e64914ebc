import { memo, Suspense, useState } from 'react'
import type { Location } from '../browser/router/location.ts'
import { LocationContext, usePlace } from '../browser/router/router.ts'
import { findRoute, type Params, type RouteObject } from '../browser/router/routes.ts'
import { useRoutes } from '../browser/router/Routes.tsx'
import { LocationAboveProvider, pageBelow } from '../navigation/over-page.ts'
import { loadPage, moduleOf, page, type RouteHandle } from './pages.tsx'
import { PATHS } from '../navigation/paths.ts'
import { addressesOf, BOARDS, LISTS } from '../navigation/page-addresses.ts'
import { Root } from './root.tsx'
import { CrashBoundary } from '../ui/loading/CrashBoundary.tsx'
import { CrashedSite } from './notices/CrashPage.tsx'

/** The routes that are gone to most; all others are loaded apart.
 *  Source: docs/product.md, Routes */
const routes: RouteObject[] = [
  page('/embed/:puzzleId', () => import('../sharing/pages/EmbedPage.tsx')),
  {
    Component: Root,
    children: [
      page('/', () => import('../puzzles/pages/HomePage.tsx')),
      ...addressesOf(PATHS.today).map((path) => page(path, () => import('../puzzles/pages/TodayPage.tsx'))),
      ...LISTS.flatMap(addressesOf).map((path) => page(path, () => import('../puzzles/pages/PuzzleListPage.tsx'))),
      ...['puzzle', 'puzzle/puzzle'].map((path) => page(`/${path}/:puzzleId`, () => import('../puzzles/pages/PuzzlePage.tsx'))),
      page('/puzzleSolution/:puzzleId', () => import('../solutions/pages/SolutionPage.tsx')),
      ...BOARDS.flatMap(addressesOf).map((path) => page(path, () => import('../leaderboards/pages/LeaderboardPage.tsx'))),
      page('*', () => import('./more-routes.tsx')),
    ],
  },
]

/** What is at an address. */
export interface FoundRoute extends RouteHandle {
  /** As the route table has it, such as `/puzzle/:puzzleId`. */
  readonly path: string
  readonly params: Params
  /** The files of its page, as the build names them, and of the routes that led to it. */
  readonly modules: readonly string[]
  /** The routes of the table that lead to it, each a child of the one before. */
  readonly line: readonly RouteObject[]
}

/** Loads what leads to an address, and the page there.
 *  @param at as it stands after the origin, without a query
 *  @param table of routes; a part of it where it is known beforehand which of them leads there
 *  @throws what an import threw */
export async function routeAt(at: string, table: readonly RouteObject[] = routes): Promise<FoundRoute> {
  const modules: string[] = []
  let line: readonly RouteObject[] | undefined
  let among = table
  for (;;) {
    const found = findRoute(among, at)
    const route = found?.line.at(-1)
    if (!found || !route) throw new Error('the router matched no page')
    line ??= found.line
    const handle = route.handle as RouteHandle
    modules.push(moduleOf(handle.page))
    const { routes: further } = await loadPage(handle.page)
    if (!further) return { ...handle, path: route.path ?? '', params: found.params, modules, line }
    among = further
  }
}

/** The route table without the routes that do not lead to a page.
 *  @param line each a child of the one before */
export function tableOf([first, ...line]: readonly RouteObject[]): readonly RouteObject[] {
  return first ? [{ ...first, ...(line.length > 0 ? { children: tableOf(line) } : {}) }] : []
}

/** The same for a route whose path is known.
 *  @param path as the route table has it */
export function tableTo(path: string): readonly RouteObject[] {
  for (const route of routes) {
    const child = route.children?.find((candidate) => candidate.path === path)
    if (child) return tableOf([route, child])
    if (route.path === path) return tableOf([route])
  }
  return routes
}

/** Every route of a page, of those that are loaded apart too. */
export async function everyRoute(
  among: readonly RouteObject[] = routes,
): Promise<readonly { readonly path: string; readonly handle: RouteHandle }[]> {
  const found = await Promise.all(
    among.map(async ({ path = '', handle, children }) => {
      if (children) return everyRoute(children)
      const { routes: further } = await loadPage((handle as RouteHandle).page)
      return further ? everyRoute(further) : [{ path, handle: handle as RouteHandle }]
    }),
  )
  return found.flat()
}

/** The page at the current address, or the one below what was opened over it.
 *  @param table of routes for the address that is shown first; a part of it where it is known beforehand which of them leads there */
export function Pages({ table = routes }: { readonly table?: readonly RouteObject[] }) {
  const { location, navigationType } = usePlace()
  const below = pageBelow(location)
  const place = below ?? location
  // What is opened over a page, or closed again, must not have the page below drawn anew: that is a hundred milliseconds of a phone.
  const [shown, setShown] = useState({ location: place, navigationType })
  const [first] = useState(place)
  if (!isSamePlace(shown.location, place)) setShown({ location: place, navigationType })
  return (
    <CrashBoundary at={location.pathname} fallback={<CrashedSite />}>
      <LocationAboveProvider value={below && location}>
        <LocationContext value={shown}>
          <PageThere table={isSamePlace(first, place) ? table : routes} />
        </LocationContext>
      </LocationAboveProvider>
    </CrashBoundary>
  )
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>

function isSamePlace(one: Place, other: Place): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
}

const PageThere = memo(function PageThere({ table }: { readonly table: readonly RouteObject[] }) {
  return <Suspense>{useRoutes(table)}</Suspense>
})
