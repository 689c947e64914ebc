import { DIRECTIONS, type Change } from '@emojigma/engine/emoji/variant.ts'
import { centreOf, type Box } from '../svg/shapes.ts'
import { isWithin, lightnessOf, partsOf, type Part } from './parts.ts'

const LEANS = [-20, -14, -9, -6, 6, 9, 14, 20]
const MOVES = [10, 16, 24]
const SHADES = [-24, -17, -12, 12, 17, 24]
/** Drawings with more parts are too busy for a missing one to be noticed. */
const MOST_PARTS = 24
/** Sides of the boxes of parts that may be changed, in thirty-seconds of the drawing's side. */
const SMALLEST = 1.4
const LARGEST_MOVED = 13

/** Possible changes of a drawing; measuring tells which are visible, and how well. */
export function changesOf(drawing: string): Change[] {
  const parts = partsOf(drawing)
  const whole: Change[] = [{ kind: 'mirror' }, ...LEANS.map((degrees): Change => ({ kind: 'turn', degrees }))]
  if (parts.length > MOST_PARTS) return whole
  return [...whole, ...parts.flatMap((part, number) => (isLoose(part, parts) ? changesOfPart(part, number, parts) : []))]
}

function changesOfPart(part: Part, number: number, parts: readonly Part[]): Change[] {
  const { width, height } = part.box
  const isSmall = Math.max(width, height) <= LARGEST_MOVED
  const shades = part.fill === undefined ? [] : SHADES.map((lightness): Change => ({ kind: 'shade', part: number, lightness }))
  if (!isSmall) return shades
  return [
    { kind: 'less', part: number },
    { kind: 'flip', part: number },
    ...(isEye(part, parts) ? [{ kind: 'wink', part: number } as const] : []),
    ...DIRECTIONS.flatMap((towards) => MOVES.map((tenths): Change => ({ kind: 'move', part: number, towards, tenths }))),
    ...shades,
  ]
}

/** Whether a part is visible and not a hole in another one of its path. */
function isLoose(part: Part, parts: readonly Part[]): boolean {
  const { width, height } = part.box
  if (Math.max(width, height) < SMALLEST) return false
  return !parts.some(
    (other) => other !== part && other.path === part.path && (overlaps(other.box, part.box) || overlaps(part.box, other.box)),
  )
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

/** A dark dot on something, or the white around one, in the upper part, with a similar one at the same height. */
function isEye(part: Part, parts: readonly Part[]): boolean {
  const { box, fill } = part
  const isRound = Math.min(box.width, box.height) >= 1.5 && Math.max(box.width, box.height) <= 10 && box.width < 1.4 * box.height
  if (box.height > 1.7 * box.width) return false
  if (!isRound || centreOf(box).y > 21 || parts.filter((other) => isTwin(part, other)).length !== 1) return false
  const inside = parts.filter((other) => other.path > part.path && isWithin(other.box, box))
  const isOnFace = parts.some((other) => other.path < part.path && isWithin(box, other.box) && other.box.width > 2 * box.width)
  if (!isOnFace || fill === undefined) return false
  if (lightnessOf(part) > LIGHT) {
    const isNear = parts.some((other) => isTwin(part, other) && Math.abs(other.box.x - part.box.x) < NEAR * box.width)
    return isNear && inside.some((other) => lightnessOf(other) < DARK)
  }
  const isInEyeball = parts.some((other) => other.path < part.path && isWithin(box, other.box) && other.box.width < 3.5 * box.width)
  return lightnessOf(part) < DARK && box.width <= 4.6 && !isInEyeball
}

/** Largest distance of two eyes with white. */
const NEAR = 2.2
const LIGHT = 85
const DARK = 40

function isTwin(part: Part, other: Part): boolean {
  return (
    other !== part &&
    other.fill === part.fill &&
    Math.abs(other.box.width - part.box.width) < 0.3 &&
    Math.abs(other.box.height - part.box.height) < 0.3 &&
    Math.abs(other.box.y - part.box.y) < 0.4 &&
    Math.abs(other.box.x - part.box.x) > part.box.width
  )
}
