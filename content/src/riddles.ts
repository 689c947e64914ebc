import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { z } from 'zod'
import { categoryCode, RIDDLE_CATEGORIES, type Riddle } from './riddle.ts'

const RIDDLES_FILE = join(import.meta.dirname, '../riddles/riddles.json')

const drawn = z.string().refine((emoji) => emojiSvg(emoji) !== undefined, 'is no emoji of the artwork')

/** The schema of the riddles' file. */
export const writtenRiddles = z.array(
  z.strictObject({
    emoji: z.array(drawn).min(1).max(6),
    category: z.enum(RIDDLE_CATEGORIES),
    hint: z.string().min(5).max(90),
    answer: z.string().min(2).max(60),
    alsoRight: z.array(z.string().min(2).max(60)).default([]),
  }),
)

/** Every riddle, in the order of the page.
 *  @throws Error that names the invalid riddle
 *  @throws Error that says which riddle is not as it should be
 *  Source: docs/product.md, Riddles */
export function readRiddles(): readonly Riddle[] {
  const read = writtenRiddles.safeParse(JSON.parse(readFileSync(RIDDLES_FILE, 'utf8')))
  if (!read.success) throw new Error(`${RIDDLES_FILE}: ${z.prettifyError(read.error)}`)
  return read.data.map((riddle, index) => ({
    number: index + 1,
    id: riddleId(riddle.answer),
    ...riddle,
    names: riddle.emoji.map((emoji) => emojiName(emoji)),
  }))
}

function riddleId(answer: string): string {
  const plain = answer.normalize('NFKD').replaceAll(/[\p{M}'’]/gu, '')
  return categoryCode(plain).replaceAll(/^-|-$/g, '')
}
