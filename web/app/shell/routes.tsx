import { STRAND_IDS } from '@emojigma/engine/practice/strands.ts'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { slugs } from 'virtual:article-addresses'
import { loadAgain } from '../browser/on-demand.ts'
import { addressesOf, CLASS_BOARDS, LISTS } from '../navigation/page-addresses.ts'
import type { PageModule } from '../navigation/page.ts'
import { PATHS } from '../navigation/paths.ts'
import type { LaterCode, NamedCode } from '../ui/loading/lazy-component.tsx'
import { CrashedSite } from './notices/CrashPage.tsx'
import { BrokenPage } from './notices/BrokenPage.tsx'
import { Root } from './root.tsx'

/** What the server needs to know about a route. */
export interface RouteHandle {
  readonly load: () => Promise<PageModule>
  /** The file of its page, as the build names it. */
  readonly module: string
  readonly status: 200 | 404
  /** Whether it shows something new every day, which the sitemap says. */
  readonly isDaily: boolean
}

type PageRoute = RouteObject & { readonly path: string; readonly handle: RouteHandle }

/** Every page that is shown inside the frame of the site.
 *  Source: docs/product.md, Routes */
const inFrame: readonly PageRoute[] = [
  ...page('/', () => import('../puzzles/pages/HomePage.tsx'), { isDaily: true }),
  ...page(PATHS.today, () => import('../puzzles/pages/TodayPage.tsx'), { isDaily: true }),
  ...page(LISTS, () => import('../puzzles/pages/PuzzleListPage.tsx'), { isDaily: true }),
  ...page(['/puzzle/:puzzleId', '/puzzle/puzzle/:puzzleId'], () => import('../puzzles/pages/PuzzlePage.tsx')),
  ...page('/puzzleSolution/:puzzleId', () => import('../solutions/pages/SolutionPage.tsx')),
  ...page(
    [PATHS.leaderboard, PATHS.leaderboardTable, PATHS.leaderboardWeekly, PATHS.leaderboardDaily],
    () => import('../leaderboards/pages/LeaderboardPage.tsx'),
    { isDaily: true },
  ),
  ...page(PATHS.printToday, () => import('../puzzles/pages/PrintPage.tsx'), { isDaily: true }),
  ...page(PATHS.myDays, () => import('../my-days/pages/MyDaysPage.tsx')),
  ...page(PATHS.challenge, () => import('../challenges/pages/MakeChallengePage.tsx')),
  ...page(`${PATHS.challenge}/:code`, () => import('../challenges/pages/ChallengePage.tsx')),
  ...page(PATHS.leaderboardRanks, () => import('../leaderboards/pages/RanksPage.tsx')),
  ...page(PATHS.register, () => import('../accounts/pages/RegisterPage.tsx')),
  ...page(PATHS.login, () => import('../accounts/pages/LoginPage.tsx')),
  ...page(PATHS.classLogin, () => import('../cards/pages/ClassLoginPage.tsx')),
  ...page(PATHS.externalLogin, () => import('../accounts/pages/ExternalLoginPage.tsx')),
  ...page(PATHS.magicLink, () => import('../accounts/pages/MagicPage.tsx')),
  ...page(PATHS.consent, () => import('../accounts/pages/ConsentPage.tsx')),
  ...page(
    [PATHS.manageStudents, `${PATHS.manageStudents}/:classroomId`, `${PATHS.manageStudents}/:classroomId/:tab`],
    () => import('../classrooms/pages/ManageStudentsPage.tsx'),
  ),
  ...page(CLASS_BOARDS, () => import('../classrooms/pages/ClassBoardPage.tsx')),
  ...page(PATHS.myAccount, () => import('../accounts/pages/MyAccountPage.tsx')),
  ...page(PATHS.pricing, () => import('../plans/pages/PricingPage.tsx')),
  ...page('/checkout/:checkoutId', () => import('../plans/pages/CheckoutPage.tsx')),
  ...page(PATHS.changePassword, () => import('../accounts/pages/ChangePasswordPage.tsx')),
  ...page(PATHS.forgottenPassword, () => import('../accounts/pages/ForgottenPasswordPage.tsx')),
  ...page(PATHS.forgottenPasswordConfirmation, () => import('../accounts/pages/ForgottenPasswordConfirmationPage.tsx')),
  ...page(PATHS.forgottenPasswordComplete, () => import('../accounts/pages/ForgottenPasswordCompletePage.tsx')),
  ...page(PATHS.resetPassword, () => import('../accounts/pages/ResetPasswordPage.tsx')),
  ...page('/howToVideo', () => import('../how-to-video/pages/HowToVideoPage.tsx')),
  ...page(PATHS.riddles, () => import('../riddles/pages/RiddlesPage.tsx')),
  ...page(PATHS.findTheMistake, () => import('../exercises/pages/FindTheMistakePage.tsx'), { isDaily: true }),
  ...page(PATHS.enoughToKnow, () => import('../exercises/pages/EnoughPage.tsx'), { isDaily: true }),
  ...page(PATHS.contact, () => import('../contact/pages/ContactPage.tsx')),
  ...page('/operator', () => import('../operator/pages/OperatorPage.tsx')),
  ...page(PATHS.books, () => import('../shop/pages/BooksPage.tsx')),
  ...page(PATHS.shop, () => import('../shop/pages/ShopPage.tsx')),
  ...page([PATHS.worksheets, '/christmas-worksheets'], () => import('../worksheets/pages/WorksheetsPage.tsx')),
  ...page('/worksheets/check/:code', () => import('../worksheets/pages/WorksheetCheckPage.tsx')),
  ...page(PATHS.assignments, () => import('../assignments/pages/AssignmentsPage.tsx')),
  ...page(PATHS.forYou, () => import('../for-you/pages/ForYouPage.tsx')),
  ...page(PATHS.maker, () => import('../maker/pages/MakerPage.tsx')),
  ...page('/maker/play/:madePuzzleId', () => import('../maker/pages/PlayMadePage.tsx')),
  ...page(PATHS.practise, () => import('../practice/pages/PracticePage.tsx')),
  ...page(`${PATHS.practise}/again/:puzzleId`, () => import('../practice/pages/PlayAgainPage.tsx')),
  ...page(`${PATHS.practise}/like/:puzzleId`, () => import('../practice/pages/MoreLikePage.tsx')),
  ...page(
    STRAND_IDS.map((strand) => `${PATHS.practise}/${strand}`),
    () => import('../practice/pages/StrandPage.tsx'),
  ),
  ...page(PATHS.blogs, () => import('../articles/pages/BlogsPage.tsx')),
  // Where a page above has the same address, it comes first and shows the article.
  ...page(Object.keys(slugs), () => import('../articles/pages/ArticlePage.tsx')),
  ...page('*', () => import('../navigation/pages/NotFoundPage.tsx'), { status: 404 }),
]

