// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../../../platform/testing/test-site.tsx'
import { ArticleText } from './ArticleView.tsx'

const HTML = '<h2 id="classic">Classic</h2><h2 id="2nd-grid">Grid</h2>'
const scrolledTo: string[] = []

beforeEach(() => {
  scrolledTo.length = 0
  Object.assign(window, { scrollY: 0 })
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolledTo.push(this.id)
    },
  })
})
afterEach(cleanup)

test.each([
  ['/howTo#2nd-grid', ['2nd-grid']],
  ['/howTo#nowhere', []],
  ['/howTo', []],
])('at %s, once the text is there, it shows %j', (address, shown) => {
  renderAt(address, <ArticleText html={HTML} />)
  expect(scrolledTo).toEqual(shown)
})

test('a restored scroll position is left alone', () => {
  Object.assign(window, { scrollY: 300 })
  renderAt('/howTo#classic', <ArticleText html={HTML} />)
  expect(scrolledTo).toEqual([])
})
