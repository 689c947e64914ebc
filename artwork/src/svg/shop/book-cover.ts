import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { brandMark } from '../brand-mark.ts'
import { FACE, FACE_LINE, INK } from '../colours.ts'
import { levelDie } from '../level-die.ts'
import { roundedBox, squareAround } from '../shapes.ts'
import { prefixFor, sheetOf, type EmojiArt } from '../sheet.ts'
import { centredText, textFrom, textWidth } from '../text.ts'

/** View box of a cover: the 3:4 of a book. */
export const COVER = { width: 600, height: 800 } as const

export interface BookCover {
  /** Its title, line by line. */
  readonly title: readonly string[]
  /** The levels of its puzzles in words, as the pages name them. */
  readonly levels: string
  /** One die for each level. */
  readonly dice: readonly LevelId[]
  /** Twelve, for its pattern. */
  readonly emoji: readonly Emoji[]
  readonly ground: string
  /** Of what is written on the ground. */
  readonly ink: string
}

const SPINE = 34
const MIDDLE = (COVER.width + SPINE) / 2
const PATTERN = { columns: 4, rows: 3, pitch: 112, emoji: 82 } as const
const FACE_BOX = { x: MIDDLE - 240, y: 232, width: 480, height: 364 } as const
const DIE = 54

/** The cover of a puzzle book as a self-contained SVG document.
 *  @throws RangeError for an emoji or a character that cannot be drawn */
export function drawBookCover(cover: BookCover, art: EmojiArt): string {
  const { title, levels, dice, emoji, ground, ink } = cover
  const sheet = sheetOf(COVER, art, prefixFor(cover))
  sheet.add(
    roundedBox({ x: 0, y: 0, ...COVER }, 22, `fill="${ground}"`),
    `<path d="M22 0H${SPINE}V${COVER.height}H22A22 22 0 0 1 0 ${COVER.height - 22}V22A22 22 0 0 1 22 0z" fill="${INK}" fill-opacity=".22"/>`,
  )
  const size = Math.min(92, ...title.map((line) => (COVER.width - SPINE - 80) / textWidth(line, 1)))
  for (const [index, line] of title.entries()) {
    sheet.add(centredText(line, { x: MIDDLE, y: 122 + (index - (title.length - 1) / 2) * size * 1.06 }, size, ink))
  }
  sheet.add(roundedBox({ ...FACE_BOX, y: FACE_BOX.y + 8 }, 34, `fill="${FACE_LINE}"`), roundedBox(FACE_BOX, 34, `fill="${FACE}"`))
  for (const [index, one] of emoji.slice(0, PATTERN.columns * PATTERN.rows).entries()) {
    const [column, row] = [index % PATTERN.columns, Math.floor(index / PATTERN.columns)]
    const centre = {
      x: MIDDLE + (column - (PATTERN.columns - 1) / 2) * PATTERN.pitch,
      y: FACE_BOX.y + FACE_BOX.height / 2 + (row - (PATTERN.rows - 1) / 2) * PATTERN.pitch,
    }
    sheet.emoji(one, squareAround(centre, PATTERN.emoji))
  }
  for (const [index, levelId] of dice.entries()) {
    const x = MIDDLE + (index - (dice.length - 1) / 2) * (DIE + 14)
    sheet.add(levelDie(levelId, squareAround({ x, y: 646 }, DIE)))
  }
  sheet.add(centredText(levels, { x: MIDDLE, y: 704 }, 34, ink), brandMark({ x: SPINE + 26, y: 738 }, 40))
  sheet.add(textFrom('Emojigma', { x: SPINE + 78, y: 760 }, 32, ink))
  return sheet.toSvg()
}
