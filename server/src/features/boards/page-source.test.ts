import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn } from '../../platform/testing/test-site.ts'

const boardRow = getAllTimeLeaderboard.replies[200].shape.leaderboard.element

test('the pages of the boards are drawn from the boards as any visitor sees them', async () => {
  let source: PageSource | undefined
  const site = await openTestSite({
    renderPage: async (request) => {
      source = request.source
      return { kind: 'page', status: 200, html: '' }
    },
  })
  const ada = await site.registerForBoards({ nickname: 'Swift Otter' })
  const id = puzzleOn(A_DAY, 1, 6)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, ada.token)
  await site.registerForBoards({ nickname: 'Calm Lioness' })
  await site.get('/leaderboard')
  for (const scope of [0, 1, 2] as const) {
    const rows = await source?.leaderboard(scope)
    expect(rows?.map((row) => boardRow.strict().parse(row).NickName)).toEqual(['Swift Otter'])
  }
  await site.close()
})
