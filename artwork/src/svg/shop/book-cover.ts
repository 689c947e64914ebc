import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { brandMark } from '../brand-mark.ts'
import { FACE as FACE_GROUND, FACE_LINE, INK } from '../colours.ts'
import { levelDie } from '../level-die.ts'
import { fixed, roundedBox, squareAround } from '../shapes.ts'
import { prefixFor, sheetOf, type EmojiArt, type Sheet } from '../sheet.ts'
import { centredText, textFrom, textWidth } from '../text.ts'

/** View box of a cover: the 3:4 of a book. */
export const COVER = { width: 600, height: 800 } as const

export interface BookCover {
  /** Its title, line by line. */
  readonly title: readonly string[]
  /** The levels of its puzzles in words, as the pages name them. */
  readonly levels: string
  /** One die per level. */
  readonly dice: readonly LevelId[]
  /** Twelve, for its pattern. */
  readonly emoji: readonly Emoji[]
  readonly ground: string
  /** Colour of text on the ground. */
  readonly ink: string
}

const SPINE = 34
const PATTERN = { columns: 4, rows: 3, pitch: 112, emoji: 82 } as const
const FACE = { width: 480, height: 364 } as const
const DIE = 54

/** The cover of a puzzle book, with its spine, as a self-contained SVG document.
 *  @throws RangeError for an emoji or a character that cannot be drawn */
export function drawBookCover(cover: BookCover, art: EmojiArt): string {
  const sheet = sheetOf(COVER, art, prefixFor(cover))
  sheet.add(
    roundedBox({ x: 0, y: 0, ...COVER }, 22, `fill="${cover.ground}"`),
    `<path d="M22 0H${SPINE}V${COVER.height}H22A22 22 0 0 1 0 ${COVER.height - 22}V22A22 22 0 0 1 22 0z" fill="${INK}" fill-opacity=".22"/>`,
  )
  addFront(sheet, cover, { left: SPINE, height: COVER.height })
  return sheet.toSvg()
}

/** The same cover as a whole page to print.
 *  @param shape of the page: its width by its height
 *  @param note at its foot
 *  @throws RangeError for an emoji or a character that cannot be drawn */
export function drawCoverPage(cover: BookCover, art: EmojiArt, shape: number, note: string): string {
  const height = COVER.width / shape
  const sheet = sheetOf({ width: COVER.width, height }, art, prefixFor([cover, note]))
  sheet.add(`<rect width="${COVER.width}" height="${fixed(height)}" fill="${cover.ground}"/>`)
  addFront(sheet, cover, { left: 0, height })
  sheet.add(textFrom(note, { x: COVER.width - 32 - textWidth(note, 26), y: (758 / COVER.height) * height }, 26, cover.ink))
  return sheet.toSvg()
}

/** Everything but the ground.
 *  @param left where the front begins, beside the spine */
function addFront(sheet: Sheet, cover: BookCover, { left, height }: { readonly left: number; readonly height: number }): void {
  const { title, levels, dice, emoji, ink } = cover
  const middle = (COVER.width + left) / 2
  const down = (y: number) => (y / COVER.height) * height
  const size = Math.min(92, ...title.map((line) => (COVER.width - SPINE - 80) / textWidth(line, 1)))
  for (const [index, line] of title.entries()) {
    sheet.add(centredText(line, { x: middle, y: down(122) + (index - (title.length - 1) / 2) * size * 1.06 }, size, ink))
  }
  const face = { x: middle - FACE.width / 2, y: down(414) - FACE.height / 2, ...FACE }
  sheet.add(roundedBox({ ...face, y: face.y + 8 }, 34, `fill="${FACE_LINE}"`), roundedBox(face, 34, `fill="${FACE_GROUND}"`))
  for (const [index, one] of emoji.slice(0, PATTERN.columns * PATTERN.rows).entries()) {
    const [column, row] = [index % PATTERN.columns, Math.floor(index / PATTERN.columns)]
    const centre = {
      x: middle + (column - (PATTERN.columns - 1) / 2) * PATTERN.pitch,
      y: face.y + FACE.height / 2 + (row - (PATTERN.rows - 1) / 2) * PATTERN.pitch,
    }
    sheet.emoji(one, squareAround(centre, PATTERN.emoji))
  }
  for (const [index, levelId] of dice.entries()) {
    const x = middle + (index - (dice.length - 1) / 2) * (DIE + 14)
    sheet.add(levelDie(levelId, squareAround({ x, y: down(646) }, DIE)))
  }
  sheet.add(centredText(levels, { x: middle, y: down(704) }, 34, ink), brandMark({ x: left + 26, y: down(758) - 20 }, 40))
  sheet.add(textFrom('Emojigma', { x: left + 78, y: down(760) }, 32, ink))
}
