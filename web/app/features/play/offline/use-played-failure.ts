import { useMemo } from 'react'
import { hasCryptoFacility } from '../../../platform/browser/crypto-facility.ts'
import { useGetPlayedQuery } from '../api.ts'
import { idsOf } from '../frame/use-played.ts'

/** Whether the call of `useKnownPlayed` failed.
 *  @param puzzles the same as there
 *  @returns retries; undefined unless it failed */
export function usePlayedFailure(puzzles: readonly { readonly id: number }[]): (() => unknown) | undefined {
  const { data, isError, isFetching, refetch } = useGetPlayedQuery(
    useMemo(() => idsOf(puzzles), [puzzles]),
    { skip: !hasCryptoFacility() },
  )
  return isError && !isFetching && data === undefined ? refetch : undefined
}
