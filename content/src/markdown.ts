import { ART_VERSION, emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { emojiPath } from '@emojigma/contract/pictures.ts'
import MarkdownIt from 'markdown-it'
import anchors from 'markdown-it-anchor'

/** `:red-apple:`, or with words for who cannot see it `:red-apple|an apple:`. */
const EMOJI = /:([a-z0-9]+(?:-[a-z0-9]+)*)(?:\|([^:|\n]+))?:/y

const markdown = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' }).use(anchors, { tabIndex: false, slugify })
markdown.inline.ruler.before('emphasis', 'emoji', (state, isSilent) => {
  EMOJI.lastIndex = state.pos
  const [whole, name, words] = EMOJI.exec(state.src) ?? []
  if (whole === undefined || name === undefined || emojiSvg(name) === undefined) return false
  if (!isSilent) state.push('emoji', 'img', 0).meta = { name, words }
  state.pos += whole.length
  return true
})
markdown.renderer.rules['emoji'] = (tokens, index) => {
  const { name, words = '' } = (tokens[index]?.meta ?? {}) as { readonly name: string; readonly words?: string }
  const address = emojiPath(name, ART_VERSION)
  return `<img class="emoji" src="${address}" alt="${markdown.utils.escapeHtml(words)}" width="32" height="32" loading="lazy" decoding="async">`
}

/** CommonMark with tables and HTML, in which `:red-apple:` is the emoji of that name of our artwork, and every heading can be linked to.
 *  @param text our own: HTML in it is kept as it is
 *  @param language its code: links to pages lead to those in the language */
export function markdownToHtml(text: string, language = 'en'): string {
  const html = markdown.render(text)
  // An address without a dot is that of a page.
  return language === 'en' ? html : html.replaceAll(/href="(\/(?!\/)[^".]*)"/g, `href="/${language}$1"`)
}

function slugify(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
