import type { Inks } from './inks.ts'
import { pathOperators, short } from './path-operators.ts'
import { boxOf, numbers, type SvgElement } from './svg-elements.ts'
import type { Box } from '../svg/shapes.ts'

/** Inherited paint of a shape. */
export interface Look {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly opacity: number
}
export const FIRST_LOOK: Look = { fill: '#000', stroke: 'none', strokeWidth: 1, opacity: 1 }

export function lookOf(attributes: SvgElement['attributes'], outer: Look): Look {
  const { fill = outer.fill, stroke = outer.stroke } = attributes
  const strokeWidth = Number(attributes['stroke-width'] ?? outer.strokeWidth)
  const opacity = outer.opacity * Number(attributes['opacity'] ?? 1) * Number(attributes['fill-opacity'] ?? 1)
  return { fill, stroke, strokeWidth, opacity }
}

/** A shape as the operators of a PDF content stream; empty if nothing of it is seen.
 *  @param opacityOf names the graphics state with an opacity
 *  @throws RangeError for a shape that no drawing of ours has
 *  Source: ISO 32000-1, 8.5.3 Path-painting operators */
export function shapeOperators(
  name: string,
  attributes: SvgElement['attributes'],
  { fill, stroke, strokeWidth, opacity }: Look,
  inks: Inks,
  opacityOf: (opacity: number) => string,
): string {
  const path = shapePath(name, attributes)
  if (path === '') return ''
  const isFilled = fill !== 'none'
  const isStroked = stroke !== 'none'
  if (!isFilled && !isStroked) return ''
  const isEvenOdd = attributes['fill-rule'] === 'evenodd'
  const state = [
    opacity < 1 ? `${opacityOf(opacity)} gs` : '',
    isFilled ? `${inks.of(fill, 'fill').map(short).join(' ')} rg` : '',
    isStroked ? `${inks.of(stroke, 'stroke').map(short).join(' ')} RG ${short(strokeWidth)} w` : '',
    isStroked && attributes['stroke-linecap'] === 'round' ? '1 J' : '',
    isStroked && attributes['stroke-dasharray'] !== undefined ? `[${numbers(attributes['stroke-dasharray']).join(' ')}] 0 d` : '',
  ].filter((part) => part !== '')
  const painted = isFilled && isStroked ? 'B' : isFilled ? 'f' : 'S'
  return `q ${state.join(' ')} ${path} ${painted}${isEvenOdd && isFilled ? '*' : ''} Q`
}

function shapePath(name: string, attributes: SvgElement['attributes']): string {
  const at = (key: string) => Number(attributes[key] ?? 0)
  switch (name) {
    case 'path':
      return pathOperators(attributes['d'] ?? '')
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'rect':
      return roundedRect(boxOf(attributes), Number(attributes['rx'] ?? attributes['ry'] ?? 0))
    default:
      throw new RangeError(`no way to print <${name}>`)
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return pathOperators(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`)
}

function roundedRect({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `${[x, y, width, height].map(short).join(' ')} re`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return pathOperators(
    `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`,
  )
}
