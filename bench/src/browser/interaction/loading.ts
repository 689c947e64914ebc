import type { Response } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import type { Phone } from './phone.ts'

/** Long enough for what a page fetches ahead when nobody touches it. */
const WATCHED_MS = 8000
const LONG_MS = 50

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly tid: number
  readonly pid: number
  readonly ph: string
  /** Microseconds, of the clock and of the thread alone. */
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

export interface Loading {
  /** Of the page's own thread, without what others did meanwhile; a long task is one of more than 50 ms. */
  readonly longMs: number
  readonly worstMs: number
  readonly long: number
  readonly nodes: number
  readonly files: number
  readonly scriptKiB: number
}

/** Opens a page, touches nothing, and tells what its thread did and which scripts came. */
export async function loadingOf({ page, devTools }: Phone, path: string): Promise<Loading> {
  const bodies: Promise<Buffer>[] = []
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) bodies.push(response.body())
  }
  page.on('response', note)
  const events: TraceEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise<void>((resolve) => devTools.once('Tracing.tracingComplete', () => resolve()))
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  await page.goto(path)
  await page.waitForTimeout(WATCHED_MS)
  // What comes later does not count, and may be cut off by the end of the visit.
  page.off('response', note)
  await devTools.send('Tracing.end')
  await ended
  await devTools.send('Performance.enable')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const tasks = tasksMs(events)
  const long = tasks.filter((ms) => ms > LONG_MS)
  const scripts = await Promise.all(bodies)
  return {
    longMs: Math.round(long.reduce((sum, ms) => sum + ms, 0)),
    worstMs: Math.round(Math.max(0, ...tasks)),
    long: long.length,
    nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN,
    files: scripts.length,
    scriptKiB: Math.round(scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 102.4) / 10,
  }
}

/** The tasks of the thread that draws the page: of all such threads the busiest, since others belong to what the browser keeps ready. */
function tasksMs(events: readonly TraceEvent[]): readonly number[] {
  const threads = new Map<string, number[]>()
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, [])
  for (const { name, ph, pid, tid, tdur } of events) {
    if (ph === 'X' && name.endsWith('RunTask') && tdur !== undefined) threads.get(`${pid} ${tid}`)?.push(tdur / 1000)
  }
  const sum = (tasks: readonly number[]) => tasks.reduce((total, ms) => total + ms, 0)
  return [...threads.values()].reduce((busiest, tasks) => (sum(tasks) > sum(busiest) ? tasks : busiest), [])
}
