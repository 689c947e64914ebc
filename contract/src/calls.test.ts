import { expect, test } from 'vitest'
import { pathsOf } from './call.ts'
import { CALLS } from './calls.ts'
import { BLOCKED_ACTIONS, failureBody, refusals } from './failures.ts'
import { getGameCounters, getTop10Leaderboards } from './boards/leaderboards.ts'
import { liveStats } from './play/live.ts'
import { ROW_LEVELS } from './wire/row-levels.ts'
import { getSettings } from './accounts/settings.ts'
import { requestToken } from './sign-in/sign-in.ts'
import { getHealth, getReadiness } from './operator/health.ts'

const pathsWith = (holds: (call: (typeof CALLS)[number]) => boolean): string[] =>
  CALLS.filter(holds)
    .map(({ path }) => path)
    .toSorted()

test('the paths of a call are its own first, then the further spellings in their order', () => {
  expect(pathsOf({ path: '/a' })).toEqual(['/a'])
  expect(pathsOf({ path: '/a', otherPaths: [] })).toEqual(['/a'])
  expect(pathsOf({ path: '/a', otherPaths: ['/c', '/b'] })).toEqual(['/a', '/c', '/b'])
})

test('no two calls share a method and a spelling of a path', () => {
  const spellings = CALLS.flatMap((call) => pathsOf(call).map((path) => `${call.method} ${path}`))
  expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([])
  expect(spellings.filter((spelling) => !/^(?:GET|POST) \/[\w/-]+(?::\w+\.:\w+)?$/.test(spelling))).toEqual([])
})

test('each older spelling of a path is still there', () => {
  const others = CALLS.flatMap(({ path, otherPaths = [] }) => otherPaths.map((other) => `${other} is ${path}`))
  expect(others.toSorted()).toEqual([
    '/api/ is /api',
    '/api/Puzzle/GetAllTodaysLatestPuzzles is /api/Puzzle/GetTodaysLatestPuzzles',
    '/api/Puzzle/GetAllTodaysLatestPuzzlesLatest is /api/Puzzle/GetTodaysLatestPuzzles',
    '/api/Puzzle/GetAllTodaysLatestPuzzlesLatestUrl is /api/Puzzle/GetTodaysLatestPuzzlesUrl',
    '/api/Puzzle/SetPuzzleRevealed is /api/Puzzle/setPuzzleRevealed',
    '/api/Puzzle/SetPuzzleRevealedMini is /api/Puzzle/setPuzzleRevealed',
    '/api/checkout/customer-portal-app is /api/checkout/customer-portal',
  ])
})

