import type { Point } from '../svg/shapes.ts'
import type { Paper, TextOptions } from './paper.ts'

/** A letter with its marks is one sign. */
const SIGNS = new Intl.Segmenter()

interface Paragraph extends TextOptions {
  /** Of the first baseline. */
  readonly at: Point
  readonly width: number
  /** Distance of baselines. */
  readonly pitch: number
}

/** Wraps text to a width. A word that is wider is broken.
 *  @returns the baseline after the last line */
export function drawParagraph(paper: Paper, text: string, { at, width, pitch, ...options }: Paragraph): number {
  let y = at.y
  const write = (line: string): void => {
    paper.text(line, { x: at.x, y }, options)
    y += pitch
  }
  const fits = (line: string): boolean => paper.textWidth(line, options) <= width
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      write(line)
      line = word
    } else line = longer
    while (!fits(line)) {
      const signs = Array.from(SIGNS.segment(line), ({ segment }) => segment)
      const over = signs.findIndex((_, index) => index > 0 && !fits(signs.slice(0, index + 1).join('')))
      if (over === -1) break
      write(signs.slice(0, over).join(''))
      line = signs.slice(over).join('')
    }
  }
  write(line)
  return y
}
