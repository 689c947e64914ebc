import type { Point } from '../svg/shapes.ts'
import type { Paper, TextOptions } from './paper.ts'

interface Paragraph extends TextOptions {
  /** Of the first baseline. */
  readonly at: Point
  readonly width: number
  /** Distance of baselines. */
  readonly pitch: number
}

/** Wraps text to a width.
 *  @returns the baseline after the last line */
export function drawParagraph(paper: Paper, text: string, { at, width, pitch, ...options }: Paragraph): number {
  let y = at.y
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && paper.textWidth(longer, options) > width) {
      paper.text(line, { x: at.x, y }, options)
      y += pitch
      line = word
    } else line = longer
  }
  paper.text(line, { x: at.x, y }, options)
  return y + pitch
}
