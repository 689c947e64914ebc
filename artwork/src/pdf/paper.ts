import type { Emoji } from '@emojigma/engine/question.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { create, type QRCode } from 'qrcode'
import { GLYPHS, UNITS_PER_EM } from '../svg/glyphs.ts'
import { fixed, type Box, type Point } from '../svg/shapes.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import type { Inks } from './inks.ts'
import { pathOperators, short } from './path-operators.ts'
import { readSvg, type SvgElement } from './svg-elements.ts'
import { unpackedFont } from './unpacked-font.ts'

/** Sizes of paper in points: 1/72 inch. */
export const PAPER_SIZES = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const
export const BLACK = '#1a1a1a'
export const GREY = '#6b6b6b'

export interface PaperOptions {
  readonly size: { readonly width: number; readonly height: number }
  readonly title: string
  readonly art: EmojiArt
  /** Milliseconds since 1970; the same document has the same bytes at the same time. */
  readonly createdAtMs: number
}

export interface TextOptions {
  readonly size: number
  readonly weight?: 'normal' | 'bold'
  readonly align?: 'left' | 'centre' | 'right'
  readonly colour?: string
}

/** Markup of a piece of a drawing: each emoji is named in its symbol instead of drawn there. */
export const NAMED_ART: EmojiArt = (emoji) => emoji

const FONTS = { normal: 'fredoka-latin-400-normal.woff', bold: 'fredoka-latin-600-normal.woff' } as const
const CHARACTERS = new Map(Object.entries(GLYPHS).map(([character, { outline }]) => [outline, character]))
/** Both of Fredoka: kerning would let a text end elsewhere than its drawing. */
const NO_KERNING = { kern: false, liga: false } as unknown as []

