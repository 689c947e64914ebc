import { setTimeout as wait } from 'node:timers/promises'
import { endMove, MoveWatch } from '../backup/service.ts'

const LOOK_EVERY_MS = 250
const TRY_AGAIN_MS = 2000

export interface Follower {
  /** Opens the site at the PostgreSQL to which its database has moved, in the place of the one that runs. */
  readonly follow: (databaseUrl: string) => Promise<void>
  /** Hears why it could not; it is tried again. */
  readonly failed: (error: unknown) => void
}

/** Looks again and again whether the embedded database of a running site was moved to PostgreSQL, until it was.
 *  @returns how to stop: once that returns, nothing is being opened any more
 *  Source: docs/operate.md, Moving to PostgreSQL */
export function followMove(dataFolder: string, { follow, failed }: Follower): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = new MoveWatch(dataFolder)
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS)
      try {
        const there = signal.aborted ? undefined : watch.movedTo()
        if (!there) continue
        watch.close()
        await endMove(there)
        await follow(there.databaseUrl)
        return
      } catch (error) {
        failed(error)
        await pause(TRY_AGAIN_MS)
      }
    }
  }
  const looking = look()
  return async () => {
    stopping.abort()
    await looking
    watch.close()
  }
}
