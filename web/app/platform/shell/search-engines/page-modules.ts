/** Pages that search engines and other sites are told more about, by their files as the build names them. */
export const HOME_PAGE = 'app/puzzles/pages/HomePage.tsx'
export const TODAY_PAGE = 'app/puzzles/pages/TodayPage.tsx'
export const LIST_PAGE = 'app/puzzles/pages/PuzzleListPage.tsx'
export const PUZZLE_PAGE = 'app/puzzles/pages/PuzzlePage.tsx'
export const EMBED_PAGE = 'app/sharing/pages/EmbedPage.tsx'

/** Rooms of those who are signed in, and the operator's. */
const PERSONAL_ROOMS = ['accounts', 'assignments', 'cards', 'classrooms', 'for-you', 'maker', 'operator']

/** Whether a page is for one person or one class, and so for no search. */
export function isForOnePerson(module: string): boolean {
  return PERSONAL_ROOMS.some((room) => module.startsWith(`app/${room}/pages/`))
}
