import type { FastifyBaseLogger } from 'fastify'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Config } from '../../../config.ts'
import type { StoreDays } from './old-days.ts'
import type { OldDaysMessage, OldDaysOrder } from './old-days-worker.ts'

/** Most allocations of the generators die young: with a larger new generation, fewer survive to be copied. */
const ROOM_FOR_NEW_MIB = 48

/** Drafts and stores days in a thread with its own connection, so that requests are answered meanwhile and read without waiting for a
 *  transaction. The thread ends with its work.
 *  Source: docs/decisions/2026-11-24-old-days-in-a-thread.md
 *  @param script another worker program with the protocol of `old-days-worker.ts` */
export function storeDaysInThread(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'clockOffsetMs'>,
  log: FastifyBaseLogger,
  script = new URL('./old-days-worker.ts', import.meta.url),
): StoreDays {
  const { databaseUrl, dataFolder, clockOffsetMs } = config
  return (days, signal, onStored) =>
    new Promise((resolve, reject) => {
      const order: OldDaysOrder = { address: { databaseUrl, dataFolder }, days, clockOffsetMs }
      // A flag of the process would override the thread's own limit.
      setFlagsFromString('--max-semi-space-size=0')
      const worker = new Worker(script, { workerData: order, resourceLimits: { maxYoungGenerationSizeMb: ROOM_FOR_NEW_MIB } })
      const stop = (): void => worker.postMessage('stop', [])
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      worker.on('message', (message: OldDaysMessage) => {
        switch (message.kind) {
          case 'stored':
            return onStored(message)
          case 'logged':
            return log[message.level](message.fields, message.text)
          case 'lost connection':
            return log.warn({ reason: message.message }, 'a database connection was lost')
        }
      })
      worker.on('error', reject)
      worker.on('exit', (code) => {
        signal.removeEventListener('abort', stop)
        if (code === 0) resolve()
        else reject(new Error(`the thread that fills the archive ended with code ${code}`))
      })
    })
}
