import type { APIRequestContext } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from './answers.ts'
import { ROUTE_TABLE } from './route-table.ts'

export const NO_PAGE = '/no-such-page'

/** Queries for pages that do nothing without a code, and for the page that is too long to check whole. */
const ASKED: Readonly<Record<string, string>> = {
  '/emojiRiddles': '?category=song',
  '/magic': '?magic=an-old-one',
  '/week': '?code=an-old-one',
  '/consent': '?code=an-old-one',
  '/resetpassword': '?code=an-old-one',
}

/** Pages with a constant address. */
const PAGES = [...Object.keys(ROUTE_TABLE).map((path) => `${path}${ASKED[path] ?? ''}`), NO_PAGE]

/** A puzzle of each type, by type and level. */
export const KINDS = [
  [1, 5],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 1],
] as const

/** Whether a page is a plain article, which looks like all others of its template. */
export function isArticle(address: string): boolean {
  return /^\/(?:help\/|blog\/|howTo(?!Video)|home\/howToPlay|csvBulkUploads|termsandconditions)/.test(address)
}

/** Each built page, and a puzzle and an answer of today. */
export async function everyAddress(request: APIRequestContext): Promise<readonly string[]> {
  const today = await todaysPuzzles(request)
  const puzzles = KINDS.map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
  return [...PAGES, ...puzzles, `/puzzleSolution/${puzzleOf(today, 1, 5).id}`]
}
