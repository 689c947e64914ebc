import { boxOf, numbers, type SvgElement } from './svg-elements.ts'

/** As PDF and SVG write one: a, b, c, d, e, f. */
export type Matrix = [number, number, number, number, number, number]

/** The transform of an element: its `transform`, or the place of a drawing in another one. */
export function matrixOf(name: string, attributes: SvgElement['attributes']): Matrix | undefined {
  if (name === 'svg') {
    const { x, y, width } = boxOf(attributes)
    const [, , boxWidth = 1] = numbers(attributes['viewBox'])
    const scale = width / boxWidth
    return [scale, 0, 0, scale, x, y]
  }
  const { transform } = attributes
  if (transform === undefined) return undefined
  return [...transform.matchAll(/([a-z]+)\(([^)]*)\)/g)].reduce<Matrix>(
    (before, [, kind = '', values = '']) => times(before, oneMatrix(kind, numbers(values))),
    [1, 0, 0, 1, 0, 0],
  )
}

function oneMatrix(kind: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  switch (kind) {
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f]
    case 'rotate': {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      const [x, y] = [b ?? 0, c ?? 0]
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
    }
    default:
      throw new RangeError(`no way to print ${kind}()`)
  }
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
