import type { Emoji } from '@emojigma/engine/question.ts'
import { GLYPHS, UNITS_PER_EM } from '../svg/glyphs.ts'
import type { SvgElement } from './svg-elements.ts'

const CHARACTERS = new Map(Object.entries(GLYPHS).map(([character, { outline }]) => [outline, character]))

interface WrittenText {
  readonly text: string
  /** Of its baseline. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Reads back a text that is drawn as outlines. */
export function writtenIn({ name, children }: SvgElement): WrittenText | undefined {
  if (name !== 'g' || children.length === 0) return undefined
  const characters = children.map((child) => (child.name === 'path' ? CHARACTERS.get(child.attributes['d'] ?? '') : undefined))
  if (characters.some((character) => character === undefined)) return undefined
  const [, x, y, scale] = /^translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)$/.exec(children[0]?.attributes['transform'] ?? '') ?? []
  return { text: characters.join(''), x: Number(x), y: Number(y), size: Number(scale) * UNITS_PER_EM }
}

/** By `#id`. */
export function symbolsOf(root: SvgElement): ReadonlyMap<string, Emoji> {
  const symbols = root.children.filter(({ name }) => name === 'symbol')
  return new Map(symbols.map(({ attributes, text }) => [`#${attributes['id']}`, text]))
}
