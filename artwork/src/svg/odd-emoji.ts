import type { OddEmojiQuestion } from '@emojigma/engine/question.ts'
import { FACE_HIGHLIGHT, ODD } from './colours.ts'
import { centreOf, fixed, roundedBox, squareAround, type Box, type Point } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The picture is square and holds the emoji cells only, edge to edge, so that a page can lay cells and labels over it. */
export const ODD_PICTURE = { width: 800, height: 800 } as const

const EMOJI = 0.86

/** The position of the cells in the picture's units: cell (row, column) starts at origin + index × cell. */
export function oddPictureGeometry(side: number): { readonly sizePx: number; readonly originPx: Point; readonly cellPx: number } {
  return { sizePx: ODD_PICTURE.width, originPx: { x: 0, y: 0 }, cellPx: ODD_PICTURE.width / side }
}

/** @param isAnswer rings the odd one and fades the crowd */
export function drawOddEmoji(sheet: Sheet, { emoji: [crowd, odd], side, row, column }: OddEmojiQuestion, isAnswer: boolean): void {
  const { cellPx } = oddPictureGeometry(side)
  const boxAt = (index: number): Box => ({
    x: (index % side) * cellPx,
    y: Math.floor(index / side) * cellPx,
    width: cellPx,
    height: cellPx,
  })
  const oddIndex = row * side + column
  const drawEmoji = (index: number) => sheet.emoji(index === oddIndex ? odd : crowd, squareAround(centreOf(boxAt(index)), cellPx * EMOJI))
  const everywhere = Array.from({ length: side * side }, (_, index) => index)

  if (!isAnswer) {
    for (const index of everywhere) drawEmoji(index)
    return
  }
  sheet.add('<g opacity=".4">')
  for (const index of everywhere) if (index !== oddIndex) drawEmoji(index)
  sheet.add('</g>', ring(boxAt(oddIndex), cellPx))
  drawEmoji(oddIndex)
}

function ring(box: Box, cellPx: number): string {
  const stroke = Math.max(5, cellPx * 0.09)
  const paint = `fill="${FACE_HIGHLIGHT}" stroke="${ODD}" stroke-width="${fixed(stroke)}"`
  return roundedBox(squareAround(centreOf(box), cellPx - stroke), cellPx * 0.22, paint)
}
