import type { Day } from '@emojigma/engine/day.ts'
import { OWN_BUILD } from '../../browser/own-build.ts'
import { workerAddress } from '../../browser/trusted-types.ts'
import { WORKER_PATH, type WorkerMessage } from '../../browser/worker-messages.ts'

/** How often an open page checks for a new release. */
const UPDATE_CHECK_MS = 60 * 60_000
/** How often it asks a waiting worker to take over: another page may have been open the last time. */
const TAKE_OVER_RETRY_MS = 20_000

interface Connection {
  readonly saveData?: boolean
  /** Few browsers have it. */
  readonly type?: string
}

/** Whether the connection allows prefetching: not on mobile data or in data-saving mode.
 *  Source: docs/product.md, Offline */
export function mayFetchAhead({ saveData, type }: Connection = (navigator as { connection?: Connection }).connection ?? {}): boolean {
  return !saveData && type !== 'cellular'
}

/** Installs the service worker, or finds the installed one.
 *  @returns undefined over plain http, in development, where the browser refuses, and on a metered connection unless one is installed */
export async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!OWN_BUILD || !('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  if (!mayFetchAhead()) return serviceWorker.getRegistration()
  // Where workers are blocked, this may reject.
  return serviceWorker.register(workerAddress(WORKER_PATH)).catch(() => undefined)
}

/** Has the service worker cache today's puzzles, unless they are cached already. */
export async function cacheToday(registration: ServiceWorkerRegistration, day: Day, artVersion: string): Promise<void> {
  if (!mayFetchAhead()) return
  await navigator.serviceWorker.ready
  if (registration.active) send(registration.active, { kind: 'keep today', day, artVersion })
}

/** Calls back when a newer build than this page's is waiting, or has taken over in another tab.
 *  @returns unsubscribes */
export function watchForNewBuild(registration: ServiceWorkerRegistration, onNewBuild: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const { serviceWorker } = navigator
  const check = async () => {
    const newest = registration.waiting ?? registration.active
    const build = newest ? await buildOf(newest) : undefined
    if (build === undefined || signal.aborted) return
    if (build !== OWN_BUILD) onNewBuild()
    // This page came fresh from the server; only the cached files are of the previous build.
    else if (registration.waiting) send(registration.waiting, { kind: 'take over' })
  }
  const watchInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void check(), { signal })
  }
  registration.addEventListener('updatefound', watchInstalling, { signal })
  serviceWorker.addEventListener('controllerchange', () => void check(), { signal })
  watchInstalling()
  if (registration.waiting) void check()
  const timers = [
    setInterval(() => void registration.update().catch(() => {}), UPDATE_CHECK_MS),
    setInterval(() => registration.waiting && void check(), TAKE_OVER_RETRY_MS),
  ]
  return () => {
    controller.abort()
    timers.forEach(clearInterval)
  }
}

function buildOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
    port1.start()
    send(worker, { kind: 'which build' }, [port2])
  })
}

function send(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}
