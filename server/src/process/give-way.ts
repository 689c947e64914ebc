import { constants, setPriority } from 'node:os'

/** From here on this thread gives way to those that answer requests. On Linux the priority is a thread's own; elsewhere it would slow the
 *  whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
