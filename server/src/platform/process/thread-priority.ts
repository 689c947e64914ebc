import { setPriority } from 'node:os'

/** Niceness by purpose of a thread: beside another busy thread, 4 leaves it nearly a third of a processor, 10 a tenth. */
export const NICENESS = { 'what someone waits for': 4, 'what no one waits for': 10 } as const

/** Lowers this thread's priority below those that answer requests. On Linux priorities are per thread; elsewhere it would slow the whole
 *  process. */
export function lowerPriority(does: keyof typeof NICENESS): void {
  if (process.platform === 'linux') setPriority(NICENESS[does])
}
