import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type * as spanish from './es/vocabulary.ts'
import type { EmojiNames } from './emoji-names.ts'
import type { Translated } from './shape.ts'

/** The material of a language's Word puzzles: its alphabet, upper case, its words, lower case, and its emoji names, so that no picture
 *  gives the word away. */
export interface WordsOfLanguage extends Translated<typeof spanish> {
  readonly emojiNames: EmojiNames
}

/** By code, for each language with words of its own. The English ones are in the engine. */
export async function loadVocabularies(): Promise<ReadonlyMap<string, WordsOfLanguage>> {
  const folders = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, 'vocabulary.ts')))
  const vocabularies = await Promise.all(
    folders.map(async (name): Promise<[string, WordsOfLanguage]> => {
      const [{ alphabet, words }, emojiNames] = await Promise.all([
        import(`./${name}/vocabulary.ts`) as Promise<Pick<WordsOfLanguage, 'alphabet' | 'words'>>,
        import(`./${name}/words/emoji-names.ts`) as Promise<EmojiNames>,
      ])
      return [name, { alphabet, words, emojiNames }]
    }),
  )
  return new Map(vocabularies)
}
