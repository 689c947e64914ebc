import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

test('an emoji is drawn by our artwork, with words only where it needs them', () => {
  const art = `/emojigma/emoji/red-apple.svg?v=${ART_VERSION}`
  const more = 'width="32" height="32" loading="lazy" decoding="async"'
  expect(markdownToHtml('One :red-apple: and :red-apple|an "apple":.')).toBe(
    `<p>One <img class="emoji" src="${art}" alt="" ${more}> and <img class="emoji" src="${art}" alt="an &quot;apple&quot;" ${more}>.</p>\n`,
  )
})

test('what is no emoji of ours stays text', () => {
  expect(markdownToHtml('At 10:30: no-such-emoji :no-such-emoji: :: :teacher:')).toBe(
    '<p>At 10:30: no-such-emoji :no-such-emoji: :: :teacher:</p>\n',
  )
})

test('headings can be linked to, tables and typographic quotes are there', () => {
  const html = markdownToHtml('## What is a "level"?\n\n| a | b |\n| - | - |\n| 1 | 2 |\n')
  expect(html).toContain('<h2 id="what-is-a-level">What is a “level”?</h2>')
  expect(html).toContain('<td>1</td>')
})

test('a wide table can be scrolled with the keyboard, in a box that is named after its part and columns', () => {
  const html = markdownToHtml('## Good "to" know\n\n| a & b | c |\n| - | - |\n| 1 | 2 |\n\nAnd more.\n')
  expect(html).toContain('<section class="table" aria-label="Good “to” know: a &amp; b, c" tabindex="0">\n<table>')
  expect(html).toContain('</table>\n</section>\n<p>And more.</p>')
})

test('a board has its own box, and the table after it one as others', () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |\n\n'
  const html = markdownToHtml(`<div class="board" data-boxes>\n\n${table}</div>\n\n${table}`)
  expect(html.match(/<\/?(?:div|section|table)/g)).toEqual([
    '<div',
    '<table',
    '</table',
    '</div',
    '<section',
    '<table',
    '</table',
    '</section',
  ])
})
