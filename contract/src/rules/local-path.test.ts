import { expect, test } from 'vitest'
import { LANDING_PATH, localPath } from './local-path.ts'

const SITE = 'https://emojigma.example'

test.each([
  '/',
  '/today',
  '/puzzle/12?t=1&l=3',
  '/emojiRiddles#riddle-4',
  '/checkout/price_1?from=%2F%2Fpricing',
  '/puzzle/12?next=https://emojigma.example/',
])('%s is a page of this site', (path) => {
  expect(localPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'today',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/\u200b/evil.example',
  '/ /evil.example',
  '/@evil.example/%',
  '/api/account/external/start?provider=x',
  '/%61pi/account/export',
  '/API/account/export',
  '/api',
  '/api?next=/today',
])('%j leads to the landing page', (text) => {
  expect(localPath(text)).toBe(LANDING_PATH)
})

test('whatever is put together of slashes, dots, signs and hosts, nobody leaves the site', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%25',
    '%',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    'javascript:',
  ]
  let state = 20_261_121
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: 1 + below(7) }, () => pieces[below(pieces.length)]).join('')
    const path = localPath(text)
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, SITE).origin).toBe(SITE)
    expect(new URL(decodeURIComponent(new URL(path, SITE).pathname), SITE).origin).toBe(SITE)
    expect(localPath(path)).toBe(path)
  }
})
