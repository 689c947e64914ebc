import { hasCryptoFacility } from '../../browser/crypto-facility.ts'
import { useGetPlayedIdsQuery } from '../../play/api.ts'
import { usePlayed } from '../../play/frame/use-played.ts'
import type { Played } from '../../play/play-status.ts'

/** What this player has done, or undefined until the server has said it. */
export function useKnownPlayed(): Played | undefined {
  const played = usePlayed()
  const { data } = useGetPlayedIdsQuery(undefined, { skip: !hasCryptoFacility() })
  return data && played
}