test('an account is needed where something is one’s own, and the operator’s key for what is the operator’s', () => {
  expect(pathsWith(({ access }) => access === 'account')).toEqual([
    '/api/Account/UserInfo',
    '/api/Progress/KeepProgress',
    '/api/Puzzle/GetClassroomLeaderboard',
    '/api/Puzzle/GetGameCounters',
    '/api/Puzzle/GetSolvedPuzzleIds',
    '/api/Puzzle/UpdateUserDevicePuzzleGuessesLeaderboards',
    '/api/Puzzle/setPuzzleRevealed',
    '/api/account/ChangePasswordApi',
    '/api/account/DeleteAccount',
    '/api/account/EndSession',
    '/api/account/Logout',
    '/api/account/LogoutEverywhere',
    '/api/account/RegisterStudent',
    '/api/account/SetNickname',
    '/api/account/current-user',
    '/api/account/export',
    '/api/account/sessions',
    '/api/assignment/create-assignment',
    '/api/assignment/get-assignment',
    '/api/assignment/get-assignments',
    '/api/assignment/get-gradebook',
    '/api/assignment/get-my-assignments',
    '/api/assignment/pick-puzzles',
    '/api/assignment/remove-assignment',
    '/api/assignment/restore-assignment',
    '/api/assignment/update-assignment',
    '/api/books/GetBookUrl',
    '/api/checkout/create-checkout',
    '/api/checkout/customer-portal',
    '/api/checkout/draw-invoice',
    '/api/checkout/get-account-status',
    '/api/checkout/get-checkout',
    '/api/checkout/get-is-customer',
    '/api/checkout/get-orders',
    '/api/checkout/get-subscriptions',
    '/api/checkout/get-trial',
    '/api/checkout/pay-with-test-money',
    '/api/checkout/set-renewal',
    '/api/checkout/start-trial',
    '/api/classroom/create-classroom',
    '/api/classroom/create-group',
    '/api/classroom/export-classroom',
    '/api/classroom/get-class-teachers',
    '/api/classroom/get-classroom',
    '/api/classroom/get-classrooms',
    '/api/classroom/get-groups',
    '/api/classroom/get-my-classroom',
    '/api/classroom/hand-over-class',
    '/api/classroom/invite-teacher',
    '/api/classroom/join-class',
    '/api/classroom/leave-class',
    '/api/classroom/look-at-invitation',
    '/api/classroom/remove-classroom',
    '/api/classroom/remove-group',
    '/api/classroom/restore-classroom',
    '/api/classroom/restore-group',
    '/api/classroom/roll-over',
    '/api/classroom/undo-roll-over',
    '/api/classroom/update-class-teacher',
    '/api/classroom/update-classroom',
    '/api/classroom/update-group',
    '/api/classroom/update-invitation',
    '/api/download/:puzzleId.:format',
    '/api/lesson/get-lesson',
    '/api/lesson/open-lesson',
    '/api/lesson/steer-lesson',
    '/api/maker/get-made-puzzle',
    '/api/maker/get-made-puzzles',
    '/api/maker/make-puzzle',
    '/api/maker/print-made-puzzles',
    '/api/maker/remove-made-puzzle',
    '/api/maker/restore-made-puzzle',
    '/api/maker/review-made-puzzle',
    '/api/maker/update-made-puzzle',
    '/api/maker/update-maker-switch',
    '/api/pdf/CancelWorksheet',
    '/api/pdf/CreateClassWorksheets',
    '/api/pdf/CreateWorksheet',
    '/api/pdf/GetWorksheetProgress',
    '/api/pdf/GetWorksheetUrl',
    '/api/school/get-school',
    '/api/school/hand-over-school',
    '/api/school/invite-teacher',
    '/api/school/join-school',
    '/api/school/leave-school',
    '/api/school/look-at-invitation',
    '/api/school/name-school',
    '/api/school/update-invitation',
    '/api/school/update-teacher',
    '/api/setting/get-settings',
    '/api/setting/set-language',
    '/api/setting/update-settings',
    '/api/student/get-cards',
    '/api/student/get-progress',
    '/api/student/get-puzzles',
    '/api/student/get-student',
    '/api/student/get-student-kinds',
    '/api/student/get-students',
    '/api/student/get-upload',
    '/api/student/issue-cards',
    '/api/student/link-students',
    '/api/student/move-students',
    '/api/student/open-class',
    '/api/student/print-cards',
    '/api/student/print-reports',
    '/api/student/qr-login',
    '/api/student/register-students',
    '/api/student/remove-student',
    '/api/student/remove-students',
    '/api/student/renew-class-code',
    '/api/student/reset-password',
    '/api/student/restore-cards',
    '/api/student/restore-students',
    '/api/student/revoke-cards',
    '/api/student/update-student',
    '/api/week-link/end-link',
    '/api/week-link/get-link',
    '/api/week-link/make-link',
  ])
  expect(pathsWith(({ access }) => access === 'operator')).toEqual([
    '/api/Puzzle/RefreshCache',
    '/api/operator/clear-flag',
    '/api/operator/draw-invoice',
    '/api/operator/end-offer',
    '/api/operator/extend-order',
    '/api/operator/find-account',
    '/api/operator/get-overview',
    '/api/operator/grant-plan',
    '/api/operator/refund-order',
    '/api/operator/resend-receipt',
    '/api/operator/restore-flag',
    '/api/operator/restore-offer',
    '/api/operator/restore-order',
    '/api/operator/reveal-email',
    '/api/operator/revoke-order',
  ])
})

test('a limit of its own holds for guesses and reports of breakages', () => {
  expect(pathsWith(({ limit }) => limit === 'guess')).toEqual(['/api/Puzzle/UploadPuzzleGuess', '/api/Puzzle/UploadPuzzleGuessMini'])
  expect(pathsWith(({ limit }) => limit === 'offline guesses')).toEqual(['/api/Puzzle/UploadPuzzleGuesses'])
  expect(pathsWith(({ limit }) => limit === 'client error')).toEqual(['/api/ClientError'])
})

test('only the token call takes a form, and only reports, what the payment provider tells, sets of progress and lists of students have a limit of their own', () => {
  expect(pathsWith(({ isForm }) => isForm === true)).toEqual(['/token'])
  expect(CALLS.filter(({ bodyLimitBytes }) => bodyLimitBytes !== undefined).map((call) => [call.path, call.bodyLimitBytes])).toEqual([
    ['/api/checkout/webhook', 262_144],
    ['/api/ClientError', 16_384],
    ['/api/PageView', 1024],
    ['/api/Progress/KeepProgress', 65_536],
    ['/api/student/register-students', 524_288],
  ])
})

