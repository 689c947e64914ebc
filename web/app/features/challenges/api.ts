import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type { Challenge, createChallenge, getChallenge, leaveChallenge, takeChallenge } from '@emojigma/contract/challenges/challenges.ts'
import type {
  drawSecretPuzzle,
  getGiftPuzzle,
  openGiftPuzzle,
  removeGiftPuzzle,
  sendPuzzle,
  GiftPuzzleResults,
} from '@emojigma/contract/challenges/gift-puzzles.ts'
import type { FriendAnimal } from '@emojigma/contract/rules/gift-puzzles.ts'
import { puzzleFromWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { api } from '../../platform/api.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'

export interface ChallengeQuery {
  readonly code: string
  /** Part of the cache key, so that one account never sees another's view; undefined = this device's. */
  readonly accountId: string | undefined
}

/** A friend's puzzle, and the reader's animal in it. */
export interface FriendsPuzzle {
  readonly puzzle: PuzzleView
  readonly animal: FriendAnimal
  readonly name: string
}

export const challengesApi = api.enhanceEndpoints({ addTagTypes: ['challenge'] }).injectEndpoints({
  endpoints: (build) => ({
    getChallenge: build.query<Challenge, ChallengeQuery>({
      query: ({ code }) => post<typeof getChallenge>('/api/challenge/get-challenge', { Code: code, ...deviceFields() }),
      providesTags: ['challenge'],
    }),
    createChallenge: build.mutation<Challenge, Pick<BodyOf<typeof createChallenge>, 'PuzzleIds' | 'ChallengeKey'>>({
      query: (wish) => post<typeof createChallenge>('/api/challenge/create-challenge', { ...wish, ...deviceFields() }),
    }),
    takeChallenge: build.mutation<Challenge, string>({
      query: (Code) => post<typeof takeChallenge>('/api/challenge/take-challenge', { Code, ...deviceFields() }),
      invalidatesTags: ['challenge'],
    }),
    leaveChallenge: build.mutation<Challenge, string>({
      query: (Code) => post<typeof leaveChallenge>('/api/challenge/leave-challenge', { Code, ...deviceFields() }),
      invalidatesTags: ['challenge'],
    }),
    drawSecretPuzzle: build.mutation<PuzzleView, Pick<BodyOf<typeof drawSecretPuzzle>, 'Secret' | 'Theme' | 'Draw'>>({
      query: (wish) => post<typeof drawSecretPuzzle>('/api/challenge/draw-secret-puzzle', wish),
      transformResponse: ({ Puzzle }: ReplyOf<typeof drawSecretPuzzle>) => puzzleFromWire(Puzzle),
    }),
    sendPuzzle: build.mutation<ReplyOf<typeof sendPuzzle>, Pick<BodyOf<typeof sendPuzzle>, 'Secret' | 'Theme' | 'Draw' | 'SendKey'>>({
      query: (wish) => post<typeof sendPuzzle>('/api/challenge/send-puzzle', { ...wish, ...deviceFields() }),
    }),
    openGiftPuzzle: build.query<FriendsPuzzle, { readonly id: number; readonly accountId: string | undefined }>({
      query: ({ id }) => post<typeof openGiftPuzzle>('/api/challenge/open-gift-puzzle', { PuzzleId: id, ...deviceFields() }),
      transformResponse: ({ Puzzle, Animal, Name }: ReplyOf<typeof openGiftPuzzle>) => ({
        puzzle: puzzleFromWire(Puzzle),
        animal: Animal,
        name: Name,
      }),
    }),
    getGiftPuzzle: build.query<GiftPuzzleResults, { readonly id: number; readonly sendKey: string }>({
      query: ({ id, sendKey }) => post<typeof getGiftPuzzle>('/api/challenge/get-gift-puzzle', { PuzzleId: id, SendKey: sendKey }),
    }),
    removeGiftPuzzle: build.mutation<ReplyOf<typeof removeGiftPuzzle>, { readonly id: number; readonly sendKey: string }>({
      query: ({ id, sendKey }) => post<typeof removeGiftPuzzle>('/api/challenge/remove-gift-puzzle', { PuzzleId: id, SendKey: sendKey }),
    }),
  }),
})
