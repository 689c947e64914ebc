import { passwordFault } from '@emojigma/contract/rules/password.ts'
import * as words from '@emojigma/messages/words/passwords.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isDecent } from './nicknames/decency.ts'
import { newWordPassword, wordPasswordOf } from './word-passwords.ts'

const MANY = Array.from({ length: 2000 }, (_, index) => wordPasswordOf(createHash('sha256').update(`${index}`).digest()))

test('a password for a child is two short words and a number, and keeps the rule', () => {
  for (const password of MANY) {
    expect(password).toMatch(/^[a-z]{3,8}-[a-z]{3,8}-[1-9]\d$/)
    expect(passwordFault(password, words)).toBeUndefined()
  }
})

test('no word is rude', () => {
  const words = new Set(MANY.flatMap((password) => password.split('-').slice(0, 2)))
  expect(words.size).toBeGreaterThan(300)
  expect([...words].filter((word) => !isDecent(word))).toEqual([])
})

test('they are many, and follow from their bytes alone', () => {
  expect(new Set(MANY).size).toBeGreaterThan(1990)
  expect(newWordPassword()).not.toBe(newWordPassword())
  const bytes = Uint8Array.of(0, 1, 0, 2, 0, 0, 0, 5)
  expect(wordPasswordOf(bytes)).toBe(wordPasswordOf(bytes))
  expect(wordPasswordOf(bytes)).toMatch(/-15$/)
})
