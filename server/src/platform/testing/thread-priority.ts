import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'

/** Counts the threads of this process with a lower priority than the process (Linux only). In /proc, field 19 is the niceness; field 2,
 *  the name, may hold spaces. */
export function threadsOfLowerPriority(): number {
  const folder = '/proc/self/task'
  if (!existsSync(folder)) return 0
  const nice = (thread: string): number =>
    Number(
      readFileSync(join(folder, thread, 'stat'), 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    )
  return readdirSync(folder).filter((thread) => {
    try {
      return nice(thread) > getPriority()
    } catch {
      // The thread has ended since it was listed.
      return false
    }
  }).length
}