/** What other sites show in a frame of their own. */
const embedded: readonly PageRoute[] = page('/embed/:puzzleId', () => import('../sharing/pages/EmbedPage.tsx'))

/** Every page of the site, each once for each of its addresses. */
export const pageRoutes: readonly PageRoute[] = [...embedded, ...inFrame]

/** The route table as the router takes it. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashedSite,
    HydrateFallback: () => null,
    children: [...embedded, { Component: Root, children: [{ ErrorBoundary: BrokenPage, children: [...inFrame] }] }],
  },
]

/** The routes of a page.
 *  @param paths its addresses; those that `page-addresses.ts` names come with them
 *  @param code which `web/build/module-names.ts` hands over with the name of its file */
function page(paths: string | readonly string[], code: LaterCode<PageModule>, about: Partial<RouteHandle> = {}): PageRoute[] {
  const [module, importPage] = code as NamedCode<PageModule>
  const load = () => loadAgain(importPage, 'Component')
  const lazy = async () => ({ Component: (await load()).Component })
  const handle: RouteHandle = { load, module, status: 200, isDaily: false, ...about }
  return [paths].flat().flatMap((path) => addressesOf(path).map((address) => ({ path: address, handle, lazy })))
}

/** The page at an address.
 *  @param pathname without the language */
export function pageAt(pathname: string): { readonly route: PageRoute; readonly params: Params } {
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match) throw new Error('the router matched no page')
  return { route: match.route as PageRoute, params: match.params }
}

/** Loads the page at an address, so that it is drawn at once: before hydration, what is on screen would blink.
 *  @throws what the import threw */
export async function loadPageAt(pathname: string): Promise<PageModule> {
  const { route } = pageAt(pathname)
  const page = await route.handle.load()
  Object.assign(route, { Component: page.Component, lazy: undefined })
  return page
}
