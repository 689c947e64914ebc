import { m } from '@emojigma/messages'
import { pictureSize } from '@emojigma/artwork/svg/draw.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The default picture of shared links; `npm run site-picture -w artwork` draws it. */
export const SITE_PICTURE = { path: '/share.png', width: 1200, height: 630, alt: m['search_engines.site_picture']() } as const

/** The size of a puzzle's picture; its width is in the address. */
export function sizeOfPicture(path: string, typeId: PuzzleTypeId): { readonly width: number; readonly height: number } {
  const { width, height } = pictureSize({ typeId })
  const widthPx = Number(/_(\d+)\.\w+$/.exec(path)?.[1])
  return { width: widthPx, height: Math.round((widthPx * height) / width) }
}