const fontFiles = new Map<string, Buffer>()
function fontFile(name: string): Buffer {
  const kept = fontFiles.get(name) ?? unpackedFont(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/fredoka/files/${name}`))))
  fontFiles.set(name, kept)
  return kept
}

interface Look {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly opacity: number
}
const FIRST_LOOK: Look = { fill: '#000', stroke: 'none', strokeWidth: 1, opacity: 1 }

/** A PDF being drawn, in vectors alone: numbers and letters are text in Fredoka, and each emoji's paths stand in the file once.
 *  Lengths are in points, y grows downwards. */
export class Paper {
  readonly size: PaperOptions['size']
  /** Replaced for a page in other colours. */
  inks: Inks
  readonly #art: EmojiArt
  readonly #pdf: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>
  readonly #forms = new Map<string, { readonly name: string; readonly ref: PDFKit.PDFKitReference }>()
  readonly #opacities = new Map<number, { readonly name: string; readonly ref: PDFKit.PDFKitReference }>()

  constructor({ size, title, art, createdAtMs }: PaperOptions, inks: Inks) {
    this.size = size
    this.inks = inks
    this.#art = art
    const date = new Date(createdAtMs)
    this.#pdf = new PDFDocument({
      size: [size.width, size.height],
      margin: 0,
      autoFirstPage: false,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.5',
      info: { Title: title, Author: 'Emojigma', Creator: 'Emojigma', Producer: 'Emojigma', CreationDate: date, ModDate: date },
    })
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#pdf.on('error', reject)
    })
    for (const [weight, name] of Object.entries(FONTS)) this.#pdf.registerFont(weight, fontFile(name))
  }

  newPage(): void {
    this.#pdf.addPage()
  }

  async toPdf(): Promise<Buffer> {
    this.#pdf.end()
    return this.#ended
  }

  textWidth(text: string, { size, weight = 'normal' }: TextOptions): number {
    return this.#pdf.font(weight).fontSize(size).widthOfString(text, { features: NO_KERNING })
  }

  /** A line of text on a baseline. */
  text(text: string, { x, y }: Point, options: TextOptions): void {
    const { size, weight = 'normal', align = 'left', colour = BLACK } = options
    const width = align === 'left' ? 0 : this.textWidth(text, options)
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    this.#write(text, left, y, size, weight, colour)
  }

  line(from: Point, to: Point, { width = 1, colour = BLACK, dash }: { width?: number; colour?: string; dash?: string } = {}): void {
    this.svg(
      `<path d="M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}" fill="none" stroke="${colour}" stroke-width="${width}"` +
        `${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`,
    )
  }

  /** Draws between them turned by half a circle about a point. */
  upsideDown({ x, y }: Point, draw: () => void): void {
    this.#pdf.save()
    this.#pdf.transform(-1, 0, 0, -1, 2 * x, 2 * y)
    draw()
    this.#pdf.restore()
  }

  /** A drawing of ours in a box, as large as fits and in its middle.
   *  @param svg a whole document, drawn with `NAMED_ART` */
  picture(svg: string, box: Box): void {
    const [root] = readSvg(svg)
    if (!root) return
    const [, , width = 1, height = 1] = numbers(root.attributes['viewBox'])
    const scale = Math.min(box.width / width, box.height / height)
    this.#pdf.save()
    this.#pdf.transform(scale, 0, 0, scale, box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2)
    this.#drawAll(root.children, FIRST_LOOK, symbolsOf(root))
    this.#pdf.restore()
  }

  /** Markup in the page's own lengths. */
  svg(markup: string): void {
    this.#drawAll(readSvg(markup), FIRST_LOOK, new Map())
  }

  emoji(emoji: Emoji, box: Box): void {
    this.#placeEmoji(emoji, box, 1)
  }

  /** A QR code of a text, its quiet zone inside the box. */
  qr(text: string, { x, y, width }: Box): void {
    const { modules }: QRCode = create(text, { errorCorrectionLevel: 'M' })
    const quiet = 4
    const side = width / (modules.size + 2 * quiet)
    const rows: string[] = []
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (!modules.get(row, column)) continue
        rows.push(`${short(x + (column + quiet) * side)} ${short(y + (row + quiet) * side)} ${short(side)} ${short(side)} re`)
      }
    }
    this.#add(`q 0 0 0 rg ${rows.join(' ')} f Q`)
  }

  #add(operators: string): void {
    ;(this.#pdf as unknown as { addContent(data: string): void }).addContent(operators)
  }

  #write(text: string, x: number, y: number, size: number, weight: 'normal' | 'bold', colour: string): void {
    const [red, green, blue] = this.inks.of(colour, 'text').map((channel) => Math.round(channel * 255))
    this.#pdf.font(weight).fontSize(size)
    this.#pdf.fillColor([red ?? 0, green ?? 0, blue ?? 0])
    this.#pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: NO_KERNING })
  }

  #drawAll(elements: readonly SvgElement[], look: Look, symbols: ReadonlyMap<string, Emoji>): void {
    for (const element of elements) this.#draw(element, look, symbols)
  }

  #draw(element: SvgElement, outer: Look, symbols: ReadonlyMap<string, Emoji>): void {
    const { name, attributes, children } = element
    if (name === 'symbol') return
    const look = lookOf(attributes, outer)
    if (name === 'use') {
      const emoji = symbols.get(attributes['href'] ?? '')
      if (emoji !== undefined) this.#placeEmoji(emoji, boxOf(attributes), look.opacity)
      return
    }
    const written = writtenIn(element)
    if (written) {
      return this.#write(written.text, written.x, written.y, written.size, 'bold', look.fill)
    }
    const moved = matrixOf(name, attributes)
    if (moved) {
      this.#pdf.save()
      this.#pdf.transform(...moved)
    }
    if (name === 'svg' || name === 'g') this.#drawAll(children, look, symbols)
    else this.#add(shapeOperators(name, attributes, look, this.inks, (opacity) => this.#opacityOf(opacity)))
    if (moved) this.#pdf.restore()
  }

  #placeEmoji(emoji: Emoji, { x, y, width, height }: Box, opacity: number): void {
    const form = this.#formOf(emoji)
    const resources = this.#pdf.page as unknown as { xobjects: Record<string, unknown> }
    resources.xobjects[form.name] = form.ref
    const faded = opacity < 1 ? `${this.#opacityOf(opacity)} gs ` : ''
    this.#add(`q ${faded}${short(width / 32)} 0 0 ${short(height / 32)} ${short(x)} ${short(y)} cm /${form.name} Do Q`)
  }

  /** An emoji's paths as a form of the document, made when it is first placed in these colours. */
  #formOf(emoji: Emoji): { readonly name: string; readonly ref: PDFKit.PDFKitReference } {
    const key = `${emoji} ${this.inks.of('#ff0000', 'fill').join(' ')}`
    const kept = this.#forms.get(key)
    if (kept) return kept
    const opacities: Record<string, unknown> = {}
    const paint = (elements: readonly SvgElement[], outer: Look): string =>
      elements
        .map(({ name, attributes, children }) => {
          const look = lookOf(attributes, outer)
          const moved = matrixOf(name, attributes)
          const inner =
            name === 'g'
              ? paint(children, look)
              : shapeOperators(name, attributes, look, this.inks, (opacity) => this.#opacityOf(opacity, opacities))
          return moved ? `q ${moved.map(short).join(' ')} cm ${inner} Q` : inner
        })
        .join('\n')
    const content = paint(readSvg(this.#art(emoji)), FIRST_LOOK)
    const ref = this.#pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 32, 32],
      Resources: { ExtGState: opacities },
    })
    ref.end(Buffer.from(content))
    const form = { name: `E${this.#forms.size + 1}`, ref }
    this.#forms.set(key, form)
    return form
  }

  /** @param resources of a form; absent = those of the page
   *  @returns the name of the graphics state with this opacity */
  #opacityOf(opacity: number, resources?: Record<string, unknown>): string {
    let state = this.#opacities.get(opacity)
    if (!state) {
      const ref = this.#pdf.ref({ Type: 'ExtGState', ca: opacity, CA: opacity })
      ref.end()
      state = { name: `O${this.#opacities.size + 1}`, ref }
      this.#opacities.set(opacity, state)
    }
    const into = resources ?? (this.#pdf.page as unknown as { ext_gstates: Record<string, unknown> }).ext_gstates
    into[state.name] = state.ref
    return `/${state.name}`
  }
}

/** A text that is drawn as outlines, read back. */
function writtenIn({
  name,
  children,
}: SvgElement): { readonly text: string; readonly x: number; readonly y: number; readonly size: number } | undefined {
  if (name !== 'g' || children.length === 0) return undefined
  const characters = children.map((child) => (child.name === 'path' ? CHARACTERS.get(child.attributes['d'] ?? '') : undefined))
  if (characters.some((character) => character === undefined)) return undefined
  const [, x, y, scale] = /^translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)$/.exec(children[0]?.attributes['transform'] ?? '') ?? []
  return { text: characters.join(''), x: Number(x), y: Number(y), size: Number(scale) * UNITS_PER_EM }
}

/** By `#id`. */
function symbolsOf(root: SvgElement): ReadonlyMap<string, Emoji> {
  const symbols = root.children.filter(({ name }) => name === 'symbol')
  return new Map(symbols.map(({ attributes, text }) => [`#${attributes['id']}`, text]))
}

function lookOf(attributes: SvgElement['attributes'], outer: Look): Look {
  const { fill = outer.fill, stroke = outer.stroke } = attributes
  const strokeWidth = Number(attributes['stroke-width'] ?? outer.strokeWidth)
  const opacity = outer.opacity * Number(attributes['opacity'] ?? 1) * Number(attributes['fill-opacity'] ?? 1)
  return { fill, stroke, strokeWidth, opacity }
}

function shapeOperators(
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

type Matrix = [number, number, number, number, number, number]

/** What an element is moved by: its `transform`, or the place of a drawing in another one. */
function matrixOf(name: string, attributes: SvgElement['attributes']): Matrix | undefined {
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

function boxOf(attributes: SvgElement['attributes']): Box {
  const at = (key: string) => Number(attributes[key] ?? 0)
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') }
}

function numbers(text = ''): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}
