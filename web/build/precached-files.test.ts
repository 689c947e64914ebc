import { expect, test } from 'vitest'
import { filesForPlaying } from './precached-files.ts'

const MANIFEST = {
  'app/platform/shell/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/base.css'],
    assets: ['assets/round.woff2'],
    imports: ['_react.js'],
    dynamicImports: [
      'app/features/puzzles/TodayPage.tsx',
      'app/features/sign-in/LoginPage.tsx',
      'app/features/boards/PuzzleBoards.tsx',
      'app/platform/shell/offline/OfflineNotices.tsx',
      '_parts.js',
    ],
  },
  '_react.js': { file: 'assets/react.js' },
  '_parts.js': { file: 'assets/parts.js', imports: ['app/platform/shell/entry-client.tsx'] },
  'app/features/puzzles/TodayPage.tsx': { file: 'assets/today.js', imports: ['_play.js'], css: ['assets/today.css'] },
  '_play.js': { file: 'assets/play.js', dynamicImports: ['app/features/play/dialogs/CompletionModal.tsx', 'app/features/play/gone.ts'] },
  'app/features/play/dialogs/CompletionModal.tsx': { file: 'assets/dialogs.js' },
  'app/platform/shell/offline/OfflineNotices.tsx': { file: 'assets/offline.js' },
  'app/features/sign-in/LoginPage.tsx': { file: 'assets/login.js', imports: ['_form.js'] },
  'app/features/boards/PuzzleBoards.tsx': { file: 'assets/boards.js' },
  '_form.js': { file: 'assets/form.js' },
}

test('what playing needs is kept with all that it imports, now and later; pages that need the network are not', () => {
  expect(filesForPlaying(MANIFEST)).toEqual([
    'assets/base.css',
    'assets/dialogs.js',
    'assets/entry.js',
    'assets/offline.js',
    'assets/parts.js',
    'assets/play.js',
    'assets/react.js',
    'assets/round.woff2',
    'assets/today.css',
    'assets/today.js',
  ])
})

test('a build without its entry is none', () => {
  expect(() => filesForPlaying({})).toThrow('the build has no app/platform/shell/entry-client.tsx')
})
