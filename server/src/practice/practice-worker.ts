import { drawPractice } from '@emojigma/engine/practice/draw.ts'
import { placeOf, type StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What is wanted: a puzzle of a step, or where a puzzle stands. */
export type PracticeWish =
  | { readonly kind: 'puzzle'; readonly place: StrandPlace; readonly number: number }
  | { readonly kind: 'place'; readonly question: Question; readonly levelId: LevelId }

export type PracticeResult = Puzzle | StrandPlace | undefined

export type PracticeReply = { readonly result: PracticeResult } | { readonly error: string }

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

// On Linux the priority is a thread's own, so drawing gives way to answering requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', (wish: PracticeWish) => {
  port.postMessage(answerTo(wish), [])
})

function answerTo(wish: PracticeWish): PracticeReply {
  try {
    return { result: wish.kind === 'puzzle' ? drawPractice(wish.place, wish.number) : placeOf(wish.question, wish.levelId) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
