import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'

/** Threads of this process whose priority is below that of the process; Linux alone tells. The 19th word of what it says of a thread is
 *  how much the thread gives way, and the second one, its name, may hold spaces. */
export function threadsThatGiveWay(): number {
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
      // It has ended since it was listed.
      return false
    }
  }).length
}
