import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OWN_FOLDER, OWN_LANGUAGE, publicFileTexts } from './own-language.ts'

const FOLDER = join(import.meta.dirname, '../public')
const WITH_TEXT = ['offline.html', 'unsupported.js', 'manifest.webmanifest']

/** Translates the public files with texts, for languages other than English.
 *  @throws Error if a text of the catalogue is in none of the files */
export function publicFiles(): Plugin {
  return {
    name: 'emojigma-public-files',
    generateBundle() {
      if (this.environment.name !== 'client' || OWN_LANGUAGE === 'en') return
      const messages = publicFileTexts()
      const files = WITH_TEXT.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)
      const unknown = messages.find(([english]) => !files.some(([, text]) => text.includes(english)))
      if (unknown) this.error(`no file beside the pages says "${unknown[0]}"`)
      for (const [name, text] of files) this.emitFile({ type: 'asset', fileName: OWN_FOLDER + name, source: translated(text, messages) })
    },
  }
}

/** Longest texts first: one may contain another. */
function translated(text: string, messages: readonly (readonly [english: string, own: string])[]): string {
  const byLength = messages.toSorted(([one], [other]) => other.length - one.length)
  const replaced = byLength.reduce(
    (before, [english, own]) => before.replaceAll(new RegExp(`(?<=['">]\\s*)${escaped(english)}(?=\\s*['"<·])`, 'g'), own),
    text,
  )
  // Addresses without a dot are pages and get the language's prefix.
  return replaced.replaceAll('"en"', `"${OWN_LANGUAGE}"`).replaceAll(/"(\/[^".]*)"/g, `"/${OWN_LANGUAGE}$1"`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
