import type { liveStats, LiveStats } from '@emojigma/contract/play/live.ts'
import { api } from '../../../platform/api.ts'
import { LiveConnection } from './live-connection.ts'

const SOCKET_PATH: (typeof liveStats)['path'] = '/api/websocket'

const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null before the first message. The connection stays open while subscribed. */
    getLiveStats: build.query<LiveStats | null, void>({
      queryFn: () => ({ data: null }),
      onCacheEntryAdded: async (_nothing, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) => {
        await cacheDataLoaded
        const address = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws'))
        const connection = new LiveConnection({
          address: address.href,
          onStats: (stats) => updateCachedData(() => stats),
          random: Math.random,
        })
        await cacheEntryRemoved
        connection.close()
      },
    }),
  }),
})

/** The latest stats; null before the first message. */
export function useLiveStats(): LiveStats | null {
  const { data } = liveApi.useGetLiveStatsQuery(undefined, { refetchOnReconnect: false })
  return data ?? null
}
