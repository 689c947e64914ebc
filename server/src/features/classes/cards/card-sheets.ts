import type { PrintedCard } from '@emojigma/artwork/pdf/card-formats.ts'
import type { StudentCard } from '@emojigma/contract/classes/cards.ts'
import { CARD_FORMATS, PICTURES, shownCode, type CardFormat } from '@emojigma/contract/rules/cards.ts'
import { PAPERS, printed, type Paper } from '@emojigma/contract/rules/worksheets.ts'
import { dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { pathIn, type Language } from '../../../platform/languages.ts'
import type { SheetDrawings } from '../../paper/service.ts'
import { selectionIn, selectionName, SHEETS_ROOT, type Cards, type StudentSelection } from './service.ts'

const NAMES = /^\/emojigma\/cards\/(?<paper>\w+)\/(?<format>\w+)\/(?<selection>[\w.-]+)\.pdf$/

export interface CardSheetsOptions {
  readonly cards: Cards
  readonly drawings: SheetDrawings
  readonly clock: Clock
  /** Public scheme and host of the site. */
  readonly origin: () => string
}

/** Sheets of cards as files. The address names the class or the students; the cards are read when the file is fetched.
 *  Source: docs/product.md, Login cards */
export class CardSheets {
  readonly #options: CardSheetsOptions

  constructor(options: CardSheetsOptions) {
    this.#options = options
  }

  /** @returns the path of the file, before it is signed */
  path(selection: StudentSelection, paper: Paper, cardFormat: CardFormat): string {
    return `${SHEETS_ROOT}/${paper}/${cardFormat}/${selectionName(selection)}.pdf`
  }

  /** @returns undefined for a path that names no sheet, or only students without a card */
  async file(path: string, network: string, language: Language): Promise<Buffer | undefined> {
    const { cards, drawings, clock, origin } = this.#options
    const { paper: paperName, format: formatName, selection = '' } = NAMES.exec(path)?.groups ?? {}
    const paper = PAPERS.find((one) => one === paperName)
    const format = CARD_FORMATS.find((one) => one === formatName)
    if (!paper || !format) return undefined
    const holders = await cards.holders(selectionIn(selection))
    const printed = (await cards.stored(holders, language)).map(printedCard)
    if (printed.length === 0) return undefined
    const typedAt = `${origin().replace(/^https?:\/\//, '')}${pathIn(language, '/class')}`
    const sheet = { cards: printed, format, typedAt, paper, createdAtMs: dayStartMs(dayAt(clock.nowMs())) }
    return drawings.draw(`cards ${createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')}`, sheet, network, language)
  }
}

function printedCard({ Name, Nickname, UserName, ClassroomName, Url, Code, ClassCode, Pictures }: StudentCard): PrintedCard {
  return {
    name: printed(Name) || Nickname,
    nickname: Nickname,
    userName: printed(UserName),
    classroom: printed(ClassroomName),
    url: Url,
    code: shownCode(Code),
    classCode: shownCode(ClassCode),
    pictures: Pictures.map((word) => ({ word, emoji: PICTURES[word] })),
  }
}
