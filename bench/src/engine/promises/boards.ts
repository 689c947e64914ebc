import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { isJunior, JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle, SudokuQuestion } from '@emojigma/engine/question.ts'
import { searchSolutions } from '@emojigma/engine/sudoku/solver.ts'
import { publishedInSlot } from '../archive-sample.ts'
import { atLeast, atMost, never, type Promised } from './promise.ts'
import { longestOf } from './puzzle-parts.ts'
import type { Sample } from './sample.ts'

const LEVEL_5: LevelId = 10
const TURNS = 5
/** Without a limit on its positions a search would take five million. */
const MISLEADING = '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'

/** What is promised of Emojidoku, and of the solver. */
export function promisesOfBoards(sample: Sample, days: number): readonly Promised[] {
  const all = sample.every([4], [...JUNIOR_LEVEL_IDS, ...NEXT_LEVEL_IDS]) as readonly Puzzle<SudokuQuestion>[]
  const ratings = all.map(({ question, levelId }) => ({ levelId, rating: kindOf(4).rate(question) }))
  const scores = (of: LevelId) =>
    ratings.flatMap(({ levelId, rating }) => (levelId === of && rating.kind === 'rated' ? [rating.score] : []))
  return [
    never(
      'rated at another level',
      'Emojidoku',
      ratings.filter(({ levelId, rating }) => rating.kind !== 'rated' || rating.band !== levelId).length,
    ),
    never('an emoji is neither given nor in the legend', 'Emojidoku', all.filter(hidesAnEmoji).length),
    ...NEXT_LEVEL_IDS.slice(1).map((levelId, index) => {
      const before = NEXT_LEVEL_IDS[index] ?? levelId
      const of = `Emojidoku, ${levelOf(levelId).name} and ${levelOf(before).name}`
      return atLeast('scored above one of the level before, per cent', of, 100 * shareAbove(scores(levelId), scores(before)), 80)
    }),
    atMost('words of the longest step of a hint', 'Emojidoku', longestOf(all), 30),
    atLeast('days until a board comes back, turned, mirrored or renamed', 'Emojidoku, Level 5', fewestDaysApart(days), 61),
    atMost('milliseconds of the solver', 'a board that would take 5 million positions', slowestMs(), 50),
  ]
}

/** A picture in which one of the emoji is not drawn: neither given nor in a legend. */
function hidesAnEmoji({ question }: Puzzle<SudokuQuestion>): boolean {
  const given = new Set(question.board)
  if (question.emoji.every((_, index) => given.has(`${index + 1}`))) return false
  const drawn = drawQuestion(question, nameAsArt)
  return question.emoji.some((emoji) => !drawn.includes(nameAsArt(emoji)))
}

/** Instead of the art, so that each can be found in the picture. */
function nameAsArt(emoji: string): string {
  return `<path id="${emoji}"/>`
}

function shareAbove(scores: readonly number[], others: readonly number[]): number {
  let above = 0
  for (const score of scores) for (const other of others) above += score > other ? 1 : score === other ? 0.5 : 0
  return above / (scores.length * others.length)
}

/** In the archive as it is published. */
function fewestDaysApart(days: number): number {
  const slot = SLOTS.findIndex(({ typeId, levelId }) => typeId === 4 && levelId === LEVEL_5 && isJunior(levelId))
  const lastSeen = new Map<string, number>()
  let fewest = days
  for (const { puzzle, day } of publishedInSlot(slot, 0, days)) {
    const key = kindOf(4).repeatKey(puzzle)
    fewest = Math.min(fewest, (lastSeen.get(key) ?? Infinity) - day)
    lastSeen.set(key, day)
  }
  return fewest
}

/** The best of several turns: others may be busy. */
function slowestMs(): number {
  const board = Int32Array.from(MISLEADING, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
  let best = Infinity
  for (let turn = 0; turn < TURNS; turn += 1) {
    const beganMs = performance.now()
    searchSolutions(board, 2)
    best = Math.min(best, performance.now() - beganMs)
  }
  return best
}
