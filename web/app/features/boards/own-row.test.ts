import { expect, test } from 'vitest'
import { withOwnRow } from './LeaderboardTable.tsx'
import { OTTER, rowOf } from '../../platform/testing/test-rows.ts'

const OTHERS = [rowOf(1), rowOf(2), rowOf(3)]
const OWN = rowOf(9, { UserId: OTTER.id, NickName: 'OldName', TotalScore: 50 })
const RANK = { position: 7, score: 50 }

test('the last row takes rank and nickname from the own details', () => {
  const shown = withOwnRow([...OTHERS, OWN], OTTER, RANK).at(-1)
  expect([shown?.LeaderboardId, shown?.NickName]).toEqual([7, 'BraveOtter42'])
})

test('a student’s row stays as the board has it, and so does a row above the last', () => {
  expect(withOwnRow([...OTHERS, OWN], { ...OTTER, isStudent: true }, RANK).at(-1)).toEqual(OWN)
  expect(withOwnRow([OWN, ...OTHERS], OTTER, RANK)).toEqual([OWN, ...OTHERS])
})

test('an unlisted player’s own row is where the score belongs', () => {
  const own = { ...OWN, TotalScore: (OTHERS[1]?.TotalScore ?? 0) + 10 }
  const shown = withOwnRow([...OTHERS, own], OTTER, { position: 2, score: own.TotalScore })
  expect(shown.map(({ NickName }) => NickName)).toEqual(['Player 1', 'BraveOtter42', 'Player 2', 'Player 3'])
})

test('for guests and players without a row nothing moves', () => {
  expect(withOwnRow([...OTHERS, OWN], undefined, undefined)).toEqual([...OTHERS, OWN])
  const own = { ...OWN, TotalScore: 0 }
  expect(withOwnRow([...OTHERS, own], OTTER, { position: 0, score: 0 }).map(({ LeaderboardId }) => LeaderboardId)).toEqual([1, 2, 3, 0])
})
