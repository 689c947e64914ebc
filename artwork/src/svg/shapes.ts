/** Lengths are in units of the picture's view box. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Formats a number at more than visible precision, as short as possible. */
export function fixed(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)))
}

export function squareAround(centre: Point, side: number): Box {
  return { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side }
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** @param paint attributes such as `fill="#fff"` */
export function roundedBox(box: Box, radius: number, paint: string): string {
  return `<rect x="${fixed(box.x)}" y="${fixed(box.y)}" width="${fixed(box.width)}" height="${fixed(box.height)}" rx="${fixed(radius)}" ${paint}/>`
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by }
}
