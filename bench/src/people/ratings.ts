import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { STEPS } from '@emojigma/engine/ratings/selection.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { rankCorrelation, rootMeanSquare } from './ratings/likeness.ts'
import { World, type Played } from './ratings/world.ts'

/** How many attempts it takes until ratings are near the truth, and whether people solve what they are offered as often as is aimed at.
 *  The very functions that rate on the site rate people and puzzles whose true values are known. Ends with 1 where the puzzles that are
 *  just right are not solved at the first try 70 to 80 times in a hundred, with any seed. Source: docs/product.md, Measured ratings */
const { days: DAYS, seeds: SEEDS, people: PEOPLE } = given({ days: 40, seeds: 3, people: 300 })
const ARCHIVE_DAYS = 40
const FIRST_DAY = 2400
const SHARE = { from: 0.7, to: 0.8 }

interface Found {
  readonly attempts: number
  readonly truth: number
  readonly value: number
  readonly deviation: number
  readonly typeId: PuzzleTypeId
}

const worlds = Array.from({ length: SEEDS }, (_, index) => run(String(index + 1)))
let isKept = true
console.log(`${PEOPLE} people, ${DAYS} days, ${SEEDS} seeds\n\nSolved of what was offered\n`)
console.log(markdownTable(worlds.flatMap(({ played }, index) => sharesOf(played, index + 1))))
console.log('\nPlayers, by how many attempts of a kind they had made\n')
console.log(
  markdownTable(
    errorsOf(
      worlds.flatMap(({ players }) => centred(players)),
      [0, 5, 10, 20, 40, 80, 160],
    ),
  ),
)
console.log('\nPuzzles, by how many had attempted them\n')
console.log(
  markdownTable(
    errorsOf(
      worlds.flatMap(({ puzzles }) => centred(puzzles)),
      [0, 1, 5, 10, 20, 40, 80],
    ),
  ),
)
process.exitCode = isKept ? 0 : 1

function run(seed: string) {
  const world = new World(seed, PEOPLE)
  for (let day = FIRST_DAY - ARCHIVE_DAYS; day < FIRST_DAY; day += 1) world.publish(day)
  const played: Played[] = []
  const players: Found[] = []
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
    world.publish(day)
    played.push(...world.play(day))
    for (const { kept, abilities } of world.players) {
      for (const [typeId, { measured, attempts }] of kept)
        players.push({ attempts, truth: abilities.get(typeId) ?? 0, typeId, ...measured })
    }
  }
  const puzzles = world.puzzles.map(({ attempts, difficulty: truth, measured, typeId }) => ({ attempts, truth, typeId, ...measured }))
  return { played, players, puzzles }
}

function sharesOf(played: readonly Played[], seed: number) {
  return STEPS.flatMap((step) =>
    [true, false].flatMap((hasPlan) => {
      const offered = played.filter((one) => one.step === step && one.player.hasPlan === hasPlan)
      // Of today's three none is a stretch.
      if (offered.length === 0 && step === 'stretch') return []
      const share = shareOf(offered, ({ isFirstTry }) => isFirstTry)
      const isWithin = share >= SHARE.from && share <= SHARE.to
      if (step === 'just right' && !isWithin) isKept = false
      return [
        {
          seed,
          step,
          for: hasPlan ? 'any day' : 'today’s three',
          offered: offered.length,
          expected: percent(offered.reduce((sum, { expected }) => sum + expected, 0) / offered.length),
          'first try': percent(share),
          'of the first ten of a kind': percent(
            shareOf(
              offered.filter(({ before }) => before < 10),
              ({ isFirstTry }) => isFirstTry,
            ),
          ),
          'in the end': percent(shareOf(offered, ({ isSolved }) => isSolved)),
          kept: step !== 'just right' ? '–' : isWithin ? 'yes' : 'NO',
        },
      ]
    }),
  )
}

/** Only differences within a kind mean something: what all of a kind are off by is taken away. */
function centred(found: readonly Found[]): readonly Found[] {
  const off = new Map(
    [...Map.groupBy(found, ({ typeId }) => typeId)].map(([kind, all]) => [kind, mean(all.map(({ value, truth }) => value - truth))]),
  )
  return found.map((one) => ({ ...one, value: one.value - (off.get(one.typeId) ?? 0) }))
}

function errorsOf(found: readonly Found[], from: readonly number[]) {
  return from.flatMap((least, index) => {
    const some = found.filter(({ attempts }) => attempts >= least && attempts < (from[index + 1] ?? Infinity))
    if (some.length < 10) return []
    const errors = some.map(({ value, truth }) => value - truth)
    return [
      {
        attempts: from[index + 1] === undefined ? `${least} and more` : `${least} to ${(from[index + 1] ?? 0) - 1}`,
        seen: some.length,
        'off by (root mean square)': Math.round(rootMeanSquare(errors)),
        Spearman: rankCorrelation(some.map(({ value, truth }) => [value, truth])).toFixed(2),
        'within 95 % interval': percent(shareOf(some, ({ value, truth, deviation }) => Math.abs(value - truth) <= 1.96 * deviation)),
      },
    ]
  })
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / all.length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
