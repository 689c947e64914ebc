/** What a service worker has around it, as far as ours uses it: the compiler knows pages alone. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void
}

export const worker = globalThis as unknown as WorkerScope
