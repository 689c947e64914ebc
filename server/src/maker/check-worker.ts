import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../process/give-way.ts'

export interface CheckRequest {
  readonly question: MadeQuestion
}

/** `begun`: the time that the check may take runs from here. */
export type CheckReply = { readonly kind: 'begun' } | { readonly kind: 'checked'; readonly checked: MadeCheck }

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

giveWay('what someone waits for')

port.on('message', ({ question }: CheckRequest) => {
  answer({ kind: 'begun' })
  answer({ kind: 'checked', checked: checkMade(question) })
})

function answer(reply: CheckReply): void {
  port.postMessage(reply, [])
}
