/** Measures the possible changes of every emoji in Spot the odd emoji, and writes the variants of its levels. Run `npm run
 *  measure-variants -w artwork` after a change of the themes, the artwork package, the bands or the changes; deterministic. Takes a few
 *  minutes. */
import { writeFileSync } from 'node:fs'
import { ALL_EMOJI } from '@emojigma/engine/emoji/themes.ts'
import { readIcon } from './icon.ts'
import { jsonList, offerLine } from './json-list.ts'
import { isPale } from './looks.ts'
import { chooseVariants, nameOf } from './odd-variants.ts'

const lines: string[] = []
for (const emoji of ALL_EMOJI.toSorted()) {
  if (isPale(await readIcon(emoji))) continue
  const variants = await chooseVariants(emoji)
  const named = variants.map((variant) => ({ ...variant, name: nameOf(variant).slice(emoji.length + 1) }))
  if (named.length > 0) lines.push(offerLine(emoji, named))
}

writeFileSync(new URL('../../../engine/src/odd-emoji/variants.json', import.meta.url), jsonList(lines))
process.stdout.write(`odd-emoji/variants.json: ${lines.length} emoji\n`)
