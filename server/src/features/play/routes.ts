import { m } from '@emojigma/messages'
import type { ReadBodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import {
  getLatestAttempted,
  getPotentialScore,
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  moveDeviceGuesses,
  setPuzzleRevealed,
  uploadPuzzleGuess,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { puzzleToWire, type WireSpelling } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Role } from '@emojigma/contract/rules/visitor.ts'
import { localizedText, localized, type LocalizedText } from '../../platform/localized-text.ts'
import type { App } from '../../platform/http/app-type.ts'
import { accountOf, visitorOf } from '../../platform/http/visitor.ts'
import { isKnown, type Player } from '../../platform/visitor.ts'
import { blocked, type LocalizedFailure } from '../../platform/http/failures.ts'
import { languageNamed } from '../../platform/languages.ts'
import { accessRefusal } from '../../platform/http/access-guard.ts'
import { noPuzzle, refusalOf } from '../../platform/http/refusals.ts'
import { Refusal, serve, type RequestOf } from '../../platform/http/serve.ts'
import { invalid } from '../../platform/expected-failures.ts'
import { filteredViews, listRequestOf } from '../puzzles/service.ts'
import type { Guesses, GuessRequest, RevealOutcome, Verdict } from './service.ts'

const DEVICE_NEEDED = refusalOf(invalid('DeviceId', localizedText(m['guess_refusal.device_needed'])))
const TOO_LATE: LocalizedText = localizedText(m['guess_refusal.too_late'])

/** The calls that judge guesses, and those that return what a player has played.
 *  Source: docs/product.md, Guesses and canonical form */
export function routeGuesses(app: App, guesses: Guesses): void {
  const judged = async <Spelling extends WireSpelling>(request: RequestOf<typeof uploadPuzzleGuess>, spelling: Spelling) => {
    const { body } = request
    const visitor = visitorOf(request, body.DeviceId)
    if (!isKnown(visitor)) return DEVICE_NEEDED
    const verdict = await guesses.judge(visitor, madeGuess(body, false))
    if (verdict.kind !== 'judged') return guessRefusalOf(verdict, body.PuzzleId, visitor.role)
    const puzzle = await guesses.guessedPuzzle(visitor, body.PuzzleId, verdict)
    if (!puzzle) throw new Error('a judged puzzle vanished')
    const { isRight, points, standing, allowance } = verdict
    return {
      ...puzzleToWire(puzzle, spelling),
      ok: isRight,
      Allowance: { Day: allowance.day, Used: allowance.used },
      Points: points,
      ...(standing ? { Standing: { Score: standing.score, SolvedToday: standing.solvedToday } } : {}),
    }
  }
  serve(app, uploadPuzzleGuessMini, (request) => judged(request, 'short'))
  serve(app, uploadPuzzleGuess, (request) => judged(request, 'long'))
  routeOfflineGuesses(app, guesses)
  routeReveal(app, guesses)
  routePlayed(app, guesses)
}

function routeOfflineGuesses(app: App, guesses: Guesses): void {
  serve(app, uploadPuzzleGuesses, async (request) => {
    const { body } = request
    const visitor = visitorOf(request, body.DeviceId)
    if (!isKnown(visitor)) return DEVICE_NEEDED
    const results: ReplyOf<typeof uploadPuzzleGuesses>[number][] = []
    for (const guess of body.PuzzleGuesses) {
      const { PuzzleId } = guess
      const verdict = await guesses.judge({ ...visitor, language: languageNamed(guess.Language) }, madeGuess(guess, true))
      if (verdict.kind === 'judged') {
        results.push({ PuzzleId, Status: 200, ok: verdict.isRight })
      } else {
        const { status, body: unsaid } = guessRefusalOf(verdict, PuzzleId, visitor.role)
        const refusal = localized<FailureBody>(request.language, unsaid)
        results.push({ PuzzleId, Status: status, Message: refusal.Message, ...(refusal.Action ? { Action: refusal.Action } : {}) })
      }
    }
    return results
  })
}

function routeReveal(app: App, guesses: Guesses): void {
  serve(app, setPuzzleRevealed, async (request) => {
    const { PuzzleId } = request.body
    const visitor = accountOf(request)
    const outcome = await guesses.reveal(visitor, PuzzleId)
    return outcome.kind === 'revealed' ? { RevealedPuzzleIds: outcome.puzzleIds } : revealRefusalOf(outcome, PuzzleId, visitor.role)
  })
}

function routePlayed(app: App, guesses: Guesses): void {
  serve(app, getSolvedDevicePuzzleIds, async ({ body }) => wiredPlay(guesses, { kind: 'device', deviceId: body.deviceID }, body.PuzzleIds))
  serve(app, getSolvedPuzzleIds, async ({ signedIn: { accountId }, body }) =>
    wiredPlay(guesses, { kind: 'account', accountId }, body.PuzzleIds),
  )
  serve(app, getPotentialScore, async ({ body }) => ({
    Score: await guesses.potentialScore({ kind: 'device', deviceId: body.DeviceId }),
  }))
  serve(app, moveDeviceGuesses, async (request) => ({ Score: await guesses.moveDevice(request.body.DeviceId, accountOf(request)) }))
  serve(app, getLatestAttempted, async (request) => {
    const visitor = visitorOf(request, request.body.DeviceId)
    const latest = isKnown(visitor) ? await guesses.latestPuzzles(visitor) : []
    const { RemoveUrls, ...filters } = request.body
    return filteredViews(latest, listRequestOf(filters)).map((puzzle) => puzzleToWire(puzzle, 'long', RemoveUrls))
  })
}

type WireGuess = ReadBodyOf<typeof uploadPuzzleGuesses>['PuzzleGuesses'][number]

function madeGuess({ PuzzleId, PuzzleGuess, HintRung, MadeAtMs, SearchedMs }: WireGuess, isLate: boolean): GuessRequest {
  return { puzzleId: PuzzleId, text: PuzzleGuess, hintRung: HintRung ?? 0, madeAtMs: MadeAtMs, searchedMs: SearchedMs, isLate }
}

async function wiredPlay(guesses: Guesses, player: Player, puzzleIds?: readonly number[]): Promise<ReplyOf<typeof getSolvedPuzzleIds>> {
  const [{ solved, revealed, attempted }, { day, used }] = await Promise.all([
    guesses.playedIds(player, puzzleIds),
    guesses.allowanceOf(player),
  ])
  return {
    SolvedPuzzleIds: solved,
    RevealedPuzzleIds: revealed,
    AttemptedPuzzleIds: attempted,
    Allowance: { Day: day, Used: used },
  }
}

function revealRefusalOf(
  outcome: Exclude<RevealOutcome, { kind: 'revealed' }>,
  puzzleId: number,
  role: Role,
): Refusal<401 | 403 | 404, LocalizedFailure> {
  switch (outcome.kind) {
    case 'unknown puzzle':
      return noPuzzle(puzzleId)
    case 'refused':
      return accessRefusal('ANSWER', outcome.why, role)
  }
}

function guessRefusalOf(
  verdict: Exclude<Verdict, { kind: 'judged' }>,
  puzzleId: number,
  role: Role,
): Refusal<400 | 403 | 404 | 409, LocalizedFailure> {
  switch (verdict.kind) {
    case 'unknown puzzle':
      return noPuzzle(puzzleId)
    case 'malformed guess':
      return refusalOf(invalid('PuzzleGuess', localizedText(m['guess_refusal.malformed'])))
    case 'refused':
      return accessRefusal('PLAY PUZZLE', verdict.why, role)
    case 'too late':
      return new Refusal(403, blocked('PLAY PUZZLE', TOO_LATE))
  }
}
