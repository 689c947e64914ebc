import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { expect, test } from 'vitest'
import { TODAY } from '../testing/noon.ts'
import { setOf } from '../testing/test-site.tsx'
import { canBePlayed, handlingOf, isRandomPage } from './requests.ts'

const at = (path: string) => new URL(path, 'https://emojigma.example')
const opened = (path: string) => handlingOf({ method: 'GET', mode: 'navigate', url: at(path) })
const fetched = (path: string, method = 'GET') => handlingOf({ method, mode: 'cors', url: at(path) })

test.each(['/', '/today', '/TODAY/', '/puzzle/today', '/puzzle/100647', '/puzzle/puzzle/100647?t=1&l=5', '/puzzle/random'])(
  '%s can be played without a network',
  (path) => expect(opened(path)).toBe('playable'),
)

test.each([
  '/magic?magic=a-code',
  '/consent?code=a-code',
  '/resetpassword?code=a-code',
  '/externalLogin?code=a-code',
  '/myAccount',
  '/puzzle',
  '/puzzleSolution/100647',
  '/faq',
])('%s is a page that is never kept', (path) => expect(opened(path)).toBe('page'))

test.each([
  ['/emojigma/production/Puzzle_100647_Level1.svg', 'picture'],
  ['/emojigma/emoji/fox.svg?v=a1', 'picture'],
  ['/mascot/hello.svg', 'picture'],
  ['/emojigma/answers/Puzzle_100647_Level1.svg?until=1&signature=a', 'network'],
  ['/emojigma/latest/Classic_Level1.avif', 'network'],
  ['/api/Account/UserInfo', 'network'],
  ['/healthz', 'network'],
] as const)('%s is handled as %s', (path, handling) => expect(fetched(path)).toBe(handling))

test.each([
  ['/api/Puzzle/GetTodaysLatestPuzzlesMini', 'todays'],
  ['/api/Puzzle/GetPuzzleMini', 'puzzle'],
  ['/api/Puzzle/GetSolvedDevicePuzzleIds', 'network'],
  ['/api/Puzzle/UploadPuzzleGuesses', 'network'],
  ['/token', 'network'],
] as const)('a call of %s is handled as %s', (path, handling) => expect(fetched(path, 'POST')).toBe(handling))

test('a picture or a call that is opened in a window is no page', () => {
  expect([opened('/emojigma/answers/a.svg'), opened('/api/openapi.json'), opened('/emojigma/emoji/fox.svg')]).toEqual([
    'network',
    'network',
    'picture',
  ])
})

test('with a set its own puzzles can be played, and no others', () => {
  const set = setOf(TODAY).map((puzzle) => puzzleToWire(puzzle, 'short'))
  const [first] = set
  expect(canBePlayed(at(`/puzzle/${first?.i}?t=1`), set)).toBe(true)
  expect(canBePlayed(at('/puzzle/1'), set)).toBe(false)
  expect(canBePlayed(at('/today'), set)).toBe(true)
  expect(isRandomPage(at('/Puzzle/Random/'))).toBe(true)
})
