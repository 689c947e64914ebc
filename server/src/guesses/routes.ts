import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody, type FailureBody } from '@emojigma/contract/failures.ts'
import {
  deviceBody,
  guessResult,
  potentialScore,
  potentialScoreBody,
  revealBody,
  revealedIds,
  solvedIds,
  uploadGuessBody,
  uploadGuessesBody,
  type SolvedIds,
} from '@emojigma/contract/guesses.ts'
import { puzzleToWire, type WireSpelling } from '@emojigma/contract/puzzle-view.ts'
import { callerBody } from '@emojigma/contract/puzzles.ts'
import { guessedLongPuzzle, guessedMiniPuzzle, longPuzzle } from '@emojigma/contract/wire-puzzle.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/engine/allowance.ts'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { callerOf, refuseGuests, signedInOf } from '../http/caller.ts'
import { blocked, failure, invalid } from '../http/failures.ts'
import type { GuessLimits } from '../http/rate-limits.ts'
import type { Player } from '../http/caller.ts'
import type { Puzzles } from '../puzzles/service.ts'
import type { Guesses, MadeGuess, RevealOutcome, Verdict } from './service.ts'

const GUESSED_SCHEMAS = { short: guessedMiniPuzzle, long: guessedLongPuzzle } as const
const DEVICE_NEEDED = invalid({ DeviceId: ['is required while nobody is signed in'] })
const STUDENT_REFUSED = failure(403, 'Answers stay hidden from students. A hint may help, or your teacher.')
const ACCESS_MESSAGES = {
  'free-limit-reached': `You have played the day's ${FREE_PUZZLES_A_DAY} free puzzles. New ones come at midnight UTC, and a plan opens all of them.`,
  'plan-needed': "Today's puzzles are free; a plan opens the puzzles of other days.",
} as const

const TOO_LATE = 'It came too late: answers count until the end of the day after they were given.'

interface Refusal {
  readonly status: 400 | 403 | 404 | 409
  readonly body: FailureBody
}

/** The calls that judge guesses, and those that tell what a device has played.
 *  Source: contract §3, Calls */
export function routeGuesses(app: App, guesses: Guesses, puzzles: Puzzles, limits: GuessLimits): void {
  routeGuess(app, guesses, puzzles, limits, 'short')
  routeGuess(app, guesses, puzzles, limits, 'long')
  routeOfflineGuesses(app, guesses, limits)
  routeReveal(app, guesses)
  routePlayed(app, guesses)
  routeDeviceMove(app, guesses)
}

function routeGuess(app: App, guesses: Guesses, puzzles: Puzzles, { guess }: GuessLimits, spelling: WireSpelling): void {
  app.post(
    spelling === 'short' ? CALL_PATHS.uploadPuzzleGuessMini : CALL_PATHS.uploadPuzzleGuess,
    {
      schema: {
        summary: 'Judges a guess',
        body: uploadGuessBody,
        response: {
          200: GUESSED_SCHEMAS[spelling],
          400: failureBody,
          403: failureBody,
          404: failureBody,
          409: failureBody,
          429: failureBody,
        },
      },
      preHandler: [...guess],
    },
    async (request, reply) => {
      const { body } = request
      const player = callerOf(request, body.DeviceId)
      if (!player) return reply.code(400).send(DEVICE_NEEDED)
      const verdict = await guesses.judge(player, madeGuess(body, false))
      if (verdict.kind !== 'judged') {
        const refusal = refusalOf(verdict, body.PuzzleId)
        return reply.code(refusal.status).send(refusal.body)
      }
      const puzzle = await puzzles.puzzle(body.PuzzleId, player)
      if (!puzzle) throw new Error('a judged puzzle vanished')
      return { ...puzzleToWire(puzzle, spelling), ok: verdict.isRight }
    },
  )
}

function routeOfflineGuesses(app: App, guesses: Guesses, { upload }: GuessLimits): void {
  app.post(
    CALL_PATHS.uploadPuzzleGuesses,
    {
      schema: {
        summary: 'Judges guesses made offline, in their order',
        body: uploadGuessesBody,
        response: { 200: z.array(guessResult), 400: failureBody, 429: failureBody },
      },
      preHandler: [...upload],
    },
    async (request, reply) => {
      const { body } = request
      const player = callerOf(request, body.DeviceId)
      if (!player) return reply.code(400).send(DEVICE_NEEDED)
      const results: z.infer<typeof guessResult>[] = []
      for (const guess of body.PuzzleGuesses) {
        const { PuzzleId } = guess
        const verdict = await guesses.judge(player, madeGuess(guess, true))
        if (verdict.kind === 'judged') {
          results.push({ PuzzleId, Status: 200, ok: verdict.isRight })
        } else {
          const { status, body: refusal } = refusalOf(verdict, PuzzleId)
          results.push({ PuzzleId, Status: status, Message: refusal.Message, ...(refusal.Action ? { Action: refusal.Action } : {}) })
        }
      }
      return results
    },
  )
}

