import { existsSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** What a process and those that it started have used of the processors; undefined where the system does not tell. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const own = ticksOf(pid)
  if (!own) return undefined
  return childrenOf(pid).reduce((sum, child) => sum + (processorSeconds(child) ?? 0), own.itself / TICKS_A_SECOND)
}

/** Linux tells a process's times of its own and of the system for it, and the same of those children that have ended, in ticks, as the 14th
 *  to 17th word; the second one, the name, may hold spaces. */
function ticksOf(pid: number | undefined): { readonly itself: number; readonly ended: number } | undefined {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  const words = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number)
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = words
  return { itself: own + system, ended: ended + endedSystem }
}

function childrenOf(pid: number | undefined): readonly number[] {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}
