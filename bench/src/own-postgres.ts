import { Clusters } from './cluster.ts'

/** Gives the benches a PostgreSQL: the one that DATABASE_URL names, else one that is started for it and waits for the disk at each commit
 *  as one in use does.
 *  @returns how to throw that away */
export async function ownPostgres(): Promise<() => void> {
  if (process.env['DATABASE_URL'] !== undefined) return () => undefined
  const clusters = new Clusters()
  const { address } = await clusters.made('main', [])
  process.env['DATABASE_URL'] = address
  return () => clusters.remove()
}
