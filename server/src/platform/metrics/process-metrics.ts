import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const NANOSECONDS_A_SECOND = 1e9
const MICROSECONDS_A_SECOND = 1e6
const SAMPLE_MS = 20

/** Adds memory, processor time and event loop delay.
 *  @returns a function that stops measuring */
export function addProcessMetrics(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  delay.enable()
  metrics.gauge(
    'process_memory_bytes',
    'Memory of the process, by kind',
    () => {
      const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
      return { resident: rss, heap: heapTotal, heap_used: heapUsed, external }
    },
    'kind',
  )
  metrics.total(
    'process_cpu_seconds_total',
    'Processor time of the process, by kind',
    () => {
      const { user, system } = process.cpuUsage()
      return { user: user / MICROSECONDS_A_SECOND, system: system / MICROSECONDS_A_SECOND }
    },
    'kind',
  )
  metrics.gauge('process_uptime_seconds', 'How long the process runs', () => process.uptime())
  metrics.gauge(
    'event_loop_lag_seconds',
    'How late the event loop turned since this was read last',
    () => {
      const read = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
      delay.reset()
      return Object.fromEntries(
        // A sample's delay includes its own interval.
        Object.entries(read).map(([of, ns]) => [of, Math.max(0, ns / NANOSECONDS_A_SECOND - SAMPLE_MS / 1000)]),
      )
    },
    'of',
  )
  return () => delay.disable()
}
