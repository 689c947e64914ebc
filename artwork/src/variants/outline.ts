import { pathOperators, short } from '../pdf/path-operators.ts'
import type { Box, Point } from '../svg/shapes.ts'

/** A closed outline of straight lines and cubic curves, in absolute coordinates. */
export interface Outline {
  readonly steps: readonly OutlineStep[]
}

export interface OutlineStep {
  readonly letter: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly Point[]
}

const LETTERS: Readonly<Record<string, OutlineStep['letter']>> = { m: 'M', l: 'L', c: 'C', h: 'Z' }

/** The outlines of SVG path data, in drawing order. */
export function outlinesOf(d: string): Outline[] {
  const outlines: OutlineStep[][] = []
  let numbers: number[] = []
  for (const token of pathOperators(d).split(' ')) {
    const letter = LETTERS[token]
    if (!letter) {
      numbers.push(Number(token))
      continue
    }
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    }))
    numbers = []
    if (letter === 'M') outlines.push([{ letter, points }])
    else outlines.at(-1)?.push({ letter, points })
  }
  return outlines.map((steps) => ({ steps }))
}

/** Formats outlines as path data. */
export function pathDataOf(outlines: readonly Outline[]): string {
  return outlines
    .flatMap(({ steps }) => steps)
    .map(({ letter, points }) => letter + points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' '))
    .join('')
}

/** The bounding box of all points and handles: as large as the outline, or slightly larger. */
export function boxOfOutline({ steps }: Outline): Box {
  const points = steps.flatMap(({ points: each }) => each)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Maps every point of an outline. */
export function movedOutline({ steps }: Outline, place: (point: Point) => Point): Outline {
  return { steps: steps.map(({ letter, points }) => ({ letter, points: points.map(place) })) }
}
