import { contrast, luminanceOf } from './colour.ts'
import { FACE_LIGHTNESS, PIXELS, SIDE, type Icon } from './icon.ts'

const FACE_LUMINANCE = luminanceOf(FACE_LIGHTNESS)
/** An outline is weak where half of it stays below the first contrast to a tile's face, or a quarter of it below the second. */
const WEAK_HALF = 1.48
const WEAK_QUARTER = 1.2

/** Is the outline too weak for a small cell? */
export function isPale(icon: Icon): boolean {
  const contrasts = outlineOf(icon)
    .map((pixel) => contrast(FACE_LUMINANCE, luminanceOf(icon.lab.usual[3 * pixel] ?? 0)))
    .toSorted((one, other) => one - other)
  const at = (share: number) => contrasts[Math.floor(contrasts.length * share)] ?? 1
  return at(0.5) < WEAK_HALF || at(0.25) < WEAK_QUARTER
}

/** Covered pixels beside an uncovered one. */
function outlineOf({ coverage }: Icon): number[] {
  const covered = (x: number, y: number) => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (coverage[y * SIDE + x] ?? 0))
  return Array.from({ length: PIXELS }, (_, pixel) => pixel).filter((pixel) => {
    const x = pixel % SIDE
    const y = Math.floor(pixel / SIDE)
    if (covered(x, y) < 0.6) return false
    return Math.min(covered(x - 1, y), covered(x + 1, y), covered(x, y - 1), covered(x, y + 1)) < 0.4
  })
}
