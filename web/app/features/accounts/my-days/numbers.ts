import * as nameWords from '@emojigma/messages/words/names.ts'
import type { MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'

interface Numbers {
  readonly solved: number
  /** With the first guess, and without a hint. */
  readonly firstTry: number
  readonly hinted: number
}

const NONE: Numbers = { solved: 0, firstTry: 0, hinted: 0 }

type Told = MyNumbers['Numbers']

export interface KindNumbers extends Numbers {
  readonly typeId: PuzzleTypeId
  readonly name: string
  /** Of each week, the earliest first. */
  readonly weeks: readonly Numbers[]
}

/** The five kinds, each with its weeks, also where nothing was solved. */
export function byKind(told: Told): readonly KindNumbers[] {
  return PUZZLE_TYPES.map(({ id }) => {
    const own = told.filter(({ PuzzleTypeId }) => PuzzleTypeId === id)
    const weeks = Array.from({ length: NUMBER_WEEKS }, (_, index) => sumOf(own.filter(({ Week }) => Week === index)))
    return { typeId: id, name: nameWords.kinds[id], weeks, ...sumOf(own) }
  })
}

export interface LevelNumbers extends Numbers {
  /** `Classic, Level 2` */
  readonly name: string
}

/** Each kind and level of which something was solved, in the order in which a day has them. */
export function byLevel(told: Told): readonly LevelNumbers[] {
  return SLOTS.map(({ typeId, levelId }) => ({
    name: `${nameWords.kinds[typeId]}, ${nameWords.levels[levelId]}`,
    ...sumOf(told.filter(({ PuzzleTypeId, LevelId }) => PuzzleTypeId === typeId && LevelId === levelId)),
  })).filter(({ solved }) => solved > 0)
}

function sumOf(told: Told): Numbers {
  return told.reduce(
    (sum, { Solved, FirstTry, Hinted }) => ({
      solved: sum.solved + Solved,
      firstTry: sum.firstTry + FirstTry,
      hinted: sum.hinted + Hinted,
    }),
    NONE,
  )
}
