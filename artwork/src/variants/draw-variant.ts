import type { Change, Direction } from '@emojigma/engine/emoji/variant.ts'
import { centreOf, type Box, type Point } from '../svg/shapes.ts'
import { movedOutline, pathDataOf, type Outline } from './outline.ts'
import { isWithin, lightnessOf, partsOf, withPath, type Part } from './parts.ts'
import { shaded } from './shaded.ts'

const MIDDLE = 16
const STEPS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** Applies a change to a drawing of 32 × 32.
 *  @throws RangeError for an unknown part, or shading of a part without a plain colour */
export function drawVariant(drawing: string, change: Change): string {
  switch (change.kind) {
    case 'mirror':
      return `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawing}</g>`
    case 'turn':
      return `<g transform="rotate(${change.degrees} ${MIDDLE} ${MIDDLE})">${drawing}</g>`
    case 'shade':
      return withShade(drawing, change.part, change.lightness)
    case 'wink':
      return withClosedEye(drawing, change.part)
    default:
      return withOutline(drawing, change.part, changedOutline(change))
  }
}

/** The replacement of an outline; undefined for one that is removed. */
function changedOutline(
  change: Exclude<Change, { readonly kind: 'mirror' | 'turn' | 'shade' | 'wink' }>,
): (part: Part) => readonly Outline[] {
  switch (change.kind) {
    case 'less':
      return () => []
    case 'flip':
      return ({ outline, box }) => [movedOutline(outline, ({ x, y }) => ({ x, y: 2 * centreOf(box).y - y }))]
    case 'move': {
      const { x: dx, y: dy } = STEPS[change.towards]
      const by = change.tenths / 10
      return ({ outline }) => [movedOutline(outline, ({ x, y }) => ({ x: x + by * dx, y: y + by * dy }))]
    }
  }
}

function withOutline(drawing: string, number: number, changed: (part: Part) => readonly Outline[]): string {
  const { parts, part } = partAt(drawing, number)
  const outlines = parts.flatMap((each, index) => (each.path !== part.path ? [] : index === number ? changed(each) : [each.outline]))
  return withPath(drawing, part.path, (attributes) => (outlines.length > 0 ? `<path${attributes} d="${pathDataOf(outlines)}"/>` : ''))
}

/** A lid instead of a dot, or of the white of an eye and its contents, in their darkest colour. */
function withClosedEye(drawing: string, number: number): string {
  const { parts, part } = partAt(drawing, number)
  const eye = parts.filter((each) => each === part || (each.path > part.path && isWithin(each.box, part.box)))
  const dark = eye.toSorted((one, other) => lightnessOf(one) - lightnessOf(other))[0] ?? part
  // From the last path on, because empty paths are removed.
  const paths = [...new Set(eye.map(({ path }) => path))].toSorted((one, other) => other - one)
  return paths.reduce((drawn, path) => {
    const rest = parts.filter((each) => each.path === path && !eye.includes(each)).map(({ outline }) => outline)
    const outlines = path === dark.path ? [...rest, closedEye(dark.box)] : rest
    return withPath(drawn, path, (attributes) => (outlines.length > 0 ? `<path${attributes} d="${pathDataOf(outlines)}"/>` : ''))
  }, drawing)
}

/** Makes the part a path of its own, under which the others of its path stay visible. */
function withShade(drawing: string, number: number, lightness: number): string {
  const { parts, part } = partAt(drawing, number)
  const { fill } = part
  if (fill === undefined) throw new RangeError(`part ${number} has no plain colour`)
  const others = parts.filter((each, index) => each.path === part.path && index !== number).map(({ outline }) => outline)
  return withPath(drawing, part.path, (attributes) => {
    const own = attributes.replace(/fill="[^"]*"/, `fill="${shaded(fill, lightness)}"`)
    const rest = others.length > 0 ? `<path${attributes} d="${pathDataOf(others)}"/>` : ''
    return `${rest}<path${own} d="${pathDataOf([part.outline])}"/>`
  })
}

function partAt(drawing: string, number: number): { readonly parts: readonly Part[]; readonly part: Part } {
  const parts = partsOf(drawing)
  const part = parts[number]
  if (!part) throw new RangeError(`no part ${number} among ${parts.length}`)
  return { parts, part }
}

/** A lid across the middle of an eye, as thick as closed eyes in the artwork. */
function closedEye({ x, y, width, height }: Box): Outline {
  const middle = y + height * 0.55
  const [reach, right] = [Math.max(width, 2.6), x + width / 2]
  const [from, to] = [right - reach / 2 - 0.3, right + reach / 2 + 0.3]
  const at = (px: number, py: number): Point => ({ x: px, y: py })
  const bend = reach * 0.5
  const thick = 0.9
  return {
    steps: [
      { letter: 'M', points: [at(from, middle)] },
      { letter: 'C', points: [at(from + reach * 0.3, middle + bend), at(to - reach * 0.3, middle + bend), at(to, middle)] },
      { letter: 'L', points: [at(to - thick * 0.6, middle - thick * 0.6)] },
      {
        letter: 'C',
        points: [
          at(to - reach * 0.35, middle + bend - thick * 1.6),
          at(from + reach * 0.35, middle + bend - thick * 1.6),
          at(from + thick * 0.6, middle - thick * 0.6),
        ],
      },
      { letter: 'Z', points: [] },
    ],
  }
}
