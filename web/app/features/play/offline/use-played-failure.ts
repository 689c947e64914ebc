import { useMemo } from 'react'
import { hasCryptoFacility } from '../../../platform/browser/crypto-facility.ts'
import { useGetPlayedQuery } from '../api.ts'
import { idsOf } from '../frame/use-played.ts'

/** Whether `useKnownPlayed` waits for what the server could not say.
 *  @param puzzles the same as are given to that
 *  @returns asks once more; undefined as long as it may still be said */
export function usePlayedFailure(puzzles: readonly { readonly id: number }[]): (() => unknown) | undefined {
  const { data, isError, isFetching, refetch } = useGetPlayedQuery(
    useMemo(() => idsOf(puzzles), [puzzles]),
    { skip: !hasCryptoFacility() },
  )
  return isError && !isFetching && data === undefined ? refetch : undefined
}
