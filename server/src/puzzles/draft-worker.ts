import { parentPort } from 'node:worker_threads'
import { draftOf, draftsOfDay, type Draft } from './draft.ts'
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
}

export interface DraftReply {
  readonly requestId: number
  readonly drafts: readonly Draft[] | readonly WordDraft[]
}

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

port.on('message', (request: DraftRequest | WordsRequest) => {
  const { requestId } = request
  if ('words' in request) return reply({ requestId, drafts: request.words.map(draftWord) })
  const { day, slot } = request
  reply({ requestId, drafts: slot ? [draftOf(day, slot.slot, slot.attempt)] : draftsOfDay(day) })
})

function reply(drafted: DraftReply): void {
  port.postMessage(drafted, [])
}
