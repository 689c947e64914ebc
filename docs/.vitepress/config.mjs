import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '..')
const WALKS = ['add-a-page', 'add-a-puzzle-type', 'add-a-language', 'first-change']
const WORDS = ['product', 'glossary', 'wording', 'rosters']
const INSIDE = ['architecture', 'engine', 'figures', 'accessibility', 'dependencies']
const OPERATORS = ['operate', 'settings', 'security']

/** A page's first heading. */
function titleOf(path) {
  return /^# (.*)$/m.exec(readFileSync(join(DOCS, `${path}.md`), 'utf8'))?.[1] ?? path
}

function group(text, pages, isCollapsed = false) {
  return { text, collapsed: isCollapsed, items: pages.map((page) => ({ text: titleOf(page), link: `/${page}` })) }
}

const decisions = readdirSync(join(DOCS, 'decisions'))
  .filter((file) => /^\d/.test(file))
  .map((file) => `decisions/${file.replace('.md', '')}`)

export default {
  title: 'Emojigma',
  description: 'How Emojigma is built, run and changed.',
  cleanUrls: false,
  lastUpdated: false,
  srcExclude: ['node_modules/**'],
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'How it is built', link: '/architecture' },
      { text: 'Operate', link: '/operate' },
      { text: 'Rules', link: '/product' },
    ],
    sidebar: [
      group('Change it', WALKS),
      group('Run it', OPERATORS),
      group('Inside', INSIDE),
      group('Rules and words', WORDS),
      group('Decisions', decisions, true),
    ],
  },
}
