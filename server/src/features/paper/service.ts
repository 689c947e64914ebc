import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawSheetPreview } from '@emojigma/artwork/svg/worksheet.ts'
import type { NamedCopy, WorksheetLook, WorksheetVariant } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { TODAYS_FIVE, type FiveBand } from '@emojigma/contract/puzzles/pictures.ts'
import { SUM_BOARDS, type Paper } from '@emojigma/contract/rules/worksheets.ts'
import type { WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { dayAt, dayStartMs, puzzleIdOf, SLOTS, slotOfPuzzle } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLES_A_STEP } from '@emojigma/engine/practice/strands.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { FastifyBaseLogger } from 'fastify'
import { randomBytes } from 'node:crypto'
import { lockAccounts } from '../accounts/service.ts'
import { inLanguage, pathIn, type Language } from '../../platform/languages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { noteAnswersPrinted } from '../play/service.ts'
import type { Practice } from '../practice/service.ts'
import type { Puzzles } from '../puzzles/service.ts'
import { invalid, isInvalid, type Invalid } from '../../platform/expected-failures.ts'
import type { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import { typedShort, type CheckCodes, type CheckedSheet } from './check-codes.ts'
import { SHEETS_A_DAY, type NewWorksheet } from './made-sheet.ts'
import { choosePuzzles, placesOf, slotOfId, slotsOf } from './choose-puzzles.ts'
import { countSheetsSince, findCheck, findSheet, insertSheet, putCheck, sheetsOf, type StoredSheet } from './queries.ts'
import { CancelledSheet, type SheetDrawings } from './sheet-drawings.ts'
import type { PdfSheet } from './tasks.ts'

export { placesOf, slotsOf } from './choose-puzzles.ts'
export { madeSheet, SHEETS_A_DAY } from './made-sheet.ts'
export { SheetDrawings } from './sheet-drawings.ts'

/** A request for a worksheet. */
export interface SheetWish {
  readonly puzzleIds?: readonly number[] | undefined
  readonly typeIds: readonly PuzzleTypeId[]
  readonly levelIds: readonly LevelId[]
  readonly count: number
  /** Of practice, for boards with sums; absent = none. */
  readonly sumsStep?: number | undefined
  readonly variants: number
  readonly look: WorksheetLook
}

/** A request for a sheet for each of some students of a class. */
export interface PileWish {
  readonly classroomId: string
  /** Puzzles of one variant each, and the students who have it. */
  readonly parts: readonly (Pick<SheetWish, 'typeIds' | 'levelIds'> & { readonly studentIds: readonly string[] })[]
  /** All of them, in the order of their sheets. */
  readonly studentIds: readonly string[]
  readonly count: number
  readonly sumsStep: number | undefined
  readonly look: WorksheetLook
}

/** The stored content of a worksheet. */
export interface WorksheetContent extends WorksheetLook {
  readonly variants: readonly (readonly number[])[]
  /** Boards with sums after the puzzles of each variant: their step of practice, and their numbers in it. */
  readonly sums?: { readonly step: number; readonly numbers: readonly (readonly number[])[] } | undefined
  /** A sheet for each of some students of a class: their ids, and the indices of their variants. Their names are read when it is drawn. */
  readonly pile?: { readonly classroomId: string; readonly copies: readonly (readonly [studentId: string, variant: number])[] }
}

/** A student's name, and the nickname in place of one that no font can write. */
export type PrintedName = Omit<NamedCopy, 'variant'>

export interface WorksheetsOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly practice: Pick<Practice, 'puzzle'>
  readonly drawings: SheetDrawings
  readonly codes: CheckCodes
  readonly addresses: SignedAddresses
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Public scheme and host of the site. */
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

/** Makes worksheets, has them drawn, and resolves the codes on printed ones.
 *  Source: docs/product.md, Worksheets */
export class Worksheets {
  readonly #options: WorksheetsOptions
  #namesIn: (classroomId: string) => Promise<ReadonlyMap<string, PrintedName>> = async () => new Map()

  constructor(options: WorksheetsOptions) {
    this.#options = options
  }

  /** @param hasAnswers whether the visitor may see answers
   *  @returns the address of the sheet of one puzzle; undefined for a puzzle that is not published */
  async addressOfPuzzle(puzzleId: number, hasAnswers: boolean, language: Language): Promise<string | undefined> {
    const { puzzles, addresses, clock } = this.#options
    if (!(await puzzles.stored(puzzleId))) return undefined
    await puzzles.countSheet(puzzleId)
    return pathIn(language, addresses.signed(`${SHEETS_ROOT}/puzzle_${puzzleId}${hasAnswers ? '' : '_plain'}.pdf`, clock.nowMs()))
  }

  /** @returns a small picture of the sheet of one puzzle; undefined for a puzzle that is not published */
  async previewOfPuzzle(puzzleId: number, language: Language): Promise<string | undefined> {
    const puzzle = await this.#options.puzzles.stored(puzzleId, language)
    return puzzle && drawSheetPreview(puzzle, titleOf(puzzleId, language), emojiArt, language.words.print)
  }

  /** Chooses and stores the puzzles, and has the sheet drawn.
   *  @returns what is wrong if there are not enough puzzles; undefined if the account has reached its limit of the day
   *  @throws QueueFull when the queue is full */
  async make(wish: SheetWish, accountId: string, language: Language): Promise<NewWorksheet | Invalid | undefined> {
    return this.#order(accountId, language, async () => {
      const variants = await this.#choose(wish)
      if (isInvalid(variants)) return variants
      return { ...wish.look, variants, sums: this.#sumsOf(wish.sumsStep, variants.length) }
    })
  }

  /** Like `make`, with a sheet for each student: those of one part have the same puzzles. */
  async makePile(wish: PileWish, accountId: string, language: Language): Promise<NewWorksheet | Invalid | undefined> {
    return this.#order(accountId, language, async () => {
      const variants: (readonly number[])[] = []
      for (const part of wish.parts) {
        const chosen = await this.#choose({ ...part, count: wish.count, sumsStep: wish.sumsStep, variants: 1 })
        if (isInvalid(chosen)) return chosen
        variants.push(...chosen)
      }
      const copies = wish.studentIds.map((id) => [id, wish.parts.findIndex(({ studentIds }) => studentIds.includes(id))] as const)
      const sums = this.#sumsOf(wish.sumsStep, variants.length)
      return { ...wish.look, variants, sums, pile: { classroomId: wish.classroomId, copies } }
    })
  }

  /** Registers the feature that knows the students of a class. */
  readNamesFrom(namesIn: (classroomId: string) => Promise<ReadonlyMap<string, PrintedName>>): void {
    this.#namesIn = namesIn
  }

  async #order(
    accountId: string,
    language: Language,
    choose: () => Promise<WorksheetContent | Invalid>,
  ): Promise<NewWorksheet | Invalid | undefined> {
    const { drawings, addresses, clock, log } = this.#options
    const nowMs = clock.nowMs()
    const place = drawings.holdPlace(accountId)
    try {
      const content = await choose()
      if (isInvalid(content)) return content
      const sheet = await this.#store(content, accountId, nowMs)
      if (!sheet) return undefined
      const job = await this.#jobOf(sheet, language)
      place.draw(sheet.id, job, accountId, language).catch((error: unknown) => {
        if (!(error instanceof CancelledSheet)) log.error({ err: error }, 'a worksheet could not be drawn')
      })
      return {
        id: sheet.id,
        url: pathIn(language, addresses.signed(`${SHEETS_ROOT}/worksheet_${sheet.id}.pdf`, nowMs)),
        variants: sheetsIn(content),
      }
    } finally {
      place.giveBack()
    }
  }

  /** @returns undefined for a worksheet that is not this account's */
  async progress(id: string, accountId: string, language: Language): Promise<WorksheetProgress | undefined> {
    const sheet = await findSheet(this.#options.database.queries, id)
    if (sheet?.accountId !== accountId) return undefined
    return this.#options.drawings.progress(id, sheetsIn(contentOf(sheet)), language)
  }

  /** Cancels the drawing of an account's worksheet. */
  async cancel(id: string, accountId: string, language: Language): Promise<WorksheetProgress | undefined> {
    const sheet = await findSheet(this.#options.database.queries, id)
    if (sheet?.accountId !== accountId) return undefined
    this.#options.drawings.cancel(id, language)
    return this.progress(id, accountId, language)
  }

  /** The file of a signed address.
   *  @param file the end of the address
   *  @param network of the request
   *  @returns undefined if its worksheet is deleted */
  async fileOf(file: string, network: string, language: Language): Promise<Buffer | undefined> {
    const { database, drawings, clock } = this.#options
    const [, id] = /^worksheet_([\w-]+)\.pdf$/.exec(file) ?? []
    if (id !== undefined) {
      const sheet = await findSheet(database.queries, id)
      return sheet && drawings.draw(sheet.id, await this.#jobOf(sheet, language), sheet.accountId, language)
    }
    const [, puzzleId, plain] = /^puzzle_([1-9]\d{0,9})(_plain)?\.pdf$/.exec(file) ?? []
    const variants = puzzleId === undefined ? undefined : await this.#filled([[Number(puzzleId)]], language)
    if (!variants) return undefined
    const look: WorksheetLook = { ...ONE_PUZZLE, title: titleOf(Number(puzzleId), language) }
    const answered: WorksheetLook = plain === undefined ? look : { ...look, answerKey: 'none' }
    return drawings.draw(file, { ...answered, variants, createdAtMs: dayStartMs(dayAt(clock.nowMs())) }, network, language)
  }

  /** Today's five as a file, without answers.
   *  @param network of the request
   *  @returns undefined if one of them is not published */
  async todaysFive(band: FiveBand, paper: Paper, network: string, language: Language): Promise<Buffer | undefined> {
    const { drawings, puzzles, clock } = this.#options
    const day = dayAt(clock.nowMs())
    const ids = TODAYS_FIVE[band].map(([typeId, levelId]) =>
      puzzleIdOf(
        day,
        SLOTS.findIndex((slot) => slot.typeId === typeId && slot.levelId === levelId),
      ),
    )
    const stored = await puzzles.storedOf(ids, language)
    const five = ids.flatMap((id) => stored.get(id) ?? [])
    if (five.length < ids.length) return undefined
    const look: WorksheetLook = {
      title: m['print.emojigma_todays_five']({}, inLanguage(language)),
      nameLine: true,
      answerKey: 'none',
      paper,
      greyscale: false,
      largePrint: false,
    }
    const sheet = { ...look, variants: [{ puzzles: five }], createdAtMs: dayStartMs(day) }
    return drawings.draw(`today ${day} ${band} ${paper}`, sheet, network, language)
  }

  /** Draws puzzles that are not published, under a unique name.
   *  @throws QueueFull when the queue is full */
  drawApart(name: string, puzzles: readonly Puzzle[], look: WorksheetLook, network: string, language: Language): Promise<Buffer> {
    const { drawings, clock } = this.#options
    return drawings.draw(name, { ...look, variants: [{ puzzles }], createdAtMs: dayStartMs(dayAt(clock.nowMs())) }, network, language)
  }

  /** @param code as printed or typed; older sheets have long ones
   *  @returns undefined for an unknown code */
  async readCode(code: string): Promise<CheckedSheet | undefined> {
    const { codes, database } = this.#options
    const short = typedShort(code)
    const long = short === undefined ? code : await findCheck(database.queries, short)
    return long === undefined ? undefined : codes.read(long)
  }

  /** @returns the code to print on a sheet */
  async #checkCodeOf(sheet: CheckedSheet): Promise<string> {
    const { codes, database } = this.#options
    const long = codes.codeOf(sheet)
    for (let attempt = 0; ; attempt += 1) {
      const short = codes.shortOf(long, attempt)
      const stored = (await findCheck(database.queries, short)) ?? (await putCheck(database.queries, short, long))
      if (stored === long) return short
    }
  }

  async of(accountId: string): Promise<readonly { readonly madeAtMs: number; readonly chosen: WorksheetContent }[]> {
    const sheets = await sheetsOf(this.#options.database.queries, accountId)
    return sheets.map((sheet) => ({ madeAtMs: sheet.madeAtMs, chosen: contentOf(sheet) }))
  }

  /** @returns undefined if the account has reached its limit of the day */
  async #store(chosen: WorksheetContent, accountId: string, nowMs: number): Promise<StoredSheet | undefined> {
    const { database } = this.#options
    const sheet = { id: randomBytes(12).toString('base64url'), accountId, madeAtMs: nowMs, chosen: JSON.stringify(chosen) }
    return database.durably(async (transaction) => {
      // Concurrent calls count each other.
      await lockAccounts(transaction, [accountId])
      if ((await countSheetsSince(transaction, accountId, dayStartMs(dayAt(nowMs)))) >= SHEETS_A_DAY) return undefined
      await insertSheet(transaction, sheet)
      if (chosen.answerKey !== 'none') {
        await noteAnswersPrinted(transaction, { kind: 'account', accountId }, chosen.variants.flat(), nowMs)
      }
      return sheet
    })
  }

  async #jobOf(sheet: StoredSheet, language: Language): Promise<PdfSheet> {
    const { variants: ids, sums, pile, ...look } = contentOf(sheet)
    const filled = await this.#filled(ids, language)
    const variants = filled && sums ? await this.#withSums(filled, sums, sheet.accountId) : filled
    if (!variants) throw new Error(`worksheet ${sheet.id} has a puzzle that is not published`)
    const names = pile && (await this.#namesIn(pile.classroomId))
    // Students who have left the class meanwhile have a sheet without a name.
    const copies = pile?.copies.map(([id, variant]) => ({ variant, ...(names?.get(id) ?? NAMELESS) }))
    return { ...look, variants, ...(copies && { copies }), createdAtMs: sheet.madeAtMs }
  }

  /** Each variant's puzzles, with the address for checking them.
   *  @returns undefined if one of them is not published */
  async #filled(variants: readonly (readonly number[])[], language: Language) {
    const { puzzles, origin } = this.#options
    const ids = [...new Set(variants.flat())]
    const all = await puzzles.storedOf(ids, language)
    if (all.size < ids.length) return undefined
    return Promise.all(
      variants.map(async (puzzleIds, index) => ({
        puzzles: puzzleIds.flatMap((id) => {
          const puzzle = all.get(id)
          return puzzle ? [{ levelId: puzzle.levelId, theme: puzzle.theme, question: puzzle.question, answer: puzzle.answer }] : []
        }),
        checkUrl:
          puzzleIds.length === 0
            ? undefined
            : `${origin()}${pathIn(language, CHECK_ROOT)}/${await this.#checkCodeOf({ puzzleIds, variant: variants.length > 1 ? index + 1 : 0 })}`,
      })),
    )
  }

  /** Boards of a step for each variant: as hard as those of the others, the easiest first. */
  #sumsOf(step: number | undefined, variants: number): WorksheetContent['sums'] {
    if (step === undefined) return undefined
    const parts = PUZZLES_A_STEP / SUM_BOARDS
    const start = this.#options.randomBelow(parts)
    const numbers = Array.from({ length: variants }, (_, variant) =>
      Array.from({ length: SUM_BOARDS }, (__, part) => part * parts + ((start + variant) % parts)),
    )
    return { step, numbers }
  }

  async #withSums(
    variants: readonly WorksheetVariant[],
    { step, numbers }: NonNullable<WorksheetContent['sums']>,
    client: string,
  ): Promise<readonly WorksheetVariant[]> {
    const { practice } = this.#options
    const boardsOf = async (some: readonly number[] = []) => {
      const boards = await Promise.all(some.map((number) => practice.puzzle({ strand: 'board-sums', step }, number, client)))
      return boards.flatMap((board) => board ?? [])
    }
    return Promise.all(
      variants.map(async (variant, index) => ({ ...variant, puzzles: [...variant.puzzles, ...(await boardsOf(numbers[index]))] })),
    )
  }

  async #choose({
    puzzleIds,
    typeIds,
    levelIds,
    count,
    sumsStep,
    variants,
  }: Omit<SheetWish, 'look'>): Promise<readonly (readonly number[])[] | Invalid> {
    const { puzzles, randomBelow } = this.#options
    if (!puzzleIds && count === 0 && sumsStep === undefined) return invalid('count', localizedText(m['worksheet_refusal.at_least_one']))
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

  /** @returns undefined if all of them can be printed */
  async #faultOf(puzzleIds: readonly number[]): Promise<Invalid | undefined> {
    if (new Set(puzzleIds).size < puzzleIds.length) return invalid('puzzleIds', localizedText(m['worksheet_refusal.each_once']))
    const published = await this.#options.puzzles.storedOf(puzzleIds)
    const missing = puzzleIds.find((id) => !published.has(id))
    return missing === undefined ? undefined : invalid('puzzleIds', localizedText(m['worksheet_refusal.no_puzzle'], { id: missing }))
  }
}

function titleOf(puzzleId: number, language: Language): string {
  return m['sheet.task']({ typeId: slotOfPuzzle(puzzleId).typeId }, inLanguage(language))
}

/** Root of the short addresses of sheets' checks. */
export const CHECK_ROOT = '/k'

/** Root of the signed addresses of files. */
export const SHEETS_ROOT = '/emojigma/sheets'

const NAMELESS: PrintedName = { name: '', nickname: '' }

function sheetsIn({ variants, pile }: WorksheetContent): number {
  return pile?.copies.length ?? variants.length
}

function contentOf({ chosen }: StoredSheet): WorksheetContent {
  return JSON.parse(chosen) as WorksheetContent
}
