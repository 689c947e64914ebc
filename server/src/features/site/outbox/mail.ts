import { m } from '@emojigma/messages'
import { escaped } from '../../../platform/http/escaped.ts'
import { inLanguage, ENGLISH, type Language } from '../../../platform/languages.ts'

/** A short letter: paragraphs, and at most one link. */
export interface Mail {
  /** A validated address. */
  readonly to: string
  /** Absent = English. */
  readonly language?: Language
  /** The sender, if a person wrote the letter. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly address: string }
  /** Below the link. */
  readonly closing: string
}

/** The letter as plain text and as simple HTML. */
export function mailBodies({ language = ENGLISH, paragraphs, link, closing, replyTo }: Mail): {
  readonly text: string
  readonly html: string
} {
  // A letter written by a person gets no signature of ours.
  const ending = replyTo ? [closing] : [closing, m['mail.signature']({}, inLanguage(language))]
  const blocks = [...paragraphs, ...(link ? [link.address] : []), ...ending]
  const linkHtml = link ? [`<p><a href="${escaped(link.address)}" style="${BUTTON_STYLE}">${escaped(link.label)}</a></p>`] : []
  const inner = [...paragraphs.map(paragraphHtml), ...linkHtml, ...ending.map(paragraphHtml)].join('\n')
  return {
    text: `${blocks.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language.language.code}">\n<body style="${BODY_STYLE}">\n${inner}\n</body>\n</html>\n`,
  }
}

const BODY_STYLE = 'font:16px/1.5 sans-serif;color:#1d1d35;max-width:34em;margin:24px auto;padding:0 16px'
const BUTTON_STYLE = 'display:inline-block;padding:12px 20px;border-radius:12px;background:#4a35c4;color:#ffffff;text-decoration:none'

function paragraphHtml(text: string): string {
  return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`
}
