import { FACE, FACE_LINE, INK, SUN, SUN_EDGE } from '../svg/colours.ts'
import { roundedBox, squareAround } from '../svg/shapes.ts'
import { sheetOf, type EmojiArt } from '../svg/sheet.ts'
import { centredText } from '../svg/text.ts'

/** As large as sites show the picture of a shared link. */
export const SITE_PICTURE = { width: 1200, height: 630 } as const

const NAME_AT = { x: 600, y: 108 }
const TILE = { x: 110, y: 200, width: 980, height: 350 }
const EDGE_PX = 22
const ROWS = [
  { y: 274, emoji: ['red-apple', 'red-apple'], ends: '= 10' },
  { y: 376, emoji: ['red-apple', 'fox'], ends: '= 12' },
] as const
/** The part to find. */
const ASKED = { y: 478, emoji: 'fox', ends: '= ?' } as const

/** The picture of a shared link to a page without a puzzle: the name, and a puzzle that is solved at a glance. */
export function drawSitePicture(art: EmojiArt): string {
  const sheet = sheetOf(SITE_PICTURE, art, 'site')
  sheet.add(roundedBox({ x: 0, y: 0, ...SITE_PICTURE }, 0, `fill="${SUN}"`))
  sheet.add(centredText('EMOJIGMA', NAME_AT, 130, INK))
  sheet.add(roundedBox({ ...TILE, y: TILE.y + EDGE_PX }, 56, `fill="${SUN_EDGE}"`))
  sheet.add(roundedBox(TILE, 56, `fill="${FACE}" stroke="${FACE_LINE}" stroke-width="2"`))
  for (const { y, emoji, ends } of ROWS) {
    sheet.emoji(emoji[0], squareAround({ x: 330, y }, 92))
    sheet.add(centredText('+', { x: 450, y }, 88, INK))
    sheet.emoji(emoji[1], squareAround({ x: 570, y }, 92))
    sheet.add(...wordsOf(ends, y))
  }
  sheet.emoji(ASKED.emoji, squareAround({ x: 570, y: ASKED.y }, 92))
  sheet.add(...wordsOf(ASKED.ends, ASKED.y))
  return sheet.toSvg()
}

/** The sign and what follows it: there is no outline of a space. */
function wordsOf(ends: string, y: number): readonly string[] {
  const [sign = '', number = ''] = ends.split(' ')
  return [centredText(sign, { x: 700, y }, 88, INK), centredText(number, { x: 840, y }, 96, INK)]
}
