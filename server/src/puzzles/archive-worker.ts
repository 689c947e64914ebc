import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { draftOf, draftsOfDay, type Draft } from './draft.ts'

/** Asks for one slot, or for the first attempt at all of a day's slots. */
export interface DraftRequest {
  readonly requestId: number
  readonly day: number
  readonly slot?: { readonly slot: number; readonly attempt: number } | undefined
}

export interface DraftReply {
  readonly requestId: number
  readonly drafts: readonly Draft[]
}

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

// On Linux the priority is a thread's own, so generating gives way to answering requests; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', ({ requestId, day, slot }: DraftRequest) => {
  const drafts = slot ? [draftOf(day, slot.slot, slot.attempt)] : draftsOfDay(day)
  port.postMessage({ requestId, drafts } satisfies DraftReply)
})
