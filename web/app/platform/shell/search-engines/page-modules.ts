/** Module names, as in the build manifest, of the pages with structured data or an oEmbed link. */
export const HOME_PAGE = 'app/features/puzzles/HomePage.tsx'
export const TODAY_PAGE = 'app/features/puzzles/TodayPage.tsx'
export const LIST_PAGE = 'app/features/puzzles/PuzzleListPage.tsx'
export const PUZZLE_PAGE = 'app/features/puzzles/PuzzlePage.tsx'
export const EMBED_PAGE = 'app/features/site/sharing/EmbedPage.tsx'

/** Pages to read and print, complete as the server renders them, as the beginnings of their names. */
const READABLE_PAGES = ['puzzles/PrintPage.', 'site/articles/']

/** Whether a page is useful without scripts, so that it opens in any browser. */
export function isReadable(module: string): boolean {
  return READABLE_PAGES.some((page) => module.startsWith(`app/features/${page}`))
}

/** Pages of one account, one class or one buyer, and the operator's, as the beginnings of their names. */
const PERSONAL_PAGES = [
  'accounts/MyAccountPage',
  'accounts/week/',
  'classes/',
  'maker/',
  'operator/',
  'practice/for-you/',
  'practice/MixedFivePage',
  'shop/bills/',
  'sign-in/',
]

/** Whether a page belongs to one person or one class, so that search engines have no use for it. */
export function isPersonal(module: string): boolean {
  return PERSONAL_PAGES.some((page) => module.startsWith(`app/features/${page}`))
}
