import { useEffect } from 'react'
import { api } from '../../../platform/api.ts'
import type { RootState } from '../../../platform/store.ts'
import { useSelector } from '../../../platform/use-store.ts'
import type { PlayedIds } from '../play-status.ts'
import { cachePlayed } from './played-cache.ts'

/** Caches the latest reply about the player's puzzles on this device. */
export function usePlayedCache(): void {
  const latest = useSelector(latestPlayed)
  useEffect(() => {
    if (latest) cachePlayed(latest.originalArgs as unknown as readonly number[], latest.data as PlayedIds)
  }, [latest])
}

function latestPlayed(state: RootState) {
  return Object.values(state[api.reducerPath].queries)
    .filter((query) => query?.endpointName === 'getPlayed' && query.data !== undefined)
    .toSorted((a, b) => (a?.fulfilledTimeStamp ?? 0) - (b?.fulfilledTimeStamp ?? 0))
    .at(-1)
}