function routeReveal(app: App, guesses: Guesses): void {
  for (const path of [CALL_PATHS.setPuzzleRevealed, CALL_PATHS.setPuzzleRevealedCapital, CALL_PATHS.setPuzzleRevealedMini]) {
    app.post(
      path,
      {
        schema: {
          summary: 'Shows the answer of a puzzle, which can then no longer be guessed',
          body: revealBody,
          response: { 200: revealedIds, 400: failureBody, 401: failureBody, 403: failureBody, 404: failureBody },
        },
        onRequest: refuseGuests,
      },
      async (request, reply) => {
        const { accountId, isStudent } = signedInOf(request)
        if (isStudent) return reply.code(403).send(STUDENT_REFUSED)
        const { PuzzleId } = request.body
        const outcome = await guesses.reveal({ kind: 'account', accountId }, PuzzleId)
        if (outcome.kind === 'revealed') return { RevealedPuzzleIds: [...outcome.puzzleIds] }
        const refusal = revealRefusalOf(outcome, PuzzleId)
        return reply.code(refusal.status).send(refusal.body)
      },
    )
  }
}

function routeDeviceMove(app: App, guesses: Guesses): void {
  app.post(
    CALL_PATHS.updateUserDevicePuzzleGuessesLeaderboards,
    {
      schema: {
        summary: 'Makes what a device played the account’s, once; tells the points it brought',
        body: potentialScoreBody,
        response: { 200: potentialScore, 400: failureBody, 401: failureBody },
      },
      onRequest: refuseGuests,
    },
    async (request) => ({ Score: await guesses.moveDevice(request.body.DeviceId, signedInOf(request).accountId) }),
  )
}

function routePlayed(app: App, guesses: Guesses): void {
  app.post(
    CALL_PATHS.getSolvedDevicePuzzleIds,
    { schema: { summary: 'What a device has played', body: deviceBody, response: { 200: solvedIds, 400: failureBody } } },
    async ({ body }) => wiredPlay(guesses, { kind: 'device', deviceId: body.deviceID }),
  )
  app.post(
    CALL_PATHS.getSolvedPuzzleIds,
    {
      schema: { summary: 'What the account has played', body: callerBody, response: { 200: solvedIds, 401: failureBody } },
      onRequest: refuseGuests,
    },
    async (request) => wiredPlay(guesses, { kind: 'account', accountId: signedInOf(request).accountId }),
  )
  app.post(
    CALL_PATHS.getPotentialScoreUpload,
    {
      schema: {
        summary: 'The score a guest would bring along',
        body: potentialScoreBody,
        response: { 200: potentialScore, 400: failureBody },
      },
    },
    async ({ body }) => ({ Score: await guesses.potentialScore({ kind: 'device', deviceId: body.DeviceId }) }),
  )
  app.post(
    CALL_PATHS.getLatestPuzzlesUserDevice,
    {
      schema: {
        summary: "The caller's last attempted puzzles",
        body: callerBody,
        response: { 200: z.array(longPuzzle), 400: failureBody },
      },
    },
    async (request) => {
      const player = callerOf(request, request.body.DeviceId)
      const latest = player ? await guesses.latestPuzzles(player) : []
      return latest.map((puzzle) => puzzleToWire(puzzle, 'long'))
    },
  )
}

function madeGuess({ PuzzleId, PuzzleGuess, HintRung, MadeAtMs }: z.infer<typeof uploadGuessBody>, isLate: boolean): MadeGuess {
  return { puzzleId: PuzzleId, text: PuzzleGuess, hintRung: HintRung ?? 0, madeAtMs: MadeAtMs, isLate }
}

async function wiredPlay(guesses: Guesses, player: Player): Promise<SolvedIds> {
  const [{ solved, revealed, attempted }, { day, used }] = await Promise.all([guesses.playedIds(player), guesses.allowanceOf(player)])
  return {
    SolvedPuzzleIds: [...solved],
    RevealedPuzzleIds: [...revealed],
    AttemptedPuzzleIds: [...attempted],
    Allowance: { Day: day, Used: used },
  }
}

function revealRefusalOf(
  outcome: Exclude<RevealOutcome, { kind: 'revealed' }>,
  puzzleId: number,
): Pick<Refusal, 'body'> & { status: 403 | 404 } {
  switch (outcome.kind) {
    case 'unknown puzzle':
      return { status: 404, body: failure(404, `Puzzle ID: '${puzzleId}'`) }
    case 'refused':
      return { status: 403, body: blocked('ANSWER', ACCESS_MESSAGES[outcome.access]) }
  }
}

function refusalOf(verdict: Exclude<Verdict, { kind: 'judged' }>, puzzleId: number): Refusal {
  switch (verdict.kind) {
    case 'unknown puzzle':
      return { status: 404, body: failure(404, `Puzzle ID: '${puzzleId}'`) }
    case 'malformed guess':
      return { status: 400, body: invalid({ PuzzleGuess: ['cannot be an answer to this puzzle'] }) }
    case 'refused':
      return { status: 403, body: blocked('PLAY PUZZLE', ACCESS_MESSAGES[verdict.access]) }
    case 'too late':
      return { status: 403, body: blocked('PLAY PUZZLE', TOO_LATE) }
    case 'locked':
      return { status: 409, body: failure(409, 'The answer of this puzzle was revealed.') }
  }
}
