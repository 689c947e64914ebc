/** Pages that search engines and other sites are told more about, by their files as the build names them. */
export const HOME_PAGE = 'app/features/puzzles/HomePage.tsx'
export const TODAY_PAGE = 'app/features/puzzles/TodayPage.tsx'
export const LIST_PAGE = 'app/features/puzzles/PuzzleListPage.tsx'
export const PUZZLE_PAGE = 'app/features/puzzles/PuzzlePage.tsx'
export const EMBED_PAGE = 'app/features/site/sharing/EmbedPage.tsx'

/** Rooms of those who are signed in, and the operator's. */
const PERSONAL_ROOMS = ['accounts', 'sign-in', 'classes', 'practice/for-you', 'maker', 'operator']

/** What visitors have on their device is shown to every visitor. */
const OPEN_TO_ALL = 'accounts/my-days'

/** Whether a page is for one person or one class, and so for no search. */
export function isForOnePerson(module: string): boolean {
  const isIn = (room: string) => module.startsWith(`app/features/${room}/`)
  return PERSONAL_ROOMS.some(isIn) && !isIn(OPEN_TO_ALL)
}
