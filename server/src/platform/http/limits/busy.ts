import { monitorEventLoopDelay } from 'node:perf_hooks'
import { RETRY_AFTER_S, sendFailure } from '../failures.ts'
import type { App } from '../app-type.ts'

const MAX_DELAY_MS = 3000
const RESOLUTION_MS = 10
/** A sample in which the loop never turned counts as endless delay, so it must be longer than any short stop of the machine. */
const SAMPLE_MS = 5000

/** Answers 503 while the event loop cannot keep up. */
export function refuseWhileBusy(app: App): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let isBusy = false
  const timer = setInterval(() => {
    isBusy = !(delays.mean / 1e6 - RESOLUTION_MS <= MAX_DELAY_MS)
    delays.reset()
  }, SAMPLE_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (isBusy) sendFailure(request, reply.header('retry-after', RETRY_AFTER_S), 503)
    else next()
  })
}
