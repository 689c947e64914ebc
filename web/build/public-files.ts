import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OWN_FOLDER, OWN_LANGUAGE, publicFileTexts } from './own-language.ts'

const FOLDER = join(import.meta.dirname, '../public')
const WITH_TEXT = ['offline.html', 'unsupported.js', 'manifest.webmanifest']

/** Puts the files beside the pages that have text in them there once more in the language of the build, where that is not English.
 *  @throws Error where a file says something that is not among the messages it is made of */
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

/** The longest first: one may be a part of another. */
function translated(text: string, messages: readonly (readonly [english: string, own: string])[]): string {
  const byLength = messages.toSorted(([one], [other]) => other.length - one.length)
  const said = byLength.reduce(
    (before, [english, own]) => before.replaceAll(new RegExp(`(?<=['">]\\s*)${escaped(english)}(?=\\s*['"<·])`, 'g'), own),
    text,
  )
  // An address without a dot is that of a page.
  return said.replaceAll('"en"', `"${OWN_LANGUAGE}"`).replaceAll(/"(\/[^".]*)"/g, `"/${OWN_LANGUAGE}$1"`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
