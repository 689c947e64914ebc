import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export interface CheckRequest {
  readonly question: MadeQuestion
}

export interface CheckReply {
  readonly checked: MadeCheck
}

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort

// On Linux the priority is a thread's own, so checking gives way to answering requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', ({ question }: CheckRequest) => {
  const reply: CheckReply = { checked: checkMade(question) }
  port.postMessage(reply, [])
})
