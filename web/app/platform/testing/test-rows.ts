import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { storeAccount, storeAuth, type Account } from '../session/session-storage.ts'

export const OTTER: Account = { id: 'otter', email: 'otter@example.com', userName: 'otter', nickname: 'BraveOtter42', isStudent: false }

/** Stores a session before the page is rendered. */
export function signIn(account: Account = OTTER): void {
  const nowMs = Date.now()
  storeAuth({ accessToken: 'a', refreshToken: 'r', userName: account.userName, receivedMs: nowMs, expiresMs: nowMs + 600_000 })
  storeAccount(account)
}

export function rowOf(position: number, values: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    LeaderboardId: position,
    UserId: `user ${position}`,
    NickName: `Player ${position}`,
    TotalScore: 100_000 - 100 * position,
    TotalCorrect: 10,
    TotalAttempted: 12,
    ...levelCounts(1, 2),
    ...values,
  }
}

function levelCounts(correct: number, attempted: number) {
  return {
    OneCorrect: correct,
    OneAttempted: attempted,
    TwoCorrect: correct,
    TwoAttempted: attempted,
    ThreeCorrect: correct,
    ThreeAttempted: attempted,
    FourCorrect: correct,
    FourAttempted: attempted,
    FiveCorrect: correct,
    FiveAttempted: attempted,
    EasyCorrect: correct,
    EasyAttempted: attempted,
    MediumCorrect: correct,
    MediumAttempted: attempted,
    HardCorrect: correct,
    HardAttempted: attempted,
    ExpertCorrect: correct,
    ExpertAttempted: attempted,
    MasterCorrect: 0,
    MasterAttempted: 1,
  }
}
