import type { Emoji } from '@emojigma/engine/question.ts'
import type { Box } from '../svg/shapes.ts'
import { PAPER_SIZES } from './paper.ts'

/** Cards to cut out, sticky labels, cards for the sleeves of lanyards, or letters to the families on half a page each. */
export type CardFormat = 'cards' | 'labels' | 'lanyards' | 'letters'

/** The contents of a login card. Texts that no font can write are empty and omitted. */
export interface PrintedCard {
  readonly name: string
  /** Printed below the name, unless it stands for it. */
  readonly nickname: string
  readonly userName: string
  readonly classroom: string
  /** Content of the QR code. */
  readonly url: string
  /** In groups, for typing. */
  readonly code: string
  readonly classCode: string
  /** In their order, each with its word. */
  readonly pictures: readonly { readonly word: string; readonly emoji: Emoji }[]
}

/** Where the cards of a page are, in points. */
export interface CardGrid {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** From the left edge of a card to that of its neighbor. */
  readonly pitch: number
}

const MM = 72 / 25.4
/** Outside the cards, where many printers print nothing. */
const MARGIN = 18
/** The sleeve of a lanyard: a card of ISO/IEC 7810 ID-1. */
const LANYARD = { width: 85 * MM, height: 54 * MM }

/** Labels by paper: L7160 is the usual sheet of A4, 8160 that of Letter. Source: docs/product.md, Login cards */
const LABELS: Readonly<Record<keyof typeof PAPER_SIZES, CardGrid>> = {
  A4: { columns: 3, rows: 7, left: 7.2 * MM, top: 15.15 * MM, width: 63.5 * MM, height: 38.1 * MM, pitch: 66.04 * MM },
  Letter: { columns: 3, rows: 10, left: 13.5, top: 36, width: 189, height: 72, pitch: 198 },
}

export function cardGrid(format: CardFormat, paper: keyof typeof PAPER_SIZES): CardGrid {
  const { width, height } = PAPER_SIZES[paper]
  if (format === 'labels') return LABELS[paper]
  if (format === 'letters') return { columns: 1, rows: 2, left: 0, top: 0, width, height: height / 2, pitch: width }
  if (format === 'cards') {
    const [columns, rows] = [2, 4]
    const size = { width: (width - 2 * MARGIN) / columns, height: (height - 2 * MARGIN) / rows }
    return { columns, rows, left: MARGIN, top: MARGIN, ...size, pitch: size.width }
  }
  const rows = Math.floor((height - 2 * MARGIN) / LANYARD.height)
  return {
    columns: 2,
    rows,
    left: (width - 2 * LANYARD.width) / 2,
    top: (height - rows * LANYARD.height) / 2,
    ...LANYARD,
    pitch: LANYARD.width,
  }
}

/** @param place on its page, row by row */
export function cardBox({ columns, left, top, width, height, pitch }: CardGrid, place: number): Box {
  return { x: left + (place % columns) * pitch, y: top + Math.floor(place / columns) * height, width, height }
}
