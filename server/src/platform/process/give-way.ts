import { setPriority } from 'node:os'

/** By what a thread does, how nice it is: 4 leaves it nearly a third of a processor that one other thread keeps busy, 10 a tenth. */
export const NICENESS = { 'what someone waits for': 4, 'what no one waits for': 10 } as const

/** From here on this thread gives way to those that answer requests. On Linux the priority is a thread's own; elsewhere it would slow the
 *  whole process. */
export function giveWay(does: keyof typeof NICENESS): void {
  if (process.platform === 'linux') setPriority(NICENESS[does])
}
