import { existsSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const TICKS_A_SECOND = 100

/** What a process and those that it started have used of the processors; undefined where the system does not tell. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const own = ticksOf(pid)
  if (!own) return undefined
  return childrenOf(pid).reduce((sum, child) => sum + (processorSeconds(child) ?? 0), own.itself / TICKS_A_SECOND)
}

/** @param address of a PostgreSQL on this machine, as somebody who may read its files
 *  @returns how to ask what it has used with all its connections, those that are closed as well */
export async function postgresProcessor(address: string): Promise<() => number> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text")
  await client.end()
  const pid = Number(rows[0]?.text.split('\n')[0])
  return () => {
    const ended = ticksOf(pid)?.ended
    return ended === undefined ? Number.NaN : ended / TICKS_A_SECOND + (processorSeconds(pid) ?? Number.NaN)
  }
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
