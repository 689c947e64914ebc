import { soundAlike } from '@emojigma/engine/emoji/alike-names.ts'
import { isDistinct } from '@emojigma/engine/emoji/distinct.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { variantOf } from '@emojigma/engine/emoji/variant.ts'
import { ALL_LEVEL_IDS, JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { bandOfLevel } from '@emojigma/engine/odd-emoji/bands.ts'
import { variantNamed } from '@emojigma/engine/odd-emoji/variants.ts'
import type { Emoji, Puzzle } from '@emojigma/engine/question.ts'
import { modelledSearchS } from '../search-time.ts'
import { atMost, between, never, percentOf, type Promised } from './promise.ts'
import type { Sample } from './sample.ts'

const FOUR_DAYS = 4
/** What a level should take somebody who does not know the answers, in seconds. */
const SECONDS = [5, 8, 12, 20, 30]

/** What is promised of the emoji that meet in a puzzle, and of Spot the odd emoji. */
export function promisesOfPictures(sample: Sample): readonly Promised[] {
  const meeting = sample.every([1, 2, 3, 4], ALL_LEVEL_IDS).flatMap(pairsOf)
  const named = meeting.filter(([one, other]) => soundAlike(emojiName(one), emojiName(other)))
  const drawn = meeting.filter(([one, other]) => !isDistinct(one, other))
  const where = 'Classic, Grid, Word and Emojidoku'
  return [
    never('names that contain each other', where, named.length),
    never('pictures that look alike or contain each other', where, drawn.length),
    ...[...JUNIOR_LEVEL_IDS, ...NEXT_LEVEL_IDS].map((levelId) => {
      const themes = sample.of(5, levelId).map(({ theme }) => theme)
      const again = themes.filter((theme, day) => themes.slice(Math.max(0, day - FOUR_DAYS + 1), day).includes(theme))
      return never('a theme comes twice in four days', `Spot the odd emoji, ${levelOf(levelId).name}`, again.length)
    }),
    ...NEXT_LEVEL_IDS.flatMap((levelId, index) => {
      const puzzles = sample.of(5, levelId)
      const of = `Spot the odd emoji, ${levelOf(levelId).name}`
      const band = bandOfLevel(levelId)
      const distances = puzzles.map(({ question }) => variantNamed(question.emoji[1])?.distance ?? -1)
      const times = puzzles.map(({ question }, at) => modelledSearchS(question.side, distances[at] ?? 0)).toSorted((a, b) => a - b)
      const seconds = SECONDS[index] ?? 0
      return [
        never(
          'the odd one is no change of the same emoji',
          of,
          puzzles.filter(({ question: { emoji } }) => variantOf(emoji[1])?.base !== emoji[0]).length,
        ),
        never(
          'outside the level’s band of distance',
          of,
          distances.filter((distance) => !band || distance < band.from || distance >= band.below).length,
        ),
        between('modelled median, seconds (nobody was timed)', of, times[times.length >> 1] ?? 0, 0.8 * seconds, 1.2 * seconds),
        atMost(
          'days with faces, per cent',
          of,
          percentOf(puzzles, ({ theme }) => theme === 'Faces'),
          10,
        ),
      ]
    }),
  ]
}

function pairsOf({ question: { emoji } }: Puzzle): (readonly [Emoji, Emoji])[] {
  return emoji.flatMap((one, index) => emoji.slice(index + 1).map((other) => [one, other] as const))
}
