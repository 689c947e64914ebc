import { m } from '@emojigma/messages'
import {
  findClass,
  getCards,
  issueCards,
  lookAtCard,
  openClass,
  printCards,
  qrLogin,
  renewClassCode,
  restoreCards,
  revokeCards,
} from '@emojigma/contract/classes/cards.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { isoTime } from '../../../platform/clock.ts'
import { languageNamed, pathIn } from '../../../platform/languages.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { Classrooms } from '../service.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND } from '../../../platform/http/refusals.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { routeSignedPdf } from '../../../platform/http/signed-pdf.ts'
import type { SignedIn } from '../../../platform/visitor.ts'
import type { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import type { CardSheets } from './card-sheets.ts'
import type { CardSignIn } from './card-sign-in.ts'
import { selectionOf, SHEETS_ROOT, type CardHolder, type Cards, type StudentSelection } from './service.ts'

const TOO_MANY_CODES: LocalizedText = localizedText(m['sign_in_refusal.codes_tried'])

export interface CardRoutes {
  readonly cards: Cards
  readonly classrooms: Classrooms
  readonly signIn: CardSignIn
  readonly sheets: CardSheets
  readonly addresses: SignedAddresses
  readonly nowMs: () => number
}

/** The calls about login cards: the teacher's, and those for signing in.
 *  Source: docs/product.md, Login cards */
export function routeCards(app: App, routes: CardRoutes): void {
  routeIssuing(app, routes)
  routeEnding(app, routes)
  routeSheets(app, routes)
  routeClassLogin(app, routes)
}

function routeIssuing(app: App, { cards, classrooms, signIn, nowMs }: CardRoutes): void {
  serve(app, getCards, async ({ visitor, signedIn: { accountId }, query: { classroomId }, language, ip }) => {
    const refused = refusedBy('SHOW CARDS', visitor, await classrooms.tieOf(accountId, classroomId))
    if (refused) return refused
    const [ofClass, shut] = await Promise.all([cards.ofClass(classroomId, language), signIn.shutOf(classroomId, ip)])
    return shut ? { ...ofClass, Shut: { By: shut.by, Until: isoTime(nowMs() + shut.seconds * 1000) } } : ofClass
  })
  serve(app, qrLogin, async ({ visitor, signedIn, language, body: { StudentId } }) => {
    const { refused, holders } = await theirs({ cards }, visitor, signedIn, { studentIds: [StudentId] })
    if (refused) return refused
    const [card] = await cards.issue(holders, true, language)
    if (!card) return NOT_FOUND
    return { ...card, Token: new URL(card.Url).searchParams.get('magic') ?? '' }
  })
  serve(app, issueCards, async ({ visitor, signedIn, language, body: { Renew, ...body } }) => {
    const { refused, holders } = await theirs({ cards }, visitor, signedIn, selectionOf(body), Renew ? 'MANAGE STUDENTS' : 'SHOW CARDS')
    return refused ?? { Cards: [...(await cards.issue(holders, Renew, language))] }
  })
  serve(app, renewClassCode, async ({ visitor, signedIn: { accountId }, body: { ClassroomId } }) => {
    const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(accountId, ClassroomId))
    return refused ?? { ClassCode: await cards.renewClassCode(ClassroomId) }
  })
  serve(app, openClass, async ({ visitor, signedIn: { accountId }, body: { ClassroomId } }) => {
    const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    await cards.openClass(ClassroomId)
    return {}
  })
}

function routeEnding(app: App, { cards }: CardRoutes): void {
  serve(app, revokeCards, async ({ visitor, signedIn, body }) => {
    const { refused, holders } = await theirs({ cards }, visitor, signedIn, selectionOf(body))
    return refused ?? { StudentIds: [...(await cards.revoke(holders.map(({ id }) => id)))] }
  })
  serve(app, restoreCards, async ({ visitor, signedIn, body }) => {
    const { refused, holders } = await theirs({ cards }, visitor, signedIn, selectionOf(body))
    return refused ?? { StudentIds: [...(await cards.restore(holders))] }
  })
}

function routeSheets(app: App, { cards, sheets, addresses, nowMs }: CardRoutes): void {
  serve(app, printCards, async ({ visitor, signedIn, language: own, body: { paper, format, language: wanted, ...body } }) => {
    const language = wanted === undefined ? own : languageNamed(wanted)
    const { refused, holders } = await theirs({ cards }, visitor, signedIn, selectionOf(body), 'SHOW CARDS')
    if (refused) return refused
    // Students whose card was revoked lately are skipped: a new card would prevent restoring it.
    const printed = await cards.issue(
      holders.filter((holder) => !cards.canCountAgain(holder)),
      false,
      language,
    )
    return { Url: pathIn(language, addresses.signed(sheets.path(selectionOf(body), paper, format), nowMs())), Count: printed.length }
  })
  routeSignedPdf(app, SHEETS_ROOT, {
    addresses,
    nowMs,
    name: 'login-cards',
    file: (path, request) => sheets.file(path, networkOf(request.ip), request.language),
  })
}

function routeClassLogin(app: App, { signIn }: CardRoutes): void {
  serve(app, findClass, async ({ body: { ClassCode }, ip }) => {
    const outcome = await signIn.findClass(ClassCode, ip)
    if (outcome.kind === 'known') return {}
    if (outcome.kind === 'unknown') return new Refusal(404, failure(404, localizedText(m['card_refusal.unknown_class'])))
    return new Refusal(429, failure(429, TOO_MANY_CODES), { 'retry-after': outcome.retryAfterS })
  })
  serve(app, lookAtCard, async ({ body: { Token } }) => {
    const card = await signIn.look(Token)
    return card ? { Nickname: card.nickname, Picture: card.picture } : NOT_FOUND
  })
}

/** The students of a request, if the caller teaches all of them, in classes of one owner. */
async function theirs(
  { cards }: Pick<CardRoutes, 'cards'>,
  visitor: Visitor,
  { accountId }: SignedIn,
  selection: StudentSelection,
  action: 'MANAGE STUDENTS' | 'SHOW CARDS' = 'MANAGE STUDENTS',
): Promise<{ readonly refused?: ReturnType<typeof refusedBy<'MANAGE STUDENTS'>>; readonly holders: readonly CardHolder[] }> {
  const { tie, holders } = await cards.holdersOf(accountId, selection)
  return { refused: refusedBy(action, visitor, tie), holders }
}
