import { ART_VERSION, emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import MarkdownIt, { type Token } from 'markdown-it'
import anchors from 'markdown-it-anchor'

/** `:red-apple:`, or with alternative text `:red-apple|an apple:`. */
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
markdown.renderer.rules['table_open'] = (tokens, index) => {
  if (isInBoard(tokens, index)) return '<table>\n'
  return `<section class="table" aria-label="${markdown.utils.escapeHtml(nameOfTable(tokens, index))}" tabindex="0">\n<table>\n`
}
markdown.renderer.rules['table_close'] = (tokens, index) => {
  const open = tokens.findLastIndex(({ type }, at) => type === 'table_open' && at < index)
  return isInBoard(tokens, open) ? '</table>\n' : '</table>\n</section>\n'
}

/** A board is narrow and has a box of its own. */
function isInBoard(tokens: readonly Token[], tableIndex: number): boolean {
  return tokens[tableIndex - 1]?.content.startsWith('<div class="board"') === true
}

/** Named by heading and columns: a section may have several tables. */
function nameOfTable(tokens: readonly Token[], tableIndex: number): string {
  const partAt = tokens.findLastIndex(({ type }, at) => type === 'heading_open' && at < tableIndex)
  const headEndsAt = tokens.findIndex(({ type }, at) => type === 'thead_close' && at > tableIndex)
  const columns = tokens.slice(tableIndex, headEndsAt).map(wordsOf).filter(Boolean)
  return [wordsOf(tokens[partAt + 1]), columns.join(', ')].filter(Boolean).join(': ')
}

function wordsOf(token: Token | undefined): string {
  return token?.children?.map(({ content }) => content).join('') ?? ''
}

/** CommonMark with tables and HTML; `:red-apple:` becomes that emoji of our artwork, and headings get anchors. A table gets a named box
 *  that can be scrolled by keyboard where it is too wide.
 *  @param text our own: its HTML is not escaped
 *  @param language its code: links to pages lead to those in the language */
export function markdownToHtml(text: string, language = 'en'): string {
  const html = markdown.render(text)
  // An address without a dot is a page.
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
