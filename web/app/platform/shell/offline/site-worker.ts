import type { Day } from '@emojigma/engine/day.ts'
import { OWN_BUILD } from '../../browser/own-build.ts'
import { WORKER_PATH, type WorkerMessage } from '../../browser/worker-messages.ts'

/** A page that stays open looks for a new release as often. */
const LOOK_EVERY_MS = 60 * 60_000
/** And as often at one that waits: a worker may have been busy, or another page still open, when it was asked to take over. */
const ASK_AGAIN_MS = 20_000

interface Connection {
  readonly saveData?: boolean
  /** Told by few browsers. */
  readonly type?: string
}

/** Whether what nobody has asked for may be fetched: not where every megabyte counts.
 *  Source: docs/product.md, Offline */
export function mayFetchAhead({ saveData, type }: Connection = (navigator as { connection?: Connection }).connection ?? {}): boolean {
  return !saveData && type !== 'cellular'
}

/** Installs the service worker, or finds the one that is installed.
 *  @returns undefined where there is none: over plain http, while developing, where the browser refuses, and at first on a connection that
 *  is paid for by size */
export async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!OWN_BUILD || !('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  if (!mayFetchAhead()) return serviceWorker.getRegistration()
  // A browser in which workers are blocked may answer nothing.
  return serviceWorker.register(WORKER_PATH).catch(() => undefined)
}

/** Has today's puzzles kept on this device. Costs nothing where they are. */
export async function cacheToday(registration: ServiceWorkerRegistration, day: Day, artVersion: string): Promise<void> {
  if (!mayFetchAhead()) return
  await navigator.serviceWorker.ready
  if (registration.active) send(registration.active, { kind: 'keep today', day, artVersion })
}

/** Calls back when a newer build than this page's is installed and waits, or has taken over in another tab.
 *  @returns stops it */
export function watchForNewBuild(registration: ServiceWorkerRegistration, onNewBuild: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const { serviceWorker } = navigator
  const look = async () => {
    const newest = registration.waiting ?? registration.active
    const build = newest ? await buildOf(newest) : undefined
    if (build === undefined || signal.aborted) return
    if (build !== OWN_BUILD) onNewBuild()
    // This page has come fresh from the server; only the files that are kept are of the build before.
    else if (registration.waiting) send(registration.waiting, { kind: 'take over' })
  }
  const watchInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void look(), { signal })
  }
  registration.addEventListener('updatefound', watchInstalling, { signal })
  serviceWorker.addEventListener('controllerchange', () => void look(), { signal })
  watchInstalling()
  if (registration.waiting) void look()
  const timers = [
    setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS),
    setInterval(() => registration.waiting && void look(), ASK_AGAIN_MS),
  ]
  return () => {
    controller.abort()
    timers.forEach(clearInterval)
  }
}

function buildOf(worker: ServiceWorker): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
  port1.start()
  send(worker, { kind: 'which build' }, [port2])
  return promise
}

function send(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}
