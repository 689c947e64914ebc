import { SLOTS } from '@emojigma/engine/day.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../process/give-way.ts'
import { draftOf, type Draft } from './draft.ts'
import { FirstDrafts } from './first-drafts.ts'
import { draftWord, type AskedWord, type WordDraft } from './word-draft.ts'

/** Asks for what Word puzzles ask in other languages. */
export interface WordsRequest {
  readonly requestId: number
  readonly words: readonly AskedWord[]
}

/** Asks for an attempt at one slot, or for all of a day's slots. */
export interface DraftRequest {
  readonly requestId: number
  readonly day: number
  readonly slot?: { readonly slot: number; readonly attempt: number } | undefined
  /** Nobody waits for it. */
  readonly mayWait?: boolean
}

export interface DraftReply {
  readonly requestId: number
  readonly drafts: readonly Draft[] | readonly WordDraft[]
}

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

/** After so long it is looked whether something else was asked. */
const MOST_MS_AT_ONCE = 2

/** Days are drafted one after the other; a single slot, for which a day waits to be stored, goes in between. */
let lastDay = Promise.resolve()
const firstDrafts = new FirstDrafts()

port.on('message', (request: DraftRequest | WordsRequest) => {
  if ('words' in request) return reply({ requestId: request.requestId, drafts: request.words.map(draftWord) })
  const { requestId, day, slot, mayWait = false } = request
  // Not before: on a busy machine today's puzzles would come last.
  if (mayWait) giveWay()
  if (slot) reply({ requestId, drafts: [firstDrafts.remember(day, draftOf(day, slot.slot, slot.attempt))] })
  else lastDay = lastDay.then(() => draftDay(requestId, day))
})

async function draftDay(requestId: number, day: number): Promise<void> {
  const drafts: Draft[] = []
  let turnMs = performance.now()
  for (const slot of SLOTS.keys()) {
    drafts.push(firstDrafts.draft(day, slot))
    if (performance.now() - turnMs < MOST_MS_AT_ONCE) continue
    await nextTurn()
    turnMs = performance.now()
  }
  reply({ requestId, drafts })
}

function reply(drafted: DraftReply): void {
  port.postMessage(drafted, [])
}
