/** What Spot the odd emoji is like over many days, and whether emoji whose names or pictures contain each other meet in any puzzle. Prints
 *  two tables.
 *    npm run odd-emoji -w bench -- [--days 2000] */
import { generateDaily } from '@emojigma/engine/daily.ts'
import { SLOTS, type Day } from '@emojigma/engine/day.ts'
import { soundAlike } from '@emojigma/engine/emoji/alike-names.ts'
import { isDistinct } from '@emojigma/engine/emoji/distinct.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { variantOf } from '@emojigma/engine/emoji/variant.ts'
import { isJunior, levelOf } from '@emojigma/engine/levels.ts'
import { variantNamed } from '@emojigma/engine/odd-emoji/variants.ts'
import type { Emoji, Puzzle } from '@emojigma/engine/question.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { modelledSearchS } from './search-time.ts'

const { days } = given({ days: 2000 })
const FOUR_DAYS = 4

const made = SLOTS.map((slot, number) => ({
  ...slot,
  puzzles: Array.from({ length: days }, (_, day: Day) => generateDaily(day, number, 0)),
}))
process.stdout.write(`${markdownTable(made.filter(({ typeId }) => typeId === 5).map(oddRow))}\n\n`)
process.stdout.write(`${markdownTable(made.filter(({ typeId }) => typeId !== 5).map(meetingRow))}\n`)

function oddRow({ levelId, puzzles }: (typeof made)[number]): object {
  const themes = puzzles.map(({ theme }) => theme)
  const faces = themes.filter((theme) => theme === 'Faces').length
  const common = {
    level: levelOf(levelId).name,
    puzzles: days,
    emoji: new Set(puzzles.flatMap(({ question: { emoji } }) => variantOf(emoji[1] ?? '')?.base ?? [...emoji])).size,
    'themes twice in four days': themes.filter((theme, day) => themes.slice(Math.max(0, day - FOUR_DAYS + 1), day).includes(theme)).length,
    'faces, % of days': percent(faces),
  }
  if (isJunior(levelId)) return { ...common, 'distance: least, quartiles, most': 'pairs', changes: 'pairs', 'modelled median, s': '–' }
  const found = puzzles.flatMap(({ question }) => (question.typeId === 5 ? [{ question, variant: variantNamed(question.emoji[1]) }] : []))
  const distances = found.map(({ variant }) => variant?.distance ?? 0)
  const kinds = Map.groupBy(found, ({ question }) => variantOf(question.emoji[1])?.change.kind)
  const times = found.map(({ question, variant }) => modelledSearchS(question.side, variant?.distance ?? 0))
  return {
    ...common,
    'distance: least, quartiles, most': quartiles(distances)
      .map((distance) => distance / 10)
      .join(' '),
    changes: [...kinds]
      .toSorted((one, other) => other[1].length - one[1].length)
      .map(([kind, of]) => `${kind} ${percent(of.length)}`)
      .join(', '),
    'modelled median, s': (quartiles(times)[2] ?? 0).toFixed(1),
  }
}

function meetingRow({ typeId, levelId, puzzles }: (typeof made)[number]): object {
  const pairs = puzzles.flatMap(pairsOf)
  return {
    type: puzzleTypeOf(typeId).name,
    level: levelOf(levelId).name,
    puzzles: days,
    'names that contain each other': pairs.filter(([one, other]) => soundAlike(emojiName(one), emojiName(other))).length,
    'pictures that look alike or contain each other': pairs.filter(([one, other]) => !isDistinct(one, other)).length,
  }
}

function pairsOf({ question: { emoji } }: Puzzle): (readonly [Emoji, Emoji])[] {
  return emoji.flatMap((one, index) => emoji.slice(index + 1).map((other) => [one, other] as const))
}

function quartiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0)
}

function percent(count: number): number {
  return Math.round((100 * count) / days)
}
