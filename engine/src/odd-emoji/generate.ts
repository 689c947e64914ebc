import { PALE_EMOJI } from '../emoji/pale.ts'
import { EVERYDAY_THEMES } from '../emoji/themes.ts'
import type { EmojiTheme, GenerateRequest } from '../kind.ts'
import { isJunior, type LevelId } from '../levels.ts'
import type { OddEmojiQuestion, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { oddSide } from './board.ts'
import { everydayPairsOfLevel, pairsOfLevel } from './level-pairs.ts'
import type { OddPair } from './pairs.ts'
import { solveOdd } from './solve.ts'
import { emojiWithVariants, variantsByKind } from './variants.ts'

/** The emoji of the crowd, and of the odd cell. */
interface OddChoice {
  readonly emoji: OddEmojiQuestion['emoji']
  readonly theme: string
}

/** Places the odd one uniformly in the crowd. */
export function generateOdd(request: GenerateRequest): Puzzle<OddEmojiQuestion> {
  const { levelId, random } = request
  const { emoji, theme } = isJunior(levelId) ? pickPair(request) : pickVariant(request)
  const side = oddSide(levelId)
  const cell = random.below(side * side)
  const question: OddEmojiQuestion = { typeId: 5, emoji, side, row: Math.trunc(cell / side), column: cell % side }
  const solution = solveOdd(question)
  if (solution.kind !== 'unique') throw new Error(`generated an ${solution.kind} crowd of ${emoji.join(' and ')}`)
  return { levelId, theme, question, answer: solution.answer }
}

/** Either of two similar emoji. The fewer pairs of the level a theme has, the more often another theme is used, so that a small theme is
 *  not worn out. */
function pickPair({ levelId, theme, otherThemes = EVERYDAY_THEMES, random }: GenerateRequest): OddChoice {
  const ofLevel = everydayPairsOfLevel(levelId)
  const ofTheme = pairsOfLevel(levelId).filter((pair) => isIn(pair, theme))
  const others = ofLevel.filter((pair) => otherThemes.some((other) => isIn(pair, other)))
  const fallback = others.length > 0 ? others : ofTheme.length > 0 ? ofTheme : ofLevel
  const pair = random.pick(random.below(ofTheme.length + FRESHNESS) < ofTheme.length ? ofTheme : fallback)
  const [one, other] = pair.emoji
  return { emoji: random.below(2) === 0 ? [one, other] : [other, one], theme: pair.theme }
}

function isIn({ emoji, theme }: OddPair, { name, emoji: shown }: EmojiTheme): boolean {
  return theme === name && emoji.every((one) => shown.includes(one) && !PALE_EMOJI.has(one))
}

/** A theme with this many pairs is used half of the time. */
const FRESHNESS = 4

/** An emoji and a change of it, as hard to see as the level demands. Themes are equally likely, however many changes their emoji have
 *  (faces have most), and so are the kinds of change, or most at Easy would only be tilted. */
function pickVariant({ levelId, theme, otherThemes = EVERYDAY_THEMES, random }: GenerateRequest): OddChoice {
  const chosen = themeWithVariants(levelId, theme, otherThemes, random)
  const { base, odd } = random.pick(random.pick(variantsByKind(chosen, levelId)))
  return { emoji: [base, odd], theme: chosen.name }
}

/** The theme itself, unless too few of its emoji have a variant at the level. */
function themeWithVariants(levelId: LevelId, theme: EmojiTheme, others: readonly EmojiTheme[], random: Random): EmojiTheme {
  const isRich = (one: EmojiTheme) => emojiWithVariants(one, levelId).length >= LEAST_EMOJI
  if (isRich(theme)) return theme
  const rich = others.filter(isRich)
  return random.pick(rich.length > 0 ? rich : EVERYDAY_THEMES.filter(isRich))
}

/** A theme recurs about every 35 days, and an emoji not within sixty. */
const LEAST_EMOJI = 5
