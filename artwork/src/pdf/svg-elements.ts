import type { Box } from '../svg/shapes.ts'

/** One element of a drawing: only what our own drawings and the emoji have is read. */
export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
  /** The text before its first element. */
  readonly text: string
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g
const ATTRIBUTE = /([a-zA-Z:-]+)="([^"]*)"/g

/** Reads markup without comments, entities and white space that matters, such as our drawings are.
 *  @returns the elements at its outermost level */
export function readSvg(markup: string): readonly SvgElement[] {
  const roots: SvgElement[] = []
  const open: SvgElement[][] = [roots]
  for (const [, slash, name = '', attributes = '', empty, text = ''] of markup.matchAll(TAG)) {
    if (slash === '/') {
      open.pop()
      continue
    }
    const children: SvgElement[] = []
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const)
    open.at(-1)?.push({ name, attributes: Object.fromEntries(pairs), children, text })
    if (empty !== '/') open.push(children)
  }
  return roots
}

/** The place of an element. */
export function boxOf(attributes: SvgElement['attributes']): Box {
  const at = (key: string) => Number(attributes[key] ?? 0)
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') }
}

/** The numbers in an attribute. */
export function numbers(text = ''): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}
