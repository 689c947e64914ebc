import { SLOTS } from '@emojigma/engine/day.ts'
import { constants, setPriority } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { draftOf, type Draft } from './draft.ts'

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

/** Days are drafted one after the other; a single slot, for which a day waits to be stored, goes in between. */
let lastDay = Promise.resolve()

port.on('message', ({ requestId, day, slot }: DraftRequest) => {
  if (slot) reply({ requestId, drafts: [draftOf(day, slot.slot, slot.attempt)] })
  else lastDay = lastDay.then(() => draftDay(requestId, day))
})

async function draftDay(requestId: number, day: number): Promise<void> {
  const drafts: Draft[] = []
  for (const slot of SLOTS.keys()) {
    drafts.push(draftOf(day, slot, 0))
    await nextTurn()
  }
  reply({ requestId, drafts })
}

function reply(drafted: DraftReply): void {
  port.postMessage(drafted, [])
}
