import type { RouteObject } from 'react-router'
import type { PageModule } from './page.ts'
import { Root } from './root.tsx'
import { CrashedSite, CrashPage } from './site/CrashPage.tsx'

const modules = import.meta.glob<PageModule>('./*/pages/*Page.tsx')

/** What a route says about itself to the server: its module, and the status its page is answered with. */
export interface RouteHandle {
  readonly module: string
  readonly status: 200 | 404
}

export function loadPage(module: string): Promise<PageModule> {
  const load = modules[`./${module}`]
  if (!load) throw new Error(`no page ${module}`)
  return load()
}

function page(path: string, module: string, status: 200 | 404 = 200): RouteObject {
  const handle: RouteHandle = { module, status }
  return {
    path,
    handle,
    lazy: async () => {
      const { Component } = await loadPage(module)
      return { Component }
    },
  }
}

const LIST_PATHS = [
  'puzzle',
  'puzzle/index',
  'puzzle/new',
  'puzzle/mostpopular',
  'new',
  'popular',
  'emojiMathPuzzles',
  'emojiLogicGames',
  'emojiLogicPuzzles',
]

const pages: RouteObject[] = [
  page('/', 'puzzles/pages/HomePage.tsx'),
  page('/today', 'puzzles/pages/TodayPage.tsx'),
  page('/puzzle/today', 'puzzles/pages/TodayPage.tsx'),
  ...LIST_PATHS.map((path) => page(`/${path}`, 'puzzles/pages/PuzzleListPage.tsx')),
  page('/puzzle/:puzzleId', 'puzzles/pages/PuzzlePage.tsx'),
  page('/puzzle/puzzle/:puzzleId', 'puzzles/pages/PuzzlePage.tsx'),
  page('*', 'site/pages/NotFoundPage.tsx', 404),
]

/** A page that breaks leaves the frame around it standing.
 *  Source: specification §2, Route table; a route that is not built yet is not found. */
export const routes: RouteObject[] = [
  { Component: Root, ErrorBoundary: CrashedSite, children: [{ ErrorBoundary: CrashPage, children: pages }] },
]
