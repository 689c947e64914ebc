import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export interface CheckRequest {
  readonly question: MadeQuestion
}

/** `begun`: the time that the check may take runs from here. */
export type CheckReply = { readonly kind: 'begun' } | { readonly kind: 'checked'; readonly checked: MadeCheck }

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

// On Linux the priority is a thread's own, so checking gives way to answering requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', ({ question }: CheckRequest) => {
  answer({ kind: 'begun' })
  answer({ kind: 'checked', checked: checkMade(question) })
})

function answer(reply: CheckReply): void {
  port.postMessage(reply, [])
}
