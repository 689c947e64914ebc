import { Suspense } from 'react'
import { matchRoutes, useLocation, useRoutes, type Params, type RouteObject } from 'react-router'
import { LocationAboveProvider, pageBelow } from '../navigation/over-page.ts'
import { pageComponent, type PageCode } from './pages.tsx'
import { PATHS } from '../navigation/paths.ts'
import { addressesOf, BOARDS, LISTS } from '../navigation/page-addresses.ts'
import { Root } from './root.tsx'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { CrashedSite } from './notices/CrashPage.tsx'

/** What a route says about itself to the server: its page, and the status that it is answered with. */
export interface RouteHandle {
  readonly page: PageCode
  readonly status: 200 | 404
}

function page(path: string, code: PageCode, status: 200 | 404 = 200): RouteObject {
  const handle: RouteHandle = { page: code, status }
  return { path, handle, Component: pageComponent(code) }
}

/** Source: docs/product.md, Routes */
const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      page('/', () => import('../puzzles/pages/HomePage.tsx')),
      ...addressesOf(PATHS.today).map((path) => page(path, () => import('../puzzles/pages/TodayPage.tsx'))),
      ...LISTS.flatMap(addressesOf).map((path) => page(path, () => import('../puzzles/pages/PuzzleListPage.tsx'))),
      ...['puzzle', 'puzzle/puzzle'].map((path) => page(`/${path}/:puzzleId`, () => import('../puzzles/pages/PuzzlePage.tsx'))),
      page('/puzzleSolution/:puzzleId', () => import('../solutions/pages/SolutionPage.tsx')),
      ...BOARDS.flatMap(addressesOf).map((path) => page(path, () => import('../leaderboards/pages/LeaderboardPage.tsx'))),
      page('/leaderboardRanks', () => import('../leaderboards/pages/RanksPage.tsx')),
      ...['register', 'account/register'].map((path) => page(`/${path}`, () => import('../accounts/pages/RegisterPage.tsx'))),
      ...['login', 'account/login'].map((path) => page(`/${path}`, () => import('../accounts/pages/LoginPage.tsx'))),
      page('/externalLogin', () => import('../accounts/pages/ExternalLoginPage.tsx')),
      page('/magic', () => import('../accounts/pages/MagicPage.tsx')),
      page('/consent', () => import('../accounts/pages/ConsentPage.tsx')),
      page('/myAccount', () => import('../accounts/pages/MyAccountPage.tsx')),
      page('/changepassword', () => import('../accounts/pages/ChangePasswordPage.tsx')),
      page('/forgottenpassword', () => import('../accounts/pages/ForgottenPasswordPage.tsx')),
      page('/forgottenpasswordconfirmation', () => import('../accounts/pages/ForgottenPasswordConfirmationPage.tsx')),
      page('/forgottenpasswordcomplete', () => import('../accounts/pages/ForgottenPasswordCompletePage.tsx')),
      ...['resetpassword', 'account/resetpassword'].map((path) =>
        page(`/${path}`, () => import('../accounts/pages/ResetPasswordPage.tsx')),
      ),
      page('*', () => import('../navigation/pages/NotFoundPage.tsx'), 404),
    ],
  },
]

/** What is at an address.
 *  @param at as it stands after the origin, without a query */
export function routeAt(at: string): RouteHandle & { readonly params: Params } {
  const match = matchRoutes(routes, at)?.at(-1)
  if (!match) throw new Error('the router matched no page')
  return { ...(match.route.handle as RouteHandle), params: match.params }
}

/** The page at the current address, or the one below what was opened over it. */
export function Pages() {
  const location = useLocation()
  const below = pageBelow(location)
  const shown = useRoutes(routes, below ?? location)
  return (
    <CrashBoundary at={location.pathname} fallback={<CrashedSite />}>
      <LocationAboveProvider value={below && location}>
        <Suspense>{shown}</Suspense>
      </LocationAboveProvider>
    </CrashBoundary>
  )
}
