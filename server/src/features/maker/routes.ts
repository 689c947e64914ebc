import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import {
  getMadePuzzle,
  getMadePuzzles,
  makePuzzle,
  printMadePuzzles,
  removeMadePuzzle,
  restoreMadePuzzle,
  reviewMadePuzzle,
  updateMadePuzzle,
  updateMakerSwitch,
  type MadePuzzle,
} from '@emojigma/contract/maker/made-puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { z } from 'zod'
import type { Classrooms } from '../classes/service.ts'
import { refusedBy } from '../../platform/http/access-guard.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure, sendFailure, sendExpired, type LocalizedFailure } from '../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../platform/http/refusals.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { accountOf } from '../../platform/http/visitor.ts'
import type { SignedIn } from '../../platform/visitor.ts'
import { isInvalid, type Invalid } from '../../platform/expected-failures.ts'
import type { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import type { Worksheets } from '../paper/service.ts'
import { pictureNamed, sheetName, sheetNamed, sheetPath, versionOf } from './picture-path.ts'
import type { MadePuzzlePlay } from './puzzle-play.ts'
import type { StoredMadePuzzle } from './queries.ts'
import type { Maker } from './service.ts'

const ASSIGNED = new Refusal(409, failure(409, localizedText(m['maker_refusal.assigned'])))
const CHANGED = new Refusal(409, failure(409, localizedText(m['maker_refusal.changed'])))

interface MakerRoutes {
  readonly maker: Maker
  readonly play: MadePuzzlePlay
  readonly classrooms: Classrooms
  readonly worksheets: Worksheets
  readonly addresses: SignedAddresses
  readonly nowMs: () => number
}

/** The calls about made puzzles, and their pictures and sheets. Other people's puzzles get the same reply as unknown ones.
 *  Source: docs/product.md, Puzzles of one's own */
export function routeMaker(app: App, routes: MakerRoutes): void {
  routeReading(app, routes)
  routeMaking(app, routes)
  routeChanges(app, routes)
  routeFiles(app, routes)
}

function routeReading(app: App, { maker, play }: MakerRoutes): void {
  serve(app, getMadePuzzles, async ({ visitor, signedIn: { accountId } }) => {
    const isStudent = visitor.role === 'student'
    const isOn = isStudent && (await maker.isSwitchedOn(accountId))
    const refused = refusedBy('MAKE PUZZLE', visitor, isOn)
    const Classrooms = isStudent ? [] : await maker.switchesOf(accountId)
    const [MadePuzzles, Removed] = [await maker.of(accountId), await maker.removedBy(accountId)]
    // Existing puzzles stay readable for accounts that may make no more.
    const hasAny = Classrooms.length + MadePuzzles.length + Removed.length > 0
    if (refused?.status === 403 && !isStudent && !hasAny) return new Refusal(403, refused.body)
    return { MadePuzzles, Removed, MayMake: refused === undefined, Classrooms }
  })
  serve(app, getMadePuzzle, async (request) => {
    const { madePuzzleId } = request.query
    const visitor = accountOf(request)
    const [made, view] = [await maker.find(madePuzzleId), await play.view(visitor, madePuzzleId)]
    return made && view ? { Title: made.title, Puzzle: puzzleToWire(view, 'short') } : NOT_FOUND
  })
}

function routeMaking(app: App, { maker, classrooms }: MakerRoutes): void {
  serve(app, makePuzzle, async ({ visitor, signedIn: { accountId }, body: { Title, Question, PuzzleKey } }) => {
    const refused = refusedBy('MAKE PUZZLE', visitor, await maker.isSwitchedOn(accountId))
    return refused ?? saved(await maker.make(accountId, Title, Question, PuzzleKey))
  })
  serve(app, updateMakerSwitch, async ({ visitor, signedIn: { accountId }, body: { ClassroomId, StudentsMayMake } }) => {
    const refused = refusedBy('MANAGE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    await maker.switch(ClassroomId, StudentsMayMake)
    return { ClassroomId, StudentsMayMake }
  })
}

function routeChanges(app: App, { maker }: MakerRoutes): void {
  /** @param mayBeDeleted for restoring, or deleting again
   *  @returns the puzzle, or the refusal */
  async function open(
    action: 'CHANGE MADE PUZZLE' | 'REVIEW MADE PUZZLE',
    { visitor, signedIn }: { readonly visitor: Visitor; readonly signedIn: SignedIn },
    id: number,
    mayBeDeleted = false,
  ): Promise<StoredMadePuzzle | Refusal<401 | 403 | 404, LocalizedFailure>> {
    const made = await maker.find(id)
    const refused = refusedBy(action, visitor, made ? await maker.tieOf(signedIn.accountId, made) : 'none')
    if (refused) return refused
    return made && (mayBeDeleted || made.removedAtMs === undefined) ? made : NOT_FOUND
  }

  serve(app, updateMadePuzzle, async (request) => {
    const { visitor, signedIn, body } = request
    const made = await open('CHANGE MADE PUZZLE', request, body.MadePuzzleId)
    if (made instanceof Refusal) return made
    const refused = refusedBy('MAKE PUZZLE', visitor, await maker.isSwitchedOn(signedIn.accountId))
    return refused ?? saved(await maker.update(signedIn.accountId, made, body.Title, body.Question))
  })
  serve(app, reviewMadePuzzle, async (request) => {
    const { MadePuzzleId, IsApproved, Version } = request.body
    const made = await open('REVIEW MADE PUZZLE', request, MadePuzzleId)
    if (made instanceof Refusal) return made
    const reviewed = await maker.review(request.signedIn.accountId, made, IsApproved, Version)
    if (reviewed === 'changed') return CHANGED
    return reviewed === 'assigned' ? ASSIGNED : reviewed
  })
  serve(app, removeMadePuzzle, async (request) => {
    const made = await open('CHANGE MADE PUZZLE', request, request.body.MadePuzzleId, true)
    if (made instanceof Refusal) return made
    return made.removedAtMs !== undefined || (await maker.remove(made)) ? { Id: made.id } : ASSIGNED
  })
  serve(app, restoreMadePuzzle, async (request) => {
    const made = await open('CHANGE MADE PUZZLE', request, request.body.MadePuzzleId, true)
    if (made instanceof Refusal) return made
    const restored = (await maker.restore(request.signedIn.accountId, made)) ?? NOT_FOUND
    return isInvalid(restored) ? refusalOf(restored) : restored
  })
}

function saved(outcome: MadePuzzle | Invalid | undefined): MadePuzzle | Refusal<400 | 409, LocalizedFailure> {
  if (!outcome) return ASSIGNED
  return isInvalid(outcome) ? refusalOf(outcome) : outcome
}

const address = z.object({ until: z.coerce.number(), signature: z.string().max(100) })

function routeFiles(app: App, { maker, play, worksheets, addresses, nowMs }: MakerRoutes): void {
  serve(app, printMadePuzzles, async (request) => {
    const { MadePuzzleIds, paper, greyscale } = request.body
    const visitor = accountOf(request)
    const ids = [...new Set(MadePuzzleIds)]
    const open = await Promise.all(ids.map((id) => play.open(visitor, visitor.player, id)))
    if (open.includes(undefined)) return NOT_FOUND
    const refused = refusedBy('WORKSHEET', visitor)
    if (refused) return refused
    const name = sheetName({ ids, paper, greyscale, hasAnswers: visitor.role !== 'student' })
    return { Url: addresses.signed(sheetPath(name), nowMs()) }
  })
  app.get(
    '/emojigma/made/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(200) }), querystring: address } },
    async (request, reply) => {
      const { params, query } = request
      const { file } = params
      if (!addresses.isValid(`/emojigma/made/${file}`, query.until, query.signature, nowMs())) return sendExpired(request, reply)
      const picture = pictureNamed(file)
      if (picture) {
        reply.header('cache-control', 'private, max-age=1800')
        const made = await maker.find(picture.id)
        // An outdated version has no picture: browsers would cache the new one under the old address.
        const isThis = made && (picture.version ?? versionOf(made)) === versionOf(made)
        return isThis ? reply.type('image/svg+xml').send(drawQuestion(made.question, emojiArt)) : sendFailure(request, reply, 404)
      }
      const name = file.replace(/\.pdf$/, '')
      const sheet = sheetNamed(name)
      const found = new Map((await maker.known(sheet?.ids ?? [])).map((made) => [made.id, made]))
      const made = sheet?.ids.flatMap((one) => found.get(one) ?? []) ?? []
      if (!sheet || made.length < sheet.ids.length) return sendFailure(request, reply, 404)
      const look = {
        title: '',
        nameLine: true,
        answerKey: sheet.hasAnswers ? 'fold' : 'none',
        paper: sheet.paper,
        greyscale: sheet.greyscale,
        largePrint: made.length <= 2,
      } as const
      // A changed puzzle is drawn again.
      const version = made.map(({ answer, question }) => JSON.stringify([answer, question])).join()
      const puzzles = made.map(({ levelId, question, answer }) => ({ levelId, theme: '', question, answer }))
      const pdf = await worksheets.drawApart(`${name} ${version}`, puzzles, look, networkOf(request.ip), request.language)
      // The address stays when a puzzle on it is changed: a cached file would be outdated.
      reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="emojigma-own-puzzles.pdf"' })
      return reply.type('application/pdf').send(pdf)
    },
  )
}
