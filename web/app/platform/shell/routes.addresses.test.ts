import { brokenPath } from '@emojigma/contract/rules/error-words.ts'
import { describe, expect, test } from 'vitest'
import { CLASS_TABS, classPath } from '../../features/classes/menu.ts'
import { pageAt, pageRoutes } from './routes.tsx'

/** Where a page's code is, without what every page's file has in common. */
const nameAt = (pathname: string) => /(\w+)Page\.tsx$/.exec(pageAt(pathname).route.handle.module)?.[1]
const statusAt = (pathname: string) => pageAt(pathname).route.handle.status

const PAGES: Readonly<Record<string, readonly string[]>> = {
  Home: ['/'],
  Today: ['/today', '/puzzle/today'],
  PuzzleList: [
    '/puzzle',
    '/puzzle/index',
    '/puzzle/new',
    '/new',
    '/puzzle/mostpopular',
    '/popular',
    '/emojiMathPuzzles',
    '/emojiLogicGames',
    '/emojiLogicPuzzles',
  ],
  Puzzle: ['/puzzle/100641', '/puzzle/puzzle/100641', '/puzzle/1', '/puzzle/2147483647'],
  Embed: ['/embed/100641', '/embed/abc'],
  Solution: ['/puzzleSolution/100641'],
  Leaderboard: ['/leaderboard', '/home/leaderboard/1', '/leaderboard/table', '/leaderboardWeekly', '/leaderboardDaily'],
  Ranks: ['/leaderboardRanks'],
  Riddles: ['/emojiRiddles'],
  FindTheMistake: ['/find-the-mistake'],
  Enough: ['/enough-to-know'],
  Register: ['/register', '/account/register'],
  Login: ['/login', '/account/login'],
  ExternalLogin: ['/externalLogin'],
  Magic: ['/magic'],
  Consent: ['/consent'],
  ResetPassword: ['/resetpassword', '/account/resetpassword'],
  MyAccount: ['/myAccount'],
  ChangePassword: ['/changepassword'],
  ForgottenPassword: ['/forgottenpassword'],
  ForgottenPasswordConfirmation: ['/forgottenpasswordconfirmation'],
  ForgottenPasswordComplete: ['/forgottenpasswordcomplete'],
  Contact: ['/contact'],
  Operator: ['/operator'],
  Books: ['/books'],
  Shop: ['/shop', '/store', '/swag'],
  Worksheets: ['/worksheets', '/christmas-worksheets'],
  Practice: ['/practise'],
  Strand: ['/practise/counting', '/practise/wings'],
  Curriculum: ['/curriculum'],
  FirstNumbers: ['/practise/first-numbers'],
  MixedFive: ['/practise/mixed'],
  PlayAgain: ['/practise/again/100641'],
  MoreLike: ['/practise/like/100641'],
  Blogs: ['/blogs'],
  Article: ['/blog/1', '/blog/2', '/privacypolicy', '/home/privacypolicy', '/termsandconditions', '/home/termsandconditions'],
}

const ADDRESSES = Object.entries(PAGES).flatMap(([page, addresses]) => addresses.map((address) => [address, page] as const))

describe('every address of the product leads to its page', () => {
  test.each(ADDRESSES)('%s is the page %s', (address, page) => {
    expect([nameAt(address), statusAt(address)]).toEqual([page, 200])
  })

  test.each(ADDRESSES)('%s is the same page %s in capitals, in small letters and with a slash at its end', (address, page) => {
    expect([address.toUpperCase(), address.toLowerCase(), `${address.replace(/\/$/, '')}/`].map(nameAt)).toEqual([page, page, page])
  })
})

describe('every other address is not found', () => {
  test.each([
    '/nowhere',
    '/checkout',
    '/checkout/1/2',
    '/today/tomorrow',
    '/puzzles',
    '/puzzle/100641/answer',
    '/embed',
    '/embed/100641/2',
    '/puzzle/puzzle/100641/2',
    '/puzzleSolution',
    '/puzzle/mostpopular/2',
    '/home',
    '/home/leaderboard',
    '/home/leaderboard/2',
    '/leaderboard/weekly',
    '/leaderboardMonthly',
    '/leaderboardRanks/3',
    '/account',
    '/account/magic',
    '/account/externalLogin',
    '/magic/abc',
    '/myAccount/settings',
    '/forgotten',
    '/login/now',
    '/index.html',
    '/..%2ftoday',
  ])('%s', (address) => {
    expect([nameAt(address), statusAt(address)]).toEqual(['NotFound', 404])
  })
})

describe('the number in an address', () => {
  test.each(['/puzzle/100641', '/puzzle/puzzle/100641', '/PUZZLE/100641/', '/puzzleSolution/100641'])('is read from %s', (address) => {
    expect(pageAt(address).params).toMatchObject({ puzzleId: '100641' })
  })

  test.each(['/puzzle/today', '/puzzle/index', '/puzzle/new', '/puzzle/mostpopular', '/today'])('is not looked for in %s', (address) => {
    expect(pageAt(address).params['puzzleId']).toBeUndefined()
  })
})

test('where a page broke is told by its whole address, but for numbers and codes', () => {
  const routed = pageRoutes.map(({ path }) => path).filter((path) => path !== '*')
  const paths = [...routed, ...CLASS_TABS.map((tab) => classPath(':classroomId', tab))]
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.map(brokenPath)).toEqual(paths.map((path) => path.replaceAll(/(?<=\/)(?::\w+|\d+)/g, '<id>')))
})
