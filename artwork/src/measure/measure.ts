/** Measures the artwork of every allowed emoji and writes the engine's data: confusable and pale emoji, their colours, and the pairs of
 *  Spot the odd emoji. Run `npm run measure -w artwork` after a change of the themes or the artwork package; deterministic. */
import { writeFileSync } from 'node:fs'
import { ALL_EMOJI, THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { readIcon, type Icon } from './icon.ts'
import { jsonList, offerLine } from './json-list.ts'
import { chooseOddPairs, type MeasuredPair } from './odd-pairs.ts'
import { areConfusable, fadesInDark, HUES, hueOf, isPale } from './looks.ts'

const ENGINE = new URL('../../../engine/src/', import.meta.url)
const icons = new Map<Emoji, Icon>()
for (const emoji of ALL_EMOJI.toSorted()) icons.set(emoji, await readIcon(emoji))
// Stored puzzles have emoji that only fade in the dark, so these keep their measured pairs.
const strong = new Map([...icons].filter(([, icon]) => !isPale(icon)))
const pale = [...icons.values()].filter((icon) => isPale(icon) || fadesInDark(icon)).map(({ emoji }) => emoji)

write('emoji/confusable.json', jsonList(confusableLines([...icons.values()])))
write('emoji/pale.json', `${JSON.stringify(pale)}\n`)
write('emoji/hues.json', hueTable([...icons.values()]))
write('odd-emoji/pairs.json', pairTable(chooseOddPairs(THEMES, strong)))

function write(path: string, text: string): void {
  writeFileSync(new URL(path, ENGINE), text)
  process.stdout.write(`${path}: ${text.length} characters\n`)
}

/** @returns a line per emoji, in the format of `engine/src/emoji/appearance.ts` */
function confusableLines(all: readonly Icon[]): readonly string[] {
  return all.map((icon, index) => {
    let last = index
    const steps = all.flatMap((other, at) => {
      if (at <= index || !areConfusable(icon, other)) return []
      const step = (at - last).toString(36)
      last = at
      return [step]
    })
    return [icon.emoji, ...steps].join(' ')
  })
}

function hueTable(all: readonly Icon[]): string {
  return jsonRecord(
    HUES.map((hue) => {
      const names = all.filter((icon) => hueOf(icon) === hue).map(({ emoji }) => emoji)
      return [hue, JSON.stringify(names)]
    }),
  )
}

function pairTable(pairs: readonly MeasuredPair[]): string {
  return jsonRecord(
    THEMES.map(({ name }) => {
      const rows = Map.groupBy(
        pairs.filter(({ theme }) => theme === name),
        ({ emoji: [first] }) => first,
      )
      const lines = [...rows].map(([first, others]) =>
        offerLine(
          first,
          others.map(({ emoji: [, second], ...measured }) => ({ ...measured, name: second })),
        ),
      )
      return [name, jsonList(lines, '  ').trimEnd()]
    }),
  )
}

function jsonRecord(entries: readonly (readonly [name: string, json: string])[]): string {
  return `{\n${entries.map(([name, json]) => `  ${JSON.stringify(name)}: ${json}`).join(',\n')}\n}\n`
}
