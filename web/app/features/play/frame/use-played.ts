import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { useMemo } from 'react'
import { hasCryptoFacility } from '../../../platform/browser/crypto-facility.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { useSelector } from '../../../platform/use-store.ts'
import type { Played, PlayedIds } from '../play-status.ts'
import { useGetPlayedQuery } from '../api.ts'

const NOTHING: PlayedIds = { solved: [], revealed: [], attempted: [] }

/** The visitor and their state of these puzzles: the server's, with this page's guesses since. Components with the same puzzles share one
 *  call. Empty in the first frame.
 *  @param puzzles in any order */
export function usePlayed(puzzles: readonly { readonly id: number }[]): Played {
  return useMergedPlayed(usePlayedIds(puzzles) ?? NOTHING)
}

/** `usePlayed`, but undefined until the server has replied. */
export function useKnownPlayed(puzzles: readonly { readonly id: number }[]): Played | undefined {
  const known = usePlayedIds(puzzles)
  const played = useMergedPlayed(known ?? NOTHING)
  return known && played
}

function useMergedPlayed(known: PlayedIds): Played {
  const { role, plan } = useVisitor()
  const answers = useSelector((state) => state.guesses.answers)
  const guessCounts = useSelector((state) => state.guesses.guessCounts)
  return useMemo(
    () => ({
      visitor: { role, plan },
      solved: union(known.solved, Object.keys(answers)),
      revealed: known.revealed,
      attempted: union(known.attempted, Object.keys(guessCounts)),
      begun: known.begun && withLocalBegun(known.begun, known.attempted, Object.keys(guessCounts)),
    }),
    [role, plan, known, answers, guessCounts],
  )
}

function usePlayedIds(puzzles: readonly { readonly id: number }[]): PlayedIds | undefined {
  const ids = useMemo(() => idsOf(puzzles), [puzzles])
  const { data } = useGetPlayedQuery(ids, {
    refetchOnFocus: true,
    skip: !hasCryptoFacility() || ids.length === 0,
    // A refetch alone renders nothing again.
    selectFromResult: ({ data: known }) => ({ data: known }),
  })
  return data
}

/** In the order of the call's cache key. */
export function idsOf(puzzles: readonly { readonly id: number }[]): readonly number[] {
  return [...new Set(puzzles.map(({ id }) => id))].toSorted((a, b) => a - b)
}

/** Adds the puzzles of the day that the server did not know of at its reply. */
function withLocalBegun(begun: { readonly day: Day; readonly count: number }, known: readonly number[], keys: readonly string[]) {
  const here = keys.map(Number).filter((id) => dayOfPuzzle(id) === begun.day && !known.includes(id))
  return { ...begun, count: begun.count + here.length }
}

function union(ids: readonly number[], keys: readonly string[]): readonly number[] {
  return keys.length === 0 ? ids : [...new Set([...ids, ...keys.map(Number)])]
}
