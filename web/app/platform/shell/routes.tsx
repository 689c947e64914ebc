import { STRAND_IDS } from '@emojigma/engine/practice/strand-ids.ts'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { slugs } from 'virtual:article-addresses'
import { loadAgain } from '../browser/on-demand.ts'
import { addressesOf, CLASS_BOARDS, LISTS } from '../navigation/page-addresses.ts'
import type { PageModule } from '../navigation/page.ts'
import { PATHS } from '../navigation/paths.ts'
import type { LazyImport, NamedImport } from '../../ui/loading/lazy-component.tsx'
import { CrashedSite } from './notices/CrashPage.tsx'
import { BrokenPage } from './notices/BrokenPage.tsx'
import { Root } from './root.tsx'

/** The facts about a route that the server needs. */
export interface RouteHandle {
  readonly load: () => Promise<PageModule>
  /** The page's module, as in the build manifest. */
  readonly module: string
  readonly status: 200 | 404
  /** Changes every day, for the sitemap. */
  readonly isDaily: boolean
}

type PageRoute = RouteObject & { readonly path: string; readonly handle: RouteHandle }

// Constants, because `web/build/module-names.ts` finds no import behind an argument with parentheses.
const STRAND_PATHS = STRAND_IDS.map((strand) => `${PATHS.practise}/${strand}`)
const ARTICLE_PATHS = Object.keys(slugs)

/** The pages inside the site's frame.
 *  Source: docs/product.md, Routes */
