import { isBoardType, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Translated } from '@emojigma/messages/shape.ts'
import type * as NameWords from '@emojigma/messages/words/names.ts'
import { puzzleTitle, type NamedPuzzle } from '../rules/puzzle-title.ts'

/** Least, default and largest width of a puzzle's frame.
 *  Source: docs/product.md, Embedded puzzles */
export const EMBED_WIDTH_PX = { least: 320, usual: 480, most: 800 } as const

/** Frame heights of boards and of the other types. */
const BOARD_HEIGHT_PX = 800
const TYPED_HEIGHT_PX = 680

export interface FrameSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** A page with a single puzzle, for frames on other sites. */
export function embedPath(puzzleId: number): string {
  return `/embed/${puzzleId}`
}

/** The size of a puzzle's frame.
 *  @param most space in the surrounding page; absent = any */
export function frameSize(typeId: PuzzleTypeId, most: { readonly [K in keyof FrameSize]?: FrameSize[K] | undefined } = {}): FrameSize {
  const { widthPx = EMBED_WIDTH_PX.usual, heightPx = Infinity } = most
  return {
    widthPx: Math.min(widthPx, EMBED_WIDTH_PX.most),
    heightPx: Math.min(heightPx, isBoardType(typeId) ? BOARD_HEIGHT_PX : TYPED_HEIGHT_PX),
  }
}

/** The HTML that embeds a puzzle in another site.
 *  @param origin of this site, without a trailing slash */
export function frameHtml(
  origin: string,
  puzzle: NamedPuzzle,
  words: Translated<typeof NameWords>,
  { widthPx, heightPx } = frameSize(puzzle.typeId),
): string {
  return (
    `<iframe src="${origin}${embedPath(puzzle.id)}" title="Emojigma: ${puzzleTitle(puzzle, words)}" width="${widthPx}" height="${heightPx}"` +
    ' style="max-width:100%;border:0" allow="clipboard-write; web-share" loading="lazy"></iframe>'
  )
}
