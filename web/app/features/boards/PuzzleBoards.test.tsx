// @vitest-environment jsdom
import { getTop10Leaderboards } from '@emojigma/contract/boards/leaderboards.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { OTTER, rowOf, signIn } from '../../platform/testing/test-rows.ts'
import { PuzzleBoards } from './PuzzleBoards.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ADVERT = <p>an advertisement</p>
const RANKS = [6, 2, 1].map((Rank) => ({ Rank, TotalScore: 1000 }))
const TOPS = [[rowOf(1)], [rowOf(1, { NickName: 'Week' }), rowOf(2, { UserId: OTTER.id })], []]

function Solving() {
  const [solved, setSolved] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setSolved(solved + 1)}>
        solve
      </button>
      <PuzzleBoards scoringReplies={solved} advert={ADVERT} />
    </>
  )
}

test('a guest sees the first ten of each board, and the advertisement in place of a rank', async () => {
  serverWith({ [getTop10Leaderboards.path]: () => ({ top10s: TOPS, userRanks: [] }) })
  renderAt('/puzzle/1', <PuzzleBoards scoringReplies={0} advert={ADVERT} />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  expect(screen.getByText('an advertisement')).toBeDefined()
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
  await userEvent.click(screen.getByRole('tab', { name: 'Weekly' }))
  expect(screen.getByRole('rowheader', { name: 'Week' })).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Daily' }))
  expect(within(screen.getByRole('table')).getByText(/^Be the first!/)).toBeDefined()
})

test('a player sees their rank and their own row, and no advertisement', async () => {
  signIn()
  serverWith({ [getTop10Leaderboards.path]: () => ({ top10s: TOPS, userRanks: RANKS }) })
  renderAt('/puzzle/1', <PuzzleBoards scoringReplies={0} advert={ADVERT} />)
  expect(await screen.findByRole('link', { name: /^Rank \d+ of 80$/ })).toBeDefined()
  expect(screen.queryByText('an advertisement')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Weekly' }))
  expect(screen.getByRole('rowheader', { name: 'BraveOtter42 You' })).toBeDefined()
})

test('a second after a right guess ranks and boards are fetched again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const calls = serverWith({ [getTop10Leaderboards.path]: () => ({ top10s: TOPS, userRanks: RANKS }) })
  renderAt('/puzzle/1', <Solving />)
  await screen.findByRole('rowheader', { name: 'Player 1' })
  await user.click(screen.getByRole('button', { name: 'solve' }))
  expect(calls).toHaveLength(1)
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
  await waitFor(() => expect(calls).toHaveLength(2))
})
