import { slugs } from 'virtual:article-addresses'
import { STRAND_IDS } from '@emojigma/engine/practice/strands.ts'
import { useRoutes } from '../browser/router/Routes.tsx'
import type { RouteObject } from '../browser/router/routes.ts'
import { addressesOf } from '../navigation/page-addresses.ts'
import { CLASS_BOARD_PATHS } from '../navigation/class-boards.ts'
import { PATHS } from '../navigation/paths.ts'
import { page } from './pages.tsx'

/** The routes that are gone to less often.
 *  Source: docs/product.md, Routes */
export const routes: RouteObject[] = [
  page(PATHS.printToday, () => import('../puzzles/pages/PrintPage.tsx')),
  page(PATHS.myDays, () => import('../my-days/pages/MyDaysPage.tsx')),
  page(PATHS.challenge, () => import('../challenges/pages/MakeChallengePage.tsx')),
  page(`${PATHS.challenge}/:code`, () => import('../challenges/pages/ChallengePage.tsx')),
  page('/leaderboardRanks', () => import('../leaderboards/pages/RanksPage.tsx')),
  ...addressesOf(PATHS.register).map((path) => page(path, () => import('../accounts/pages/RegisterPage.tsx'))),
  ...addressesOf(PATHS.login).map((path) => page(path, () => import('../accounts/pages/LoginPage.tsx'))),
  page(PATHS.classLogin, () => import('../cards/pages/ClassLoginPage.tsx')),
  page(PATHS.externalLogin, () => import('../accounts/pages/ExternalLoginPage.tsx')),
  page(PATHS.magicLink, () => import('../accounts/pages/MagicPage.tsx')),
  page(PATHS.consent, () => import('../accounts/pages/ConsentPage.tsx')),
  ...['', '/:classroomId', '/:classroomId/:tab'].map((path) =>
    page(`${PATHS.manageStudents}${path}`, () => import('../classrooms/pages/ManageStudentsPage.tsx')),
  ),
  ...CLASS_BOARD_PATHS.map((path) => page(path, () => import('../classrooms/pages/ClassBoardPage.tsx'))),
  page('/myAccount', () => import('../accounts/pages/MyAccountPage.tsx')),
  page('/pricing', () => import('../plans/pages/PricingPage.tsx')),
  page('/checkout/:checkoutId', () => import('../plans/pages/CheckoutPage.tsx')),
  page('/changepassword', () => import('../accounts/pages/ChangePasswordPage.tsx')),
  page('/forgottenpassword', () => import('../accounts/pages/ForgottenPasswordPage.tsx')),
  page('/forgottenpasswordconfirmation', () => import('../accounts/pages/ForgottenPasswordConfirmationPage.tsx')),
  page('/forgottenpasswordcomplete', () => import('../accounts/pages/ForgottenPasswordCompletePage.tsx')),
  ...addressesOf(PATHS.resetPassword).map((path) => page(path, () => import('../accounts/pages/ResetPasswordPage.tsx'))),
  page('/howToVideo', () => import('../how-to-video/pages/HowToVideoPage.tsx')),
  page('/emojiRiddles', () => import('../riddles/pages/RiddlesPage.tsx')),
  page(PATHS.findTheMistake, () => import('../exercises/pages/FindTheMistakePage.tsx')),
  page(PATHS.enoughToKnow, () => import('../exercises/pages/EnoughPage.tsx')),
  page('/contact', () => import('../contact/pages/ContactPage.tsx')),
  page('/operator', () => import('../operator/pages/OperatorPage.tsx')),
  page('/books', () => import('../shop/pages/BooksPage.tsx')),
  ...addressesOf(PATHS.shop).map((path) => page(path, () => import('../shop/pages/ShopPage.tsx'))),
  ...['worksheets', 'christmas-worksheets'].map((path) => page(`/${path}`, () => import('../worksheets/pages/WorksheetsPage.tsx'))),
  page('/worksheets/check/:code', () => import('../worksheets/pages/WorksheetCheckPage.tsx')),
  page(PATHS.assignments, () => import('../assignments/pages/AssignmentsPage.tsx')),
  page(PATHS.forYou, () => import('../for-you/pages/ForYouPage.tsx')),
  page(PATHS.maker, () => import('../maker/pages/MakerPage.tsx')),
  page('/maker/play/:madePuzzleId', () => import('../maker/pages/PlayMadePage.tsx')),
  page(PATHS.practise, () => import('../practice/pages/PracticePage.tsx')),
  page(`${PATHS.practise}/again/:puzzleId`, () => import('../practice/pages/PlayAgainPage.tsx')),
  page(`${PATHS.practise}/like/:puzzleId`, () => import('../practice/pages/MoreLikePage.tsx')),
  ...STRAND_IDS.map((strand) => page(`${PATHS.practise}/${strand}`, () => import('../practice/pages/StrandPage.tsx'))),
  page('/blogs', () => import('../articles/pages/BlogsPage.tsx')),
  // An address that stands above has a page of its own, which shows its article too.
  ...Object.keys(slugs).map((path) => page(path, () => import('../articles/pages/ArticlePage.tsx'))),
  page('*', () => import('../navigation/pages/NotFoundPage.tsx'), 404),
]

export function Component() {
  return useRoutes(routes)
}
