/** Measures the shipped artwork of every allowed emoji and writes what the engine must know about it:
 *  which emoji are confusable, which are pale, what colour each one is, and the pairs of Spot the odd emoji.
 *  Run by `npm run measure -w artwork` after a change of the themes or of the artwork package; the same input writes the same files. */
import { writeFileSync } from 'node:fs'
import { ALL_EMOJI, THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { areConfusable } from './confusable.ts'
import { hueOf, HUES } from './hue.ts'
import { readIcon, type Icon } from './icon.ts'
import { chooseOddPairs, type MeasuredPair } from './odd-pairs.ts'
import { isPale } from './pale.ts'

const ENGINE = new URL('../../../engine/src/', import.meta.url)
const GENERATED = 'Generated from the shipped artwork by `npm run measure -w artwork`. Do not edit.'

const icons = new Map<Emoji, Icon>()
for (const emoji of ALL_EMOJI.toSorted()) icons.set(emoji, await readIcon(emoji))
const strong = new Map([...icons].filter(([, icon]) => !isPale(icon)))

write('emoji/confusable.ts', confusableTable([...icons.values()]))
write('emoji/pale.ts', paleTable([...icons.keys()].filter((emoji) => !strong.has(emoji))))
write('emoji/hues.ts', hueTable([...icons.values()]))
write('odd-emoji/pairs.ts', pairTable(chooseOddPairs(THEMES, strong)))

function write(path: string, text: string): void {
  writeFileSync(new URL(path, ENGINE), text)
  process.stdout.write(`${path}: ${text.length} characters\n`)
}

function confusableTable(all: readonly Icon[]): string {
  const rows = all.map((icon, index) => {
    let last = index
    const steps = all.flatMap((other, at) => {
      if (at <= index || !areConfusable(icon, other)) return []
      const step = (at - last).toString(36)
      last = at
      return [step]
    })
    return [icon.emoji, ...steps].join(' ')
  })
  return `/** ${GENERATED}
 *  One line an emoji, in order: its name, then the steps, in base 36, to each later line that a player would mistake for it,
 *  by silhouette, colour or greyscale, or that its drawing is a part of. */
export const CONFUSABLE = \`
${rows.join('\n')}
\`
`
}

function paleTable(pale: readonly Emoji[]): string {
  return `import type { Emoji } from '../question.ts'

/** ${GENERATED}
 *  Allowed emoji whose outline is too weak against a tile's face for the small cells of Emojidoku and Spot the odd emoji. */
export const PALE_EMOJI: ReadonlySet<Emoji> = new Set([
${pale.map((emoji) => `  '${emoji}',\n`).join('')}])
`
}

function hueTable(all: readonly Icon[]): string {
  const lines = HUES.map((hue) => {
    const names = all.filter((icon) => hueOf(icon) === hue).map(({ emoji }) => emoji)
    return `  ${hue}: \`\n${names.join('\n')}\`,\n`
  })
  return `/** ${GENERATED}
 *  The allowed emoji by the colour one would call them. */
export const EMOJI_BY_HUE = {
${lines.join('')}} as const
`
}

function pairTable(pairs: readonly MeasuredPair[]): string {
  const blocks = THEMES.map(({ name }) => {
    const rows = Map.groupBy(
      pairs.filter(({ theme }) => theme === name),
      ({ emoji: [first] }) => first,
    )
    const lines = [...rows].map(([first, others]) =>
      [first, ...others.map(({ emoji: [, second], distance }) => `${second}:${distance}`)].join(' '),
    )
    return `  '${name}': \`\n${lines.join('\n')}\`,\n`
  })
  return `import type { Emoji } from '../question.ts'

/** Two emoji of one theme that look alike. */
export interface OddPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** How far apart they look to the eyes that tell them apart worst; bigger is easier. */
  readonly distance: number
  /** The name of a theme. */
  readonly theme: string
}

/** ${GENERATED}
 *  By theme, one line an emoji: its name, then each emoji that it is paired with and their distance. */
const PAIRS_BY_THEME: Readonly<Record<string, string>> = {
${blocks.join('')}}

/** From easiest to hardest. */
export const ODD_PAIRS: readonly OddPair[] = Object.entries(PAIRS_BY_THEME)
  .flatMap(([theme, lines]) => lines.trim().split('\\n').flatMap((line) => pairsOf(theme, line)))
  .toSorted((one, other) => other.distance - one.distance)

function pairsOf(theme: string, line: string): OddPair[] {
  const [first = '', ...others] = line.split(' ')
  return others.map((other) => {
    const [second = '', distance] = other.split(':')
    return { emoji: [first, second], distance: Number(distance), theme }
  })
}
`
}
