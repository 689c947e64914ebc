import type { StrandId } from '../practice/strand-ids.ts'
import { variantOf } from '../emoji/variant.ts'
import type { DescribingWords, Kind } from '../kind.ts'
import type { OddEmojiQuestion } from '../question.ts'
import { columnLetter } from './board.ts'
import { explainOdd } from './explain.ts'
import { generateOdd } from './generate.ts'
import { rateOdd } from './rate.ts'
import { proveOdd, solveOdd } from './solve.ts'

/** Spot the odd emoji: a square crowd of one emoji with a single other one, or, from Easy on, with a variant of it.
 *  Source: docs/product.md, Spot the odd emoji */
export const oddEmoji: Kind<OddEmojiQuestion> = {
  typeId: 5,
  generate: generateOdd,
  solve: solveOdd,
  prove: proveOdd,
  rate: rateOdd,
  middleScores: { 6: 36, 7: 57, 8: 83, 9: 121, 10: 177, 1: 463, 2: 862, 3: 1361, 4: 2155, 5: 3441 },
  skills: () => ['Telling apart'],
  strand: strandOf,
  explain: explainOdd,
  describe,
  repeatKey: ({ question }) => repeatKey(question),
  repeatWindowDays: () => REPEAT_DAYS,
}

/** A level has so many pairs, or emoji, that most are fresh in any sixty days. */
const REPEAT_DAYS = 60

/** A pair in either order; for variants the emoji alone, whatever its change. */
function repeatKey({ emoji: [crowd, odd] }: OddEmojiQuestion): string {
  return variantOf(odd)?.base ?? [crowd, odd].toSorted().join(' ')
}

function describe({ side, emoji: [, odd] }: OddEmojiQuestion, words: DescribingWords): string {
  return words.oddEmoji(side, columnLetter(side - 1), variantOf(odd) !== undefined)
}

function strandOf({ emoji: [, odd] }: OddEmojiQuestion): StrandId {
  const change = variantOf(odd)?.change
  if (!change) return 'odd-one'
  return change.kind === 'mirror' || change.kind === 'turn' ? 'mirrored' : 'small-changes'
}
