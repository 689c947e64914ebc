import { puzzleIdOf, slotOfPuzzle, SLOTS } from '@emojigma/engine/day.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import { expect, test } from 'vitest'
import { A_DAY, draftsHere } from '../../../platform/testing/test-site.ts'
import { Pictures } from './service.ts'

test('of a new day all pictures of the questions are made ahead, the small ones first', async () => {
  const asked: string[] = []
  const pictures = new Pictures({
    files: {
      async read(name) {
        asked.push(name)
        return Buffer.from('drawn before')
      },
      write: () => expect.unreachable(),
    },
    puzzles: {
      async stored(id) {
        const { levelId } = slotOfPuzzle(id)
        const { question, answer, theme } = await draftsHere.draftSlot(A_DAY, 0, 0)
        return { id, levelId, question: JSON.parse(question), answer, theme, text: '', answerDigest: '' }
      },
    },
    log: { warn: () => expect.unreachable() },
  })
  await pictures.drawAhead(A_DAY, new AbortController().signal)
  const files = asked.map((name) => name.split('/').at(-1))
  const expected = [400, 800].flatMap((widthPx) =>
    SLOTS.map(({ levelId }, slot) => `question_${puzzleIdOf(A_DAY, slot)}_${LEVELS[levelId - 1]?.code}_${widthPx}.avif`),
  )
  expect(files).toEqual(expected)
})
