/** SVG path data as the operators of a PDF content stream: m, l, c and h.
 *  @throws RangeError for a command that no drawing of ours has
 *  Source: W3C, SVG 2, 9.3 Path data; ISO 32000-1, 8.5.2 Path construction operators */
export function pathOperators(d: string): string {
  const pen = new Pen()
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) pen.run(letter, numbersOf(letter, rest))
  return pen.operators.join(' ')
}

/** Formats a length at more than printing precision, as short as possible. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const ARC =
  /([+-]?(?:\d+\.?\d*|\.\d+))[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/g

/** The flags of an arc may be written without separators. */
function numbersOf(letter: string, text: string): number[] {
  if (letter.toUpperCase() === 'A') return [...text.matchAll(ARC)].flatMap((match) => match.slice(1).map(Number))
  return (text.match(NUMBER) ?? []).map(Number)
}

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

class Pen {
  readonly operators: string[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** Where the last curve's second handle was, which a smooth one mirrors. */
  #handle: { readonly of: 'C' | 'Q'; readonly x: number; readonly y: number } | undefined

  run(letter: string, numbers: readonly number[]): void {
    const takes = TAKES[letter.toUpperCase()]
    if (takes === undefined) throw new RangeError(`no path command ${letter}`)
    if (takes === 0) return this.#close()
    for (let index = 0; index + takes <= numbers.length; index += takes) {
      // Further points of a move are lines.
      const again = index > 0 && letter.toUpperCase() === 'M' ? (letter === 'M' ? 'L' : 'l') : letter
      this.#step(again, numbers.slice(index, index + takes))
    }
  }

  #step(letter: string, given: readonly number[]): void {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    if (command === 'A') return this.#arc(given, isRelative)
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0]
    if (command === 'H') return this.#line((given[0] ?? 0) + dx, this.#y)
    if (command === 'V') return this.#line(this.#x, (given[0] ?? 0) + dy)
    const at = given.map((value, index) => value + (index % 2 === 0 ? dx : dy))
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = at
    switch (command) {
      case 'M':
        return this.#move(a, b)
      case 'L':
        return this.#line(a, b)
      case 'C':
        return this.#curve(a, b, c, e, f, g)
      case 'S': {
        const [x, y] = this.#mirrored('C')
        return this.#curve(x, y, a, b, c, e)
      }
      case 'Q':
        return this.#quadratic(a, b, c, e)
      default: {
        const [x, y] = this.#mirrored('Q')
        return this.#quadratic(x, y, a, b)
      }
    }
  }

  #move(x: number, y: number): void {
    this.#write(x, y, 'm')
    ;[this.#startX, this.#startY] = [x, y]
  }

  #line(x: number, y: number): void {
    this.#write(x, y, 'l')
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#write(x, y, 'c', [x1, y1, x2, y2])
    this.#handle = { of: 'C', x: x2, y: y2 }
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y]
    const third = (end: number, handle: number) => end + (2 / 3) * (handle - end)
    this.#write(x, y, 'c', [third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy)])
    this.#handle = { of: 'Q', x: cx, y: cy }
  }

  #mirrored(of: 'C' | 'Q'): readonly [number, number] {
    if (this.#handle?.of !== of) return [this.#x, this.#y]
    return [2 * this.#x - this.#handle.x, 2 * this.#y - this.#handle.y]
  }

  #close(): void {
    this.operators.push('h')
    ;[this.#x, this.#y] = [this.#startX, this.#startY]
    this.#handle = undefined
  }

  #write(x: number, y: number, operator: string, handles: readonly number[] = []): void {
    this.operators.push([...handles, x, y].map(short).join(' '), operator)
    ;[this.#x, this.#y] = [x, y]
    this.#handle = undefined
  }

  /** Source: W3C, SVG 2, appendix B.2.4 Conversion from endpoint to centre parameterisation */
  #arc(given: readonly number[], isRelative: boolean): void {
    const [givenRx = 0, givenRy = 0, degrees = 0, isLarge = 0, isClockwise = 0, givenX = 0, givenY = 0] = given
    const [fromX, fromY] = [this.#x, this.#y]
    const [x, y] = isRelative ? [fromX + givenX, fromY + givenY] : [givenX, givenY]
    if (givenRx === 0 || givenRy === 0) return this.#line(x, y)
    if (x === fromX && y === fromY) return
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const [halfX, halfY] = [(fromX - x) / 2, (fromY - y) / 2]
    const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
    const grown = Math.max(1, Math.hypot(px / givenRx, py / givenRy))
    const [rx, ry] = [Math.abs(givenRx) * grown, Math.abs(givenRy) * grown]
    const beside = (rx * py) ** 2 + (ry * px) ** 2
    const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - beside) / beside))
    const [cxTurned, cyTurned] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
    const [cx, cy] = [cos * cxTurned - sin * cyTurned + (fromX + x) / 2, sin * cxTurned + cos * cyTurned + (fromY + y) / 2]
    const start = Math.atan2((py - cyTurned) / ry, (px - cxTurned) / rx)
    let sweep = Math.atan2((-py - cyTurned) / ry, (-px - cxTurned) / rx) - start
    if (isClockwise === 1 && sweep < 0) sweep += 2 * Math.PI
    if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI
    const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
    const step = sweep / parts
    const reach = (4 / 3) * Math.tan(step / 4)
    const on = (ux: number, uy: number) => [cx + cos * rx * ux - sin * ry * uy, cy + sin * rx * ux + cos * ry * uy] as const
    for (let part = 0; part < parts; part += 1) {
      const [a, b] = [start + part * step, start + (part + 1) * step]
      const one = on(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a))
      const two = on(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b))
      const [endX, endY] = part === parts - 1 ? [x, y] : on(Math.cos(b), Math.sin(b))
      this.#curve(...one, ...two, endX, endY)
    }
    this.#handle = undefined
  }
}
