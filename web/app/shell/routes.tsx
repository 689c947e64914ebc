import { Suspense } from 'react'
import { useLocation, useRoutes, type RouteObject } from 'react-router'
import { LocationAboveProvider, pageBelow } from '../navigation/over-page.ts'
import { pageComponent } from './pages.tsx'
import { PATHS } from '../navigation/paths.ts'
import { addressesOf, BOARDS, LISTS } from '../navigation/place.ts'
import { Root } from './root.tsx'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { CrashedSite } from './notices/CrashPage.tsx'

/** What a route says about itself to the server: its module, and the status its page is answered with. */
export interface RouteHandle {
  readonly module: string
  readonly status: 200 | 404
}

function page(path: string, module: string, status: 200 | 404 = 200): RouteObject {
  const handle: RouteHandle = { module, status }
  return { path, handle, Component: pageComponent(module) }
}

/** Source: specification §2, Route table; a route that is not built yet is not found. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      page('/', 'puzzles/pages/HomePage.tsx'),
      ...addressesOf(PATHS.today).map((path) => page(path, 'puzzles/pages/TodayPage.tsx')),
      ...LISTS.flatMap(addressesOf).map((path) => page(path, 'puzzles/pages/PuzzleListPage.tsx')),
      page('/puzzle/:puzzleId', 'puzzles/pages/PuzzlePage.tsx'),
      page('/puzzle/puzzle/:puzzleId', 'puzzles/pages/PuzzlePage.tsx'),
      page('/puzzleSolution/:puzzleId', 'solutions/pages/SolutionPage.tsx'),
      ...BOARDS.flatMap(addressesOf).map((path) => page(path, 'leaderboards/pages/LeaderboardPage.tsx')),
      page('/leaderboardRanks', 'leaderboards/pages/RanksPage.tsx'),
      ...['register', 'account/register'].map((path) => page(`/${path}`, 'accounts/pages/RegisterPage.tsx')),
      ...['login', 'account/login'].map((path) => page(`/${path}`, 'accounts/pages/LoginPage.tsx')),
      page('/externalLogin', 'accounts/pages/ExternalLoginPage.tsx'),
      page('/magic', 'accounts/pages/MagicPage.tsx'),
      page('/consent', 'accounts/pages/ConsentPage.tsx'),
      page('/myAccount', 'accounts/pages/MyAccountPage.tsx'),
      page('/changepassword', 'accounts/pages/ChangePasswordPage.tsx'),
      page('/forgottenpassword', 'accounts/pages/ForgottenPasswordPage.tsx'),
      page('/forgottenpasswordconfirmation', 'accounts/pages/ForgottenPasswordConfirmationPage.tsx'),
      page('/forgottenpasswordcomplete', 'accounts/pages/ForgottenPasswordCompletePage.tsx'),
      ...['resetpassword', 'account/resetpassword'].map((path) => page(`/${path}`, 'accounts/pages/ResetPasswordPage.tsx')),
      page('*', 'navigation/pages/NotFoundPage.tsx', 404),
    ],
  },
]

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
