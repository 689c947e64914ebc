import { hasCryptoFacility } from '../../crypto-facility.ts'
import { useGetPlayedIdsQuery } from '../../guesses/api.ts'
import { usePlayed } from '../../guesses/use-played.ts'
import type { PlayedIds } from '../../play-status.ts'

/** What this player has done, or undefined until the server has said it. */
export function useKnownPlayed(): PlayedIds | undefined {
  const played = usePlayed()
  const { data } = useGetPlayedIdsQuery(undefined, { skip: !hasCryptoFacility() })
  return data && played
}
