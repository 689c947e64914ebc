import type { Emoji } from '@emojigma/engine/question.ts'
import { brandMark } from '../brand-mark.ts'
import { FACE, FACE_LINE, FACE_LINE_STRONG, FACE_SUNK, INK, PLUM, PLUM_EDGE, SUN } from '../colours.ts'
import { roundedBox, squareAround } from '../shapes.ts'
import { prefixFor, sheetOf, type EmojiArt, type Sheet } from '../sheet.ts'
import { centredText } from '../text.ts'

/** View box of a thing that is no book. */
export const SWAG = { width: 600, height: 800 } as const
export const SWAG_KINDS = ['mug', 'stickers', 'poster', 't-shirt'] as const
export type SwagKind = (typeof SWAG_KINDS)[number]

const MIDDLE = SWAG.width / 2

const DRAWINGS: Readonly<Record<SwagKind, (sheet: Sheet) => void>> = { mug, stickers, poster, 't-shirt': tShirt }

/** A thing with our emoji on it, as a self-contained SVG document. */
export function drawSwag(kind: SwagKind, art: EmojiArt): string {
  const sheet = sheetOf(SWAG, art, prefixFor(kind))
  sheet.add(roundedBox({ x: 0, y: 0, ...SWAG }, 22, `fill="${FACE_SUNK}"`))
  DRAWINGS[kind](sheet)
  return sheet.toSvg()
}

/** "Apple and apple are ten": the first line of a puzzle. */
function equation(sheet: Sheet, y: number, size: number, ink: string): void {
  const step = size * 0.78
  const pieces = [-2.1, -0.7, 0.7, 2.1]
  for (const offset of [pieces[0], pieces[2]])
    sheet.emoji('red-apple', squareAround({ x: MIDDLE + (offset ?? 0) * step - size * 0.3, y }, size))
  sheet.add(centredText('+', { x: MIDDLE + (pieces[1] ?? 0) * step - size * 0.3, y }, size * 0.75, ink))
  sheet.add(centredText('= 10', { x: MIDDLE + (pieces[3] ?? 0) * step + size * 0.15, y }, size * 0.75, ink))
}

function mug(sheet: Sheet): void {
  sheet.add(
    `<ellipse cx="${MIDDLE - 20}" cy="652" rx="200" ry="22" fill="${INK}" fill-opacity=".12"/>`,
    `<path d="M448 300h42a66 66 0 0 1 66 66v60a96 96 0 0 1-96 96h-22" fill="none" stroke="${FACE_LINE_STRONG}" stroke-width="44"/>`,
    `<path d="M448 300h42a66 66 0 0 1 66 66v60a96 96 0 0 1-96 96h-22" fill="none" stroke="${FACE}" stroke-width="34"/>`,
    `<path d="M92 230h368v340a76 76 0 0 1-76 76H168a76 76 0 0 1-76-76z" fill="${FACE}" stroke="${FACE_LINE_STRONG}" stroke-width="5"/>`,
    `<ellipse cx="276" cy="230" rx="184" ry="34" fill="${SUN}" stroke="${FACE_LINE_STRONG}" stroke-width="5"/>`,
    `<ellipse cx="276" cy="236" rx="160" ry="24" fill="${PLUM}"/>`,
    brandMark({ x: 196, y: 330 }, 160),
    centredText('Emojigma', { x: 276, y: 566 }, 52, INK),
  )
}

const STICKERS: readonly Emoji[] = [
  'fox',
  'strawberry',
  'rocket',
  'octopus',
  'pizza',
  'owl',
  'watermelon',
  'hedgehog',
  'glowing-star',
  'frog',
  'doughnut',
  'turtle',
]

function stickers(sheet: Sheet): void {
  sheet.add(
    roundedBox({ x: 70, y: 60, width: 460, height: 690 }, 24, `fill="${INK}" fill-opacity=".14"`),
    roundedBox({ x: 62, y: 50, width: 460, height: 690 }, 24, `fill="${SUN}"`),
  )
  for (const [index, emoji] of STICKERS.entries()) {
    const centre = { x: 146 + (index % 3) * 146, y: 134 + Math.floor(index / 3) * 150 }
    sheet.add(`<circle cx="${centre.x}" cy="${centre.y}" r="65" fill="${FACE}"/>`)
    sheet.emoji(emoji, squareAround(centre, 88))
  }
  sheet.add(centredText('Emojigma', { x: 292, y: 700 }, 38, INK))
}

function poster(sheet: Sheet): void {
  sheet.add(
    roundedBox({ x: 62, y: 46, width: 490, height: 710 }, 10, `fill="${INK}" fill-opacity=".16"`),
    roundedBox({ x: 55, y: 38, width: 490, height: 710 }, 10, `fill="${PLUM}"`),
    centredText('What is the', { x: MIDDLE, y: 112 }, 54, FACE),
    centredText('apple worth?', { x: MIDDLE, y: 172 }, 54, FACE),
    roundedBox({ x: 95, y: 236, width: 410, height: 300 }, 30, `fill="${FACE}"`),
  )
  equation(sheet, 320, 70, INK)
  sheet.emoji('red-apple', squareAround({ x: 224, y: 448 }, 70))
  sheet.add(
    centredText('=', { x: 298, y: 448 }, 64, INK),
    roundedBox({ x: 342, y: 400, width: 96, height: 96 }, 22, `fill="${SUN}"`),
    centredText('?', { x: 390, y: 448 }, 70, INK),
    brandMark({ x: 262, y: 572 }, 76),
    centredText('Emojigma', { x: MIDDLE, y: 704 }, 44, FACE),
  )
}

function tShirt(sheet: Sheet): void {
  const shape =
    'M212 118c20 34 54 52 88 52s68-18 88-52l88 34 94 132-86 66-48-52v364c0 14-10 24-24 24H188c-14 0-24-10-24-24V298l-48 52-86-66 94-132z'
  sheet.add(
    `<path d="${shape}" fill="${INK}" fill-opacity=".14" transform="translate(8 10)"/>`,
    `<path d="${shape}" fill="${PLUM}" stroke="${PLUM_EDGE}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M212 118c20 34 54 52 88 52s68-18 88-52" fill="none" stroke="${FACE_LINE}" stroke-width="10" stroke-linecap="round"/>`,
    brandMark({ x: 222, y: 296 }, 156),
    centredText('Code broken!', { x: MIDDLE, y: 522 }, 33, FACE),
  )
}
