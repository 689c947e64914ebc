import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { getSolvedDevicePuzzleIds, getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { api } from '../../platform/api.ts'
import { onDemand } from '../../platform/browser/on-demand.ts'
import { post } from '../../platform/call.ts'
import { deviceFields, deviceId } from '../../platform/session/device.ts'
import type { PlayedIds } from './play-status.ts'
import { storedAuth } from '../../platform/session/session-storage.ts'
import type { HintRung } from './hints/hint-rung.ts'

export interface Guess {
  readonly puzzleId: number
  readonly guess: string
  /** The page's own verdict. */
  readonly isRight?: boolean | undefined
  /** The furthest rung of a hint; absent = none. */
  readonly hintRung?: HintRung | undefined
  /** A late guess counts for the day of this time, until the next day ends. */
  readonly madeAtMs?: number | undefined
  /** At Spot the odd emoji: from the first sight of the picture. */
  readonly searchedMs?: number | undefined
  /** The language of the puzzle; absent = English. */
  readonly language?: string | undefined
}

export interface GuessReply {
  readonly puzzle: PuzzleView
  readonly isRight: boolean
  /** Of the day's free puzzles. */
  readonly begun: NonNullable<PlayedIds['begun']>
  /** Earned by an account. */
  readonly points: number
  /** The account's, with these points. */
  readonly standing: ReplyOf<typeof uploadPuzzleGuessMini>['Standing']
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['played', 'puzzle', 'potentialScore', 'days'] })

export const guessesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getPuzzle: build.query<PuzzleView | null, number>({
      query: (id) => post<typeof getPuzzleMini>('/api/Puzzle/GetPuzzleMini', { PuzzleId: id, ...deviceFields() }),
      transformResponse: (wire: ReplyOf<typeof getPuzzleMini>) => (wire ? puzzleFromWire(wire) : null),
      providesTags: (_result, _error, id) => [{ type: 'puzzle', id }],
    }),
    /** The player's state of these puzzles, in chunks; never the whole history. */
    getPlayed: build.query<PlayedIds, readonly number[]>({
      queryFn: async (puzzleIds, _api, _options, call) => {
        const played: PlayedIds[] = []
        for (let from = 0; from < puzzleIds.length; from += PLAYED_IDS_LIMIT) {
          const { data, error } = await call(playedCall(puzzleIds.slice(from, from + PLAYED_IDS_LIMIT)))
          if (error) {
            // A server's reply counts, even 503. Without one, the status is no number.
            const isUnreachable = typeof error.status !== 'number'
            const code = isUnreachable ? await onDemand(() => import('./offline/played-cache.ts'), 'cachedPlayed') : undefined
            const cached = code?.cachedPlayed()
            return cached ? { data: cached } : { error }
          }
          played.push(playedIdsOf(data as ReplyOf<typeof getSolvedPuzzleIds>))
        }
        return { data: mergedIds(played) }
      },
      providesTags: ['played'],
    }),
    uploadGuess: build.mutation<GuessReply, Guess>({
      query: (guess) =>
        post<typeof uploadPuzzleGuessMini>('/api/Puzzle/UploadPuzzleGuessMini', { ...guessFields(guess), ...deviceFields() }),
      transformResponse: (wire: ReplyOf<typeof uploadPuzzleGuessMini>) => ({
        puzzle: puzzleFromWire(wire),
        isRight: wire.ok,
        begun: { day: wire.Allowance.Day, count: wire.Allowance.Used },
        points: wire.Points,
        standing: wire.Standing,
      }),
      // The reply has all that the guess changed on the puzzle’s page. After a refusal the page's own state is suspect.
      invalidatesTags: (result, error, { puzzleId }) =>
        error ? ['played', { type: 'puzzle', id: puzzleId }] : result?.isRight ? ['potentialScore', 'days'] : [],
      onQueryStarted: async (_guess, { dispatch, getState, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => undefined)
        if (!reply) return
        const { puzzle, isRight, begun } = reply.data
        dispatch(guessesApi.util.updateQueryData('getPuzzle', puzzle.id, () => puzzle))
        for (const { endpointName, originalArgs } of guessesApi.util.selectInvalidatedBy(getState(), ['played'])) {
          if (endpointName !== 'getPlayed') continue
          dispatch(
            guessesApi.util.updateQueryData('getPlayed', originalArgs as readonly number[], (known) => ({
              solved: isRight ? withId(known.solved, puzzle.id) : known.solved,
              revealed: known.revealed,
              attempted: withId(known.attempted, puzzle.id),
              begun,
            })),
          )
        }
      },
    }),
  }),
})

export const { useGetPlayedQuery, useGetPuzzleQuery } = guessesApi

export function guessFields({ puzzleId, guess, hintRung, madeAtMs, searchedMs }: Guess) {
  return {
    PuzzleId: puzzleId,
    PuzzleGuess: guess,
    MadeAtMs: madeAtMs,
    ...(hintRung ? { HintRung: hintRung } : {}),
    ...(searchedMs === undefined ? {} : { SearchedMs: searchedMs }),
  }
}

function playedCall(puzzleIds: readonly number[]) {
  return storedAuth()
    ? post<typeof getSolvedPuzzleIds>('/api/Puzzle/GetSolvedPuzzleIds', { PuzzleIds: puzzleIds })
    : post<typeof getSolvedDevicePuzzleIds>('/api/Puzzle/GetSolvedDevicePuzzleIds', { deviceID: deviceId(), PuzzleIds: puzzleIds })
}

function playedIdsOf({ SolvedPuzzleIds, RevealedPuzzleIds, AttemptedPuzzleIds, Allowance }: ReplyOf<typeof getSolvedPuzzleIds>): PlayedIds {
  return {
    solved: SolvedPuzzleIds,
    revealed: RevealedPuzzleIds,
    attempted: AttemptedPuzzleIds,
    begun: { day: Allowance.Day, count: Allowance.Used },
  }
}

function mergedIds(played: readonly PlayedIds[]): PlayedIds {
  return {
    solved: played.flatMap(({ solved }) => solved),
    revealed: played.flatMap(({ revealed }) => revealed),
    attempted: played.flatMap(({ attempted }) => attempted),
    begun: played.at(-1)?.begun,
  }
}

function withId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id]
}