test('a call that is only for accounts may say 401, and one that takes something may say 400', () => {
  expect(pathsWith(({ access, replies }) => access === 'account' && !(401 in replies))).toEqual([])
  expect(pathsWith(({ body, replies }) => body !== undefined && !(400 in replies))).toEqual([])
  expect(pathsWith(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
})

test('every call but those of health may be too many', () => {
  expect(pathsWith(({ replies }) => !(429 in replies))).toEqual(['/api', '/healthz', '/readyz'])
})

test('refusals name the statuses and always 429', () => {
  expect(Object.keys(refusals())).toEqual(['429'])
  expect(Object.keys(refusals(404, 400))).toEqual(['400', '404', '429'])
})

test('a failure has a message, perhaps what is wrong with which field, and perhaps what a plan would open', () => {
  const failure = { Message: 'No.', ModelState: { Email: ['must be an e-mail address'] }, Action: 'WORKSHEET' }
  expect(failureBody.parse({ ...failure, stack: 'at x' })).toEqual(failure)
  expect(failureBody.safeParse({ Message: 'No.' }).success).toBe(true)
  for (const bad of [{}, { Message: 'No.', Action: 'SEE ANSWER' }, { Message: 'No.', ModelState: { Email: 'wrong' } }]) {
    expect(failureBody.safeParse(bad).success).toBe(false)
  }
  expect(BLOCKED_ACTIONS).toEqual(['ANSWER', 'WORKSHEET', 'DOWNLOAD', 'PLAY PUZZLE', 'FULL SCREEN PUZZLE'])
})

test('a leaderboard’s columns are the junior levels, then Next Level', () => {
  expect(ROW_LEVELS.map(({ levelId, key }) => `${levelId} ${key}`)).toEqual([
    '6 One',
    '7 Two',
    '8 Three',
    '9 Four',
    '10 Five',
    '1 Easy',
    '2 Medium',
    '3 Hard',
    '4 Expert',
    '5 Master',
  ])
})

test('a row of a leaderboard has two counts a level and no more than is named', () => {
  const levels = ['One', 'Two', 'Three', 'Four', 'Five', 'Easy', 'Medium', 'Hard', 'Expert', 'Master']
  const counts = Object.fromEntries(levels.flatMap((level, at) => [`${level}Correct`, `${level}Attempted`].map((key) => [key, at])))
  const row = { LeaderboardId: 1, UserId: 'u', NickName: 'Swift Otter', TotalScore: 5, TotalCorrect: 2, TotalAttempted: 3, ...counts }
  const userRanks = [1, 2, 3].map((Rank) => ({ Rank, TotalScore: 9 }))
  const reply = getTop10Leaderboards.replies[200]
  expect(reply.parse({ top10s: [[{ ...row, Email: 'ada@example.com' }]], userRanks })).toEqual({ top10s: [[row]], userRanks })
  for (const bad of [{ EasyCorrect: -1 }, { TotalScore: 0.5 }, { MasterAttempted: undefined }]) {
    expect(reply.safeParse({ top10s: [[{ ...row, ...bad }]], userRanks }).success).toBe(false)
  }
})

test('the counters are six: all types together and each of the five', () => {
  const counters = (length: number): unknown => ({ Counters: Array.from({ length }, () => ({ Correct: 0, Attempted: 1 })) })
  expect([5, 6, 7].map((length) => getGameCounters.replies[200].safeParse(counters(length)).success)).toEqual([false, true, false])
})

test('a token is a bearer’s, and its refusal names an error', () => {
  const token = { access_token: 'a', token_type: 'bearer', expires_in: 600, refresh_token: 'r', userName: 'ada' }
  expect(requestToken.replies[200].parse({ ...token, password: 'p' })).toEqual(token)
  expect(requestToken.replies[200].safeParse({ ...token, token_type: 'mac' }).success).toBe(false)
  for (const status of [400, 429, 503] as const) {
    expect(requestToken.replies[status].safeParse({ error: 'invalid_grant', error_description: 'No.' }).success).toBe(true)
    expect(requestToken.replies[status].safeParse({ Message: 'No.' }).success).toBe(false)
  }
})

test('settings are told whole', () => {
  const all = { HideSolved: false, Theme: 'dark', Sound: true, ReducedMotion: false, ReadableFont: false, HideFromBoards: true }
  const reply = getSettings.replies[200]
  expect(reply.parse(all)).toEqual(all)
  for (const key of Object.keys(all)) expect(reply.safeParse({ ...all, [key]: undefined }).success).toBe(false)
})

test('readiness is told the same way when the site is not ready', () => {
  const notReady = { database: false, migrations: false, today: false, archive: { publishedDays: 0, totalDays: 2516 } }
  expect(getReadiness.replies[503].parse(notReady)).toEqual(notReady)
  expect(getReadiness.replies[200].parse(notReady)).toEqual(notReady)
  expect(getHealth.replies[200].safeParse({ Status: 'down' }).success).toBe(false)
})

test('live stats are three whole numbers from none on', () => {
  expect(liveStats.message.parse({ c: 0, g: 3, u: 1, ip: '::1' })).toEqual({ c: 0, g: 3, u: 1 })
  for (const bad of [{ c: -1 }, { g: 1.5 }, { u: undefined }]) {
    expect(liveStats.message.safeParse({ c: 0, g: 3, u: 1, ...bad }).success).toBe(false)
  }
})
