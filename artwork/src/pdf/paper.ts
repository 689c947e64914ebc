import Pdf from 'pdfkit'
import type { Emoji } from '@emojigma/engine/question.ts'
import { create, type QRCode } from 'qrcode'
import type { PrintWords } from '../print-words.ts'
import { type Box, fixed, type Point } from '../svg/shapes.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import type { Inks } from './inks.ts'
import { matrixOf } from './matrices.ts'
import { fontFile, NO_KERNING, type Run, runsOf, type Weight } from './paper-fonts.ts'
import { short } from './path-operators.ts'
import { FIRST_LOOK, type Look, lookOf, shapeOperators } from './shape-operators.ts'
import { boxOf, numbers, readSvg, type SvgElement } from './svg-elements.ts'
import { symbolsOf, writtenIn } from './written-text.ts'

/** Sizes of paper in points: 1/72 inch. */
export const PAPER_SIZES = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const
export const BLACK = '#1a1a1a'
export const GREY = '#6b6b6b'

export interface PaperOptions {
  readonly size: { readonly width: number; readonly height: number }
  readonly title: string
  readonly art: EmojiArt
  readonly words: PrintWords
  /** Milliseconds since 1970; the same document has the same bytes at the same time. */
  readonly createdAtMs: number
}

export interface TextOptions {
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'centre' | 'right'
  readonly colour?: string
}

/** Markup with each emoji's name in its symbol instead of its drawing. */
export const NAMED_ART: EmojiArt = (emoji) => emoji

/** A PDF in vectors: numbers and letters are text, and each emoji's paths are in the file once. Lengths are in points, y grows
 *  downwards. */
export class Paper {
  readonly size: PaperOptions['size']
  readonly words: PrintWords
  /** Replaced for a page in other colours. */
  inks: Inks
  readonly #art: EmojiArt
  readonly #pdf: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>
  #pages = 0
  readonly #fonts = new Set<string>()
  readonly #forms = new Map<string, { readonly name: string; readonly ref: PDFKit.PDFKitReference }>()
  readonly #opacities = new Map<number, { readonly name: string; readonly ref: PDFKit.PDFKitReference }>()

  constructor({ size, title, art, words, createdAtMs }: PaperOptions, inks: Inks) {
    this.size = size
    this.words = words
    this.inks = inks
    this.#art = art
    const date = new Date(createdAtMs)
    this.#pdf = new Pdf({
      size: [size.width, size.height],
      margin: 0,
      autoFirstPage: false,
      lang: words.code,
      displayTitle: true,
      pdfVersion: '1.5',
      info: { Title: title, Author: 'Emojigma', Creator: 'Emojigma', Producer: 'Emojigma', CreationDate: date, ModDate: date },
    })
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#pdf.on('error', reject)
    })
  }

  newPage(): void {
    this.#pdf.addPage()
    this.#pages += 1
  }

  /** Pages so far, the one that is drawn now among them. */
  get pages(): number {
    return this.#pages
  }

  async toPdf(): Promise<Buffer> {
    this.#pdf.end()
    return this.#ended
  }

  textWidth(text: string, { size, weight = 'normal' }: TextOptions): number {
    return runsOf(text, weight).reduce((width, run) => width + this.#widthOf(run, size), 0)
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

  /** Draws its contents rotated by 180° about a point. */
  upsideDown({ x, y }: Point, draw: () => void): void {
    this.#pdf.save()
    this.#pdf.transform(-1, 0, 0, -1, 2 * x, 2 * y)
    draw()
    this.#pdf.restore()
  }

  /** Draws a picture centred in a box, as large as fits.
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
  qr(text: string, box: Box): void {
    this.#add(qrOperators(text, box))
  }

  /** Marks the current page as a target.
   *  @param bookmark name in the outline; absent = none */
  anchor(name: string, bookmark?: string): void {
    this.#pdf.addNamedDestination(name)
    if (bookmark !== undefined) this.#pdf.outline.addItem(bookmark)
  }

  /** Links a box to an anchor, which may follow later. */
  linkTo(anchor: string, { x, y, width, height }: Box): void {
    this.#pdf.goTo(x, y, width, height, anchor)
  }

  #add(operators: string): void {
    ;(this.#pdf as unknown as { addContent(data: string): void }).addContent(operators)
  }

  #write(text: string, x: number, y: number, size: number, weight: Weight, colour: string): void {
    const [red, green, blue] = this.inks.of(colour, 'text').map((channel) => Math.round(channel * 255))
    this.#pdf.fillColor([red ?? 0, green ?? 0, blue ?? 0])
    const runs = runsOf(text, weight)
    let left = x
    for (const [index, run] of runs.entries()) {
      this.#take(run.font, size).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', features: NO_KERNING })
      if (index < runs.length - 1) left += this.#widthOf(run, size)
    }
  }

  #widthOf({ text, font }: Run, size: number): number {
    return this.#take(font, size).widthOfString(text, { features: NO_KERNING })
  }

  /** A font is in the file once it is written with. */
  #take(font: string, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(font)) this.#pdf.registerFont(font, fontFile(font))
    this.#fonts.add(font)
    return this.#pdf.font(font).fontSize(size)
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

  /** An emoji's paths as a form of the document, created when it is first drawn in these colours. */
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
      ref.end(undefined)
      state = { name: `O${this.#opacities.size + 1}`, ref }
      this.#opacities.set(opacity, state)
    }
    const into = resources ?? (this.#pdf.page as unknown as { ext_gstates: Record<string, unknown> }).ext_gstates
    into[state.name] = state.ref
    return `/${state.name}`
  }
}

/** Modules on each side that stay white. Source: ISO/IEC 18004, 9.1 Quiet zone */
const QUIET = 4

/** A QR code of a text as the operators of a PDF content stream, its quiet zone inside the box. */
function qrOperators(text: string, { x, y, width }: Box): string {
  const { modules }: QRCode = create(text, { errorCorrectionLevel: 'M' })
  const side = width / (modules.size + 2 * QUIET)
  const squares: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      squares.push(`${short(x + (column + QUIET) * side)} ${short(y + (row + QUIET) * side)} ${short(side)} ${short(side)} re`)
    }
  }
  return `q 0 0 0 rg ${squares.join(' ')} f Q`
}
