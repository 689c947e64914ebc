import type { Day } from '@emojigma/engine/day.ts'

import { inLanguage } from './language-address.ts'

/** Where the service worker is served: one for each language, since it keeps the scripts of one. */
export const WORKER_PATH = inLanguage('/sw.js')

/** What a page says to the service worker. */
export type WorkerMessage =
  /** Keep today's puzzles, if that is not done yet. */
  | { readonly kind: 'keep today'; readonly day: Day; readonly artVersion: string }
  /** Which build do you belong to? The answer comes by the port. */
  | { readonly kind: 'which build' }
  /** Take this page over from the worker before you, if no other one is open. */
  | { readonly kind: 'take over' }
