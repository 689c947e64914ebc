import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import type { WorksheetLook } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import type { WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { dayAt, dayStartMs, slotOfPuzzle } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { FastifyBaseLogger } from 'fastify'
import { randomBytes } from 'node:crypto'
import { lockAccounts } from '../accounts/service.ts'
import { inLanguage, pathIn, type Language } from '../../platform/languages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Puzzles } from '../puzzles/service.ts'
import { invalid, isInvalid, type Invalid } from '../../platform/expected-failures.ts'
import type { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import type { CheckCodes, CheckedSheet } from './check-codes.ts'
import { choosePuzzles, placesOf, slotOfId, slotsOf } from './choose-puzzles.ts'
import { countSheetsSince, findSheet, insertSheet, sheetsOf, type StoredSheet } from './queries.ts'
import { CancelledSheet, type SheetDrawings } from './sheet-drawings.ts'
import type { PdfSheet } from './tasks.ts'

export { placesOf, slotsOf } from './choose-puzzles.ts'
export { SheetDrawings } from './sheet-drawings.ts'

/** Worksheets that an account may make on one UTC day. */
export const SHEETS_A_DAY = 60

/** What a worksheet is made of. */
export interface SheetWish {
  readonly puzzleIds?: readonly number[] | undefined
  readonly typeIds: readonly PuzzleTypeId[]
  readonly levelIds: readonly LevelId[]
  readonly count: number
  readonly variants: number
  readonly look: WorksheetLook
}

/** What stands on a worksheet, as it is stored. */
export interface ChosenSheet extends WorksheetLook {
  readonly variants: readonly (readonly number[])[]
}

export interface MadeSheet {
  readonly id: string
  /** Where its file is, for an hour or more. */
  readonly url: string
  readonly variants: number
}

export interface WorksheetsOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly drawings: SheetDrawings
  readonly codes: CheckCodes
  readonly addresses: SignedAddresses
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
  /** @returns an integer in [0, limit) */
  readonly randomBelow: (limit: number) => number
}

const ONE_PUZZLE: Omit<WorksheetLook, 'title'> = {
  nameLine: true,
  answerKey: 'fold',
  paper: 'A4',
  greyscale: false,
  largePrint: true,
}

/** Puts worksheets together, has them drawn, and knows what stands on a sheet of paper.
 *  Source: docs/product.md, Worksheets */
export class Worksheets {
  readonly #options: WorksheetsOptions

  constructor(options: WorksheetsOptions) {
    this.#options = options
  }

  /** @param hasAnswers whether who asks may see answers
   *  @returns where the sheet of one puzzle is; undefined for a puzzle that is not published */
  async addressOfPuzzle(puzzleId: number, hasAnswers: boolean, language: Language): Promise<string | undefined> {
    const { puzzles, addresses, clock } = this.#options
    if (!(await puzzles.stored(puzzleId))) return undefined
    return pathIn(language, addresses.signed(`${SHEETS_ROOT}/puzzle_${puzzleId}${hasAnswers ? '' : '_plain'}.pdf`, clock.nowMs()))
  }

  /** Chooses the puzzles, stores the choice, and has it drawn.
   *  @returns what is wrong when there are not enough puzzles; undefined when the account has made as many as a day allows
   *  @throws QueueFull when too many wait to be drawn */
  async make(wish: SheetWish, accountId: string, language: Language): Promise<MadeSheet | Invalid | undefined> {
    const { drawings, addresses, clock, log } = this.#options
    const nowMs = clock.nowMs()
    const place = drawings.holdPlace()
    try {
      const variants = await this.#choose(wish)
      if (isInvalid(variants)) return variants
      const sheet = await this.#store({ ...wish.look, variants }, accountId, nowMs)
      if (!sheet) return undefined
      const job = await this.#jobOf(sheet, language)
      place.draw(sheet.id, job, language).catch((error: unknown) => {
        if (!(error instanceof CancelledSheet)) log.error({ err: error }, 'a worksheet could not be drawn')
      })
      return {
        id: sheet.id,
        url: pathIn(language, addresses.signed(`${SHEETS_ROOT}/worksheet_${sheet.id}.pdf`, nowMs)),
        variants: variants.length,
      }
    } finally {
      place.giveBack()
    }
  }

  /** @returns undefined for a worksheet that is not this account's */
  async progress(id: string, accountId: string, language: Language): Promise<WorksheetProgress | undefined> {
    const sheet = await findSheet(this.#options.database.queries, id)
    if (sheet?.accountId !== accountId) return undefined
    return this.#options.drawings.progress(id, chosenOf(sheet).variants.length, language)
  }

  /** Ends the drawing of an account's worksheet. */
  async cancel(id: string, accountId: string, language: Language): Promise<WorksheetProgress | undefined> {
    const sheet = await findSheet(this.#options.database.queries, id)
    if (sheet?.accountId !== accountId) return undefined
    this.#options.drawings.cancel(id, language)
    return this.progress(id, accountId, language)
  }

  /** The file that a signed address is of.
   *  @param file as its address ends
   *  @returns undefined when there is none any more */
  async fileOf(file: string, language: Language): Promise<Buffer | undefined> {
    const { database, drawings, clock } = this.#options
    const [, id] = /^worksheet_([\w-]+)\.pdf$/.exec(file) ?? []
    if (id !== undefined) {
      const sheet = await findSheet(database.queries, id)
      return sheet && drawings.draw(sheet.id, await this.#jobOf(sheet, language), language)
    }
    const [, puzzleId, plain] = /^puzzle_([1-9]\d{0,9})(_plain)?\.pdf$/.exec(file) ?? []
    const variants = puzzleId === undefined ? undefined : await this.#filled([[Number(puzzleId)]], language)
    if (!variants) return undefined
    const look: WorksheetLook = {
      ...ONE_PUZZLE,
      title: m['sheet.task']({ typeId: slotOfPuzzle(Number(puzzleId)).typeId }, inLanguage(language)),
    }
    const answered: WorksheetLook = plain === undefined ? look : { ...look, answerKey: 'none' }
    return drawings.draw(file, { ...answered, variants, createdAtMs: dayStartMs(dayAt(clock.nowMs())) }, language)
  }

  /** Has puzzles drawn that are not published, under a name that nothing else has.
   *  @throws QueueFull when too many wait to be drawn */
  drawApart(name: string, puzzles: readonly Puzzle[], look: WorksheetLook, language: Language): Promise<Buffer> {
    const { drawings, clock } = this.#options
    return drawings.draw(name, { ...look, variants: [{ puzzles }], createdAtMs: dayStartMs(dayAt(clock.nowMs())) }, language)
  }

  /** @returns what a code on paper stands for; undefined for a code that was not made here */
  readCode(code: string): CheckedSheet | undefined {
    return this.#options.codes.read(code)
  }

  async of(accountId: string): Promise<readonly { readonly madeAtMs: number; readonly chosen: ChosenSheet }[]> {
    const sheets = await sheetsOf(this.#options.database.queries, accountId)
    return sheets.map((sheet) => ({ madeAtMs: sheet.madeAtMs, chosen: chosenOf(sheet) }))
  }

  /** @returns undefined when the account has made as many as a day allows */
  async #store(chosen: ChosenSheet, accountId: string, nowMs: number): Promise<StoredSheet | undefined> {
    const { database } = this.#options
    const sheet = { id: randomBytes(12).toString('base64url'), accountId, madeAtMs: nowMs, chosen: JSON.stringify(chosen) }
    return database.durably(async (transaction) => {
      // Those that are made at once count each other.
      await lockAccounts(transaction, [accountId])
      if ((await countSheetsSince(transaction, accountId, dayStartMs(dayAt(nowMs)))) >= SHEETS_A_DAY) return undefined
      await insertSheet(transaction, sheet)
      return sheet
    })
  }

  async #jobOf(sheet: StoredSheet, language: Language): Promise<PdfSheet> {
    const { variants: ids, ...look } = chosenOf(sheet)
    const variants = await this.#filled(ids, language)
    if (!variants) throw new Error(`worksheet ${sheet.id} has a puzzle that is not published`)
    return { ...look, variants, createdAtMs: sheet.madeAtMs }
  }

  /** Each variant's puzzles, and where they can be checked.
   *  @returns undefined when one of them is not published */
  async #filled(variants: readonly (readonly number[])[], language: Language) {
    const { puzzles, codes, origin } = this.#options
    const ids = [...new Set(variants.flat())]
    const all = await puzzles.storedOf(ids, language)
    if (all.size < ids.length) return undefined
    return variants.map((puzzleIds, index) => ({
      puzzles: puzzleIds.flatMap((id) => {
        const puzzle = all.get(id)
        return puzzle ? [{ levelId: puzzle.levelId, theme: puzzle.theme, question: puzzle.question, answer: puzzle.answer }] : []
      }),
      checkUrl: `${origin()}${pathIn(language, '/worksheets/check/')}${codes.codeOf({ puzzleIds, variant: variants.length > 1 ? index + 1 : 0 })}`,
    }))
  }

  async #choose({ puzzleIds, typeIds, levelIds, count, variants }: SheetWish): Promise<readonly (readonly number[])[] | Invalid> {
    const { puzzles, randomBelow } = this.#options
    const fault = puzzleIds && (await this.#faultOf(puzzleIds))
    if (fault) return fault
    const slots = puzzleIds?.map(slotOfId) ?? slotsOf(typeIds, levelIds)
    if (slots.length === 0) return invalid('levelIds', localizedText(m['worksheet_refusal.none_at_level']))
    const places = puzzleIds ? slots : placesOf(slots, count, randomBelow)
    const days = await puzzles.publishedDays()
    const chosen = choosePuzzles({ places, puzzleIds, variants }, days, randomBelow)
    if (chosen) return chosen
    const most = days.length * slots.length
    return invalid('count', localizedText(m['worksheet_refusal.only_so_many'], { most }))
  }

  /** @returns undefined when all of them can stand on a sheet */
  async #faultOf(puzzleIds: readonly number[]): Promise<Invalid | undefined> {
    if (new Set(puzzleIds).size < puzzleIds.length) return invalid('puzzleIds', localizedText(m['worksheet_refusal.each_once']))
    const published = await this.#options.puzzles.storedOf(puzzleIds)
    const missing = puzzleIds.find((id) => !published.has(id))
    return missing === undefined ? undefined : invalid('puzzleIds', localizedText(m['worksheet_refusal.no_puzzle'], { id: missing }))
  }
}

/** Below it are the files that have signed addresses. */
export const SHEETS_ROOT = '/emojigma/sheets'

function chosenOf({ chosen }: StoredSheet): ChosenSheet {
  return JSON.parse(chosen) as ChosenSheet
}