const inFrame: readonly PageRoute[] = [
  ...page('/', () => import('../../features/puzzles/HomePage.tsx'), { isDaily: true }),
  ...page(PATHS.today, () => import('../../features/puzzles/TodayPage.tsx'), { isDaily: true }),
  ...page(LISTS, () => import('../../features/puzzles/PuzzleListPage.tsx'), { isDaily: true }),
  ...page(['/puzzle/:puzzleId', '/puzzle/puzzle/:puzzleId'], () => import('../../features/puzzles/PuzzlePage.tsx')),
  ...page('/puzzleSolution/:puzzleId', () => import('../../features/puzzles/solutions/SolutionPage.tsx')),
  ...page(
    [PATHS.leaderboard, PATHS.leaderboardTable, PATHS.leaderboardWeekly, PATHS.leaderboardDaily],
    () => import('../../features/boards/LeaderboardPage.tsx'),
    { isDaily: true },
  ),
  ...page(PATHS.printToday, () => import('../../features/puzzles/PrintPage.tsx'), { isDaily: true }),
  ...page(PATHS.myDays, () => import('../../features/accounts/my-days/MyDaysPage.tsx')),
  ...page(PATHS.week, () => import('../../features/accounts/week/WeekPage.tsx')),
  ...page(PATHS.challenge, () => import('../../features/challenges/MakeChallengePage.tsx')),
  ...page(`${PATHS.challenge}/:code`, () => import('../../features/challenges/ChallengePage.tsx')),
  ...page(PATHS.make, () => import('../../features/challenges/MakeAndSendPage.tsx')),
  ...page(`${PATHS.make}/:giftPuzzleId`, () => import('../../features/challenges/GiftPuzzlePage.tsx')),
  ...page(PATHS.leaderboardRanks, () => import('../../features/boards/RanksPage.tsx')),
  ...page(PATHS.register, () => import('../../features/sign-in/RegisterPage.tsx')),
  ...page(PATHS.login, () => import('../../features/sign-in/LoginPage.tsx')),
  ...page(PATHS.classLogin, () => import('../../features/classes/cards/ClassLoginPage.tsx')),
  ...page(PATHS.joinClass, () => import('../../features/classes/teachers/JoinClassPage.tsx')),
  ...page(PATHS.school, () => import('../../features/classes/schools/SchoolPage.tsx')),
  ...page(PATHS.joinSchool, () => import('../../features/classes/schools/JoinSchoolPage.tsx')),
  ...page(PATHS.externalLogin, () => import('../../features/sign-in/ExternalLoginPage.tsx')),
  ...page(PATHS.magicLink, () => import('../../features/sign-in/MagicPage.tsx')),
  ...page(PATHS.consent, () => import('../../features/sign-in/ConsentPage.tsx')),
  ...page(
    [PATHS.manageStudents, `${PATHS.manageStudents}/:classroomId`, `${PATHS.manageStudents}/:classroomId/:tab`],
    () => import('../../features/classes/ManageStudentsPage.tsx'),
  ),
  ...page(CLASS_BOARDS, () => import('../../features/classes/ClassBoardPage.tsx')),
  ...page(PATHS.myAccount, () => import('../../features/accounts/MyAccountPage.tsx')),
  ...page(PATHS.pricing, () => import('../../features/shop/PricingPage.tsx')),
  ...page(PATHS.quote, () => import('../../features/shop/bills/QuotePage.tsx')),
  ...page(`${PATHS.invoice}/:orderId`, () => import('../../features/shop/bills/InvoicePage.tsx')),
  ...page('/checkout/:checkoutId', () => import('../../features/shop/CheckoutPage.tsx')),
  ...page(PATHS.changePassword, () => import('../../features/sign-in/ChangePasswordPage.tsx')),
  ...page(PATHS.forgottenPassword, () => import('../../features/sign-in/ForgottenPasswordPage.tsx')),
  ...page(PATHS.forgottenPasswordConfirmation, () => import('../../features/sign-in/ForgottenPasswordConfirmationPage.tsx')),
  ...page(PATHS.forgottenPasswordComplete, () => import('../../features/sign-in/ForgottenPasswordCompletePage.tsx')),
  ...page(PATHS.resetPassword, () => import('../../features/sign-in/ResetPasswordPage.tsx')),
  ...page('/howToVideo', () => import('../../features/site/how-to-video/HowToVideoPage.tsx')),
  ...page(PATHS.riddles, () => import('../../features/puzzles/riddles/RiddlesPage.tsx')),
  ...page(PATHS.findTheMistake, () => import('../../features/practice/exercises/FindTheMistakePage.tsx'), { isDaily: true }),
  ...page(PATHS.enoughToKnow, () => import('../../features/practice/exercises/EnoughPage.tsx'), { isDaily: true }),
  ...page(PATHS.contact, () => import('../../features/site/contact/ContactPage.tsx')),
  ...page('/operator', () => import('../../features/operator/OperatorPage.tsx')),
  ...page(PATHS.books, () => import('../../features/shop/goods/BooksPage.tsx')),
  ...page(PATHS.shop, () => import('../../features/shop/goods/ShopPage.tsx')),
  ...page([PATHS.worksheets, '/christmas-worksheets'], () => import('../../features/paper/WorksheetsPage.tsx')),
  ...page('/worksheets/check/:code', () => import('../../features/paper/WorksheetCheckPage.tsx')),
  ...page(PATHS.assignments, () => import('../../features/classes/assignments/AssignmentsPage.tsx')),
  ...page(PATHS.lesson, () => import('../../features/classes/lessons/LessonPage.tsx')),
  ...page(`${PATHS.lessonWall}/:classroomId`, () => import('../../features/classes/lessons/LessonWallPage.tsx')),
  ...page(PATHS.forYou, () => import('../../features/practice/for-you/ForYouPage.tsx')),
  ...page(PATHS.maker, () => import('../../features/maker/MakerPage.tsx')),
  ...page('/maker/play/:madePuzzleId', () => import('../../features/maker/PlayMadePage.tsx')),
  ...page(PATHS.practise, () => import('../../features/practice/PracticePage.tsx')),
  ...page(`${PATHS.practise}/again/:puzzleId`, () => import('../../features/practice/PlayAgainPage.tsx')),
  ...page(`${PATHS.practise}/like/:puzzleId`, () => import('../../features/practice/MoreLikePage.tsx')),
  ...page(PATHS.curriculum, () => import('../../features/practice/CurriculumPage.tsx')),
  ...page(PATHS.firstNumbers, () => import('../../features/practice/FirstNumbersPage.tsx')),
  ...page(PATHS.mixedFive, () => import('../../features/practice/MixedFivePage.tsx')),
  ...page(STRAND_PATHS, () => import('../../features/practice/StrandPage.tsx')),
  ...page(PATHS.blogs, () => import('../../features/site/articles/BlogsPage.tsx')),
  // A page above with the same address takes precedence and shows the article itself.
  ...page(ARTICLE_PATHS, () => import('../../features/site/articles/ArticlePage.tsx')),
  ...page('*', () => import('../navigation/NotFoundPage.tsx'), { status: 404 }),
]

/** Pages for other sites' frames. */
const embedded: readonly PageRoute[] = page('/embed/:puzzleId', () => import('../../features/site/sharing/EmbedPage.tsx'))

/** One route for each address of each page. */
export const pageRoutes: readonly PageRoute[] = [...embedded, ...inFrame]

export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashedSite,
    HydrateFallback: () => null,
    children: [...embedded, { Component: Root, children: [{ ErrorBoundary: BrokenPage, children: [...inFrame] }] }],
  },
]

/** The routes of a page.
 *  @param paths its addresses; aliases are added from `page-addresses.ts`
 *  @param code a single `import()`, to which `web/build/module-names.ts` adds the module's name */
function page(paths: string | readonly string[], code: LazyImport<PageModule>, about: Partial<RouteHandle> = {}): PageRoute[] {
  const [module, importPage] = code as NamedImport<PageModule>
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

/** Loads the page at an address, so that it renders synchronously: otherwise hydration would flash.
 *  @throws what the import threw */
export async function loadPageAt(pathname: string): Promise<PageModule> {
  const { route } = pageAt(pathname)
  const page = await route.handle.load()
  Object.assign(route, { Component: page.Component, lazy: undefined })
  return page
}
