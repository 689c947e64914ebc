import { expect, test } from 'vitest'
import { readScan } from './scan.ts'

const TOKEN = `card-${'aB3_'.repeat(5)}xy`

test('a login card and the poster of a class are known by their addresses, in any language', () => {
  expect(readScan(`https://emojigma.example/magic?magic=${TOKEN}`)).toEqual({ kind: 'card', token: TOKEN })
  expect(readScan(`https://emojigma.example/es/magic?magic=${TOKEN}`)).toEqual({ kind: 'card', token: TOKEN })
  expect(readScan('https://emojigma.example/class?class=KMT-RHX')).toEqual({ kind: 'class', code: 'KMTRHX' })
})

test.each([
  '',
  'WIFI:S:school;T:WPA;P:secret;;',
  'https://emojigma.example/magic?magic=mailed-code',
  `https://emojigma.example/magic?magic=${TOKEN}x`,
  'https://emojigma.example/class?class=KMTRHXPWDFGN',
  'https://elsewhere.example/?class=otters',
])('the code of something else is none: %s', (text) => {
  expect(readScan(text)).toBeUndefined()
})
