import { expect, test } from 'vitest'
import { isRightGuess } from './digest.ts'

/** SHA-256 of `104882:17`. */
const answerDigest = '346804ea549f14e2f61dafc570aed529e20dc11668e30f9f234209f19e7b1558'

test('a guess is right when it has the puzzle’s digest, and only with that puzzle', async () => {
  expect(await isRightGuess({ id: 104_882, answerDigest }, '17')).toBe(true)
  expect(await isRightGuess({ id: 104_882, answerDigest }, '18')).toBe(false)
  expect(await isRightGuess({ id: 104_883, answerDigest }, '17')).toBe(false)
})
