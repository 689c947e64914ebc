import { brandMark } from '../svg/brand-mark.ts'
import type { Box } from '../svg/shapes.ts'
import type { PrintedCard } from './card-formats.ts'
import { GREY, type Paper } from './paper.ts'
import { drawParagraph } from './paragraph.ts'

const MARGIN = 40
const QR_SIDE = 170
const GAP = 28

/** A letter that a student takes home, on half a page: how to log in, how to play together, and what is stored.
 *  @returns the baseline after its last line
 *  Source: docs/product.md, Login cards */
export function drawFamilyLetter(paper: Paper, card: PrintedCard, typedAt: string, { x, y, width }: Box): number {
  const { familyLetter, cards } = paper.words
  const left = x + MARGIN
  const right = x + width - MARGIN
  paper.svg(brandMark({ x: left, y: y + MARGIN - 14 }, 18))
  paper.text('Emojigma', { x: left + 24, y: y + MARGIN }, { size: 13, weight: 'bold' })
  const title = { at: { x: left, y: y + MARGIN + 36 }, width: right - left, pitch: 24, size: 20, weight: 'bold' } as const
  const top = drawParagraph(paper, familyLetter.title(card.name), title) - 4

  const column = right - left - QR_SIDE - GAP
  const write = (text: string, from: number, small = false): number => {
    const options = small ? { size: 10, pitch: 13, colour: GREY } : { size: 13, pitch: 17 }
    return drawParagraph(paper, text, { at: { x: left, y: from }, width: column, ...options }) + 6
  }
  const intro = write(familyLetter.atSchool(card.classroom), top)
  const code = write(familyLetter.logIn(typedAt), intro)
  paper.text(card.code, { x: left, y: code + 6 }, { size: 20, weight: 'bold' })
  const together = write(familyLetter.playTogether, code + 34)
  const storedEnd = write(familyLetter.stored, together, true)

  const qrLeft = right - QR_SIDE
  paper.qr(card.url, { x: qrLeft, y: top - 12, width: QR_SIDE, height: QR_SIDE })
  const middle = { x: qrLeft + QR_SIDE / 2, y: top + QR_SIDE + 4 }
  if (card.userName !== '') {
    paper.text(cards.loginName, middle, { size: 8, colour: GREY, align: 'centre' })
    paper.text(card.userName, { ...middle, y: middle.y + 14 }, { size: 11, weight: 'bold', align: 'centre' })
  }
  const note = { at: { x: qrLeft, y: middle.y + 36 }, width: QR_SIDE, pitch: 12, size: 9, colour: GREY }
  return Math.max(storedEnd, drawParagraph(paper, familyLetter.keepSafe, note))
}
