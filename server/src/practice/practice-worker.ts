import type { Day } from '@emojigma/engine/day.ts'
import { enoughOn, type EnoughExercise } from '@emojigma/engine/enough/daily.ts'
import { mistakeLike, mistakesOn, type MistakeExercise } from '@emojigma/engine/mistakes/daily.ts'
import { drawPractice } from '@emojigma/engine/practice/draw.ts'
import { placeOf, type StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import type { LevelBand, LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../process/give-way.ts'

/** What is wanted: a puzzle of a step, where a puzzle stands, a day's exercises, or one like a puzzle. */
export type PracticeWish =
  | { readonly kind: 'puzzle'; readonly place: StrandPlace; readonly number: number }
  | { readonly kind: 'place'; readonly question: Question; readonly levelId: LevelId }
  | { readonly kind: 'mistakes'; readonly day: Day; readonly band: LevelBand }
  | { readonly kind: 'enough'; readonly day: Day; readonly band: LevelBand }
  | { readonly kind: 'mistake like'; readonly puzzleId: number }

/** What each kind of wish brings. */
export interface PracticeResults {
  readonly puzzle: Puzzle
  readonly place: StrandPlace | undefined
  readonly mistakes: readonly MistakeExercise[]
  readonly enough: readonly EnoughExercise[]
  readonly 'mistake like': MistakeExercise | undefined
}

export type PracticeResult = PracticeResults[keyof PracticeResults]

export type PracticeReply = { readonly result: PracticeResult } | { readonly error: string }

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

giveWay('what someone waits for')

port.on('message', (wish: PracticeWish) => {
  port.postMessage(answerTo(wish), [])
})

function answerTo(wish: PracticeWish): PracticeReply {
  try {
    return { result: made(wish) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function made(wish: PracticeWish): PracticeResult {
  switch (wish.kind) {
    case 'puzzle':
      return drawPractice(wish.place, wish.number)
    case 'place':
      return placeOf(wish.question, wish.levelId)
    case 'mistakes':
      return mistakesOn(wish.day, wish.band)
    case 'enough':
      return enoughOn(wish.day, wish.band)
    case 'mistake like':
      return mistakeLike(wish.puzzleId)
  }
}
