import { isSeasonal } from '../emoji/themes.ts'
import type { GenerateRequest, Kind, EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { OddEmojiQuestion, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { columnLetter, oddSide } from './board.ts'
import { explainOdd } from './explain.ts'
import { pairsOfLevel } from './level-pairs.ts'
import { ODD_PAIRS, type OddPair } from './pairs.ts'
import { rateOdd } from './rate.ts'
import { proveOdd, solveOdd } from './solve.ts'

/** Spot the odd emoji: a square crowd of one emoji with a single other one in it.
 *  Source: docs/product.md, Spot the odd emoji */
export const oddEmoji: Kind<OddEmojiQuestion> = {
  typeId: 5,
  generate,
  solve: solveOdd,
  prove: proveOdd,
  rate: rateOdd,
  explain: explainOdd,
  describe,
  repeatKey: ({ question }) => question.emoji.toSorted().join(' '),
  repeatWindowDays: () => REPEAT_DAYS,
}

/** A level has 150 pairs or more, so that in any sixty days most of them are still fresh. */
const REPEAT_DAYS = 60

function generate({ levelId, theme, random }: GenerateRequest): Puzzle<OddEmojiQuestion> {
  const pair = pickPair(levelId, theme, random)
  const [one, other] = pair.emoji
  const emoji = random.below(2) === 0 ? ([one, other] as const) : ([other, one] as const)
  const side = oddSide(levelId)
  const cell = random.below(side * side)
  const question: OddEmojiQuestion = { typeId: 5, emoji, side, row: Math.trunc(cell / side), column: cell % side }
  const solution = solveOdd(question)
  if (solution.kind !== 'unique') throw new Error(`generated an ${solution.kind} crowd of ${emoji.join(' and ')}`)
  return { levelId, theme: pair.theme, question, answer: solution.answer }
}

/** The fewer pairs of the level a theme has, the more often one of another theme is shown instead, so that a small theme is not worn out.
 *  */
function pickPair(levelId: LevelId, theme: EmojiTheme, random: Random): OddPair {
  const pairs = pairsOfLevel(levelId)
  const ofTheme = isSeasonal(theme.name) ? seasonalPairs(theme, pairs) : pairs.filter((pair) => pair.theme === theme.name)
  return random.pick(random.below(ofTheme.length + FRESHNESS) < ofTheme.length ? ofTheme : pairs)
}

/** A theme with as many pairs as this is kept to half of the time. */
const FRESHNESS = 4

/** Pairs of a seasonal theme that are as hard as the level's own. */
function seasonalPairs(theme: EmojiTheme, level: readonly OddPair[]): readonly OddPair[] {
  const [hardest = 0, easiest = 0] = [level.at(-1)?.distance, level.at(0)?.distance]
  return ODD_PAIRS.filter((pair) => pair.theme === theme.name && pair.distance >= hardest && pair.distance <= easiest)
}

function describe({ side }: OddEmojiQuestion): string {
  const lastColumn = columnLetter(side - 1)
  return [
    `A square of ${side} rows, 1 to ${side}, and ${side} columns, A to ${lastColumn}.`,
    'Every cell shows the same emoji, but for one that shows another which looks much like it. Find that cell.',
    'This puzzle is visual: it is solved by looking, so the cells are named by their place alone.',
  ].join(' ')
}
