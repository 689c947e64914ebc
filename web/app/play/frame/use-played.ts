import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { useMemo } from 'react'
import { hasCryptoFacility } from '../../browser/crypto-facility.ts'
import { useVisitor } from '../../session/visitor.ts'
import { useSelector } from '../../use-store.ts'
import type { Played, PlayedIds } from '../play-status.ts'
import { useGetPlayedIdsQuery } from '../api.ts'

const NOTHING: PlayedIds = { solved: [], revealed: [], attempted: [] }

/** Who plays here, and what they have done: what the server knows, and what was done here since. Nothing in the first frame. */
export function usePlayed(): Played {
  const { role, plan } = useVisitor()
  const { data: known = NOTHING } = useGetPlayedIdsQuery(undefined, { refetchOnFocus: true, skip: !hasCryptoFacility() })
  const answers = useSelector((state) => state.guesses.answers)
  const guessCounts = useSelector((state) => state.guesses.guessCounts)
  return useMemo(
    () => ({
      visitor: { role, plan },
      solved: union(known.solved, Object.keys(answers)),
      revealed: known.revealed,
      attempted: union(known.attempted, Object.keys(guessCounts)),
      begun: known.begun && withBegunHere(known.begun, known.attempted, Object.keys(guessCounts)),
    }),
    [role, plan, known, answers, guessCounts],
  )
}

/** What this player has done, or undefined until the server has said it. */
export function useKnownPlayed(): Played | undefined {
  const played = usePlayed()
  const { data } = useGetPlayedIdsQuery(undefined, { skip: !hasCryptoFacility() })
  return data && played
}

/** Counts the puzzles of the day that the server did not know of when it was asked. */
function withBegunHere(begun: { readonly day: Day; readonly count: number }, known: readonly number[], keys: readonly string[]) {
  const here = keys.map(Number).filter((id) => dayOfPuzzle(id) === begun.day && !known.includes(id))
  return { ...begun, count: begun.count + here.length }
}

function union(ids: readonly number[], keys: readonly string[]): readonly number[] {
  return keys.length === 0 ? ids : [...new Set([...ids, ...keys.map(Number)])]
}
