import type { Day } from '@emojigma/engine/day.ts'

import { inLanguage } from './language-address.ts'

/** One service worker for each language, since it caches the scripts of one. */
export const WORKER_PATH = inLanguage('/sw.js')

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Cache today's puzzles, if that is not done yet. */
  | { readonly kind: 'keep today'; readonly day: Day; readonly artVersion: string }
  /** Which build do you belong to? Answered through the port. */
  | { readonly kind: 'which build' }
  /** Replace the active worker, if no other page is open. */
  | { readonly kind: 'take over' }
