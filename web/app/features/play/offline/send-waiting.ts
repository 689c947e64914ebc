import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { uploadPuzzleGuesses } from '@emojigma/contract/play/guesses.ts'
import { post } from '../../../platform/call.ts'
import { deviceFields } from '../../../platform/session/device.ts'
import type { Dispatch } from '../../../platform/store.ts'
import { guessesApi, guessFields, type Guess } from '../api.ts'
import { guessesLost, guessesSent, guessesWaiting, waitingGuessesJudged } from '../slice.ts'
import { isPassing, refuse } from './refuse.ts'
import { removeUnsent, waitingGuesses } from './unsent-guesses.ts'

/** The outcome of one guess of a batch: `status` as for a call of its own. */
interface GuessOutcome {
  readonly puzzleId: number
  readonly status: number
  /** The reason of a refusal, or empty. */
  readonly message: string
}

const waitingApi = guessesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Guesses made offline; outcomes in the same order. */
    uploadGuesses: build.mutation<readonly GuessOutcome[], readonly Guess[]>({
      query: (guesses) =>
        post<typeof uploadPuzzleGuesses>('/api/Puzzle/UploadPuzzleGuesses', {
          PuzzleGuesses: guesses.map((guess) => ({ ...guessFields(guess), ...(guess.language ? { Language: guess.language } : {}) })),
          ...deviceFields(),
        }),
      transformResponse: (outcomes: ReplyOf<typeof uploadPuzzleGuesses>) =>
        outcomes.map(({ PuzzleId, Status, Message = '' }) => ({ puzzleId: PuzzleId, status: Status, message: Message })),
      invalidatesTags: (_result, _error, guesses) => [
        'played',
        'potentialScore',
        ...guesses.map(({ puzzleId }) => ({ type: 'puzzle' as const, id: puzzleId })),
      ],
    }),
  }),
})

/** So that only one of several tabs sends. */
const LOCK = 'emojigma.unsentGuesses'

/** Sends the waiting guesses of this device. A tab that waited for the lock finds nothing left; sending twice would be harmless. */
export async function sendWaiting(dispatch: Dispatch): Promise<void> {
  // The Web Locks API needs https.
  if ('locks' in navigator) await navigator.locks.request(LOCK, () => send(dispatch))
  else await send(dispatch)
}

async function send(dispatch: Dispatch): Promise<void> {
  const guesses = waitingGuesses()
  if (guesses.length === 0) {
    dispatch(guessesSent())
    return
  }
  const { data: outcomes } = await dispatch(waitingApi.endpoints.uploadGuesses.initiate(guesses))
  if (!outcomes) {
    dispatch(guessesWaiting())
    return
  }
  const judged = guesses.filter((_, index) => !isPassing(outcomes[index]?.status ?? 0))
  removeUnsent(judged)
  const lost = outcomes.flatMap((outcome, index) => {
    const guess = guesses[index]
    return guess && outcome.status !== 200 && !isPassing(outcome.status) ? [refuse(dispatch, guess, outcome)] : []
  })
  dispatch(waitingGuessesJudged(judged.length - lost.length))
  if (lost.length > 0) dispatch(guessesLost(lost))
  dispatch(judged.length === guesses.length ? guessesSent() : guessesWaiting())
}
