import { expect, test } from 'vitest'
import { generateNickname, GENERATED_NICKNAME_LENGTH, isGeneratedNickname } from './nickname.ts'
import { randomFrom } from '@emojigma/engine/random.ts'

const SHAPE = /^[A-Z][a-z]+[A-Z][a-z]+\d{0,3}$/

test('a generated nickname is an adjective, an animal and perhaps a number under a thousand, of 6 to 20 characters', () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const nickname = generateNickname(randomFrom('nickname', seed))
    expect(nickname).toMatch(SHAPE)
    expect(nickname.length).toBeGreaterThanOrEqual(GENERATED_NICKNAME_LENGTH.min)
    expect(nickname.length).toBeLessThanOrEqual(GENERATED_NICKNAME_LENGTH.max)
  }
})

test('a thousand players hardly ever get the same one, and some have no number', () => {
  const random = randomFrom('many')
  const nicknames = Array.from({ length: 1000 }, () => generateNickname(random))
  expect(new Set(nicknames).size).toBeGreaterThan(950)
  const withoutNumber = nicknames.filter((nickname) => !/\d/.test(nickname)).length
  expect(withoutNumber).toBeGreaterThan(100)
  expect(withoutNumber).toBeLessThan(500)
})

test('a generated nickname is known as one, and nothing else is', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const nickname = generateNickname(randomFrom('known', seed))
    expect([nickname, isGeneratedNickname(nickname)]).toEqual([nickname, true])
  }
  for (const other of [
    '',
    'Ada',
    'BraveAda42',
    'braveotter42',
    'BraveOtter1000',
    'BraveOtter07',
    'BraveOtter 42',
    'OtterBrave',
    'HummingbirdOtter',
    'WonderfulHummingbird42',
  ]) {
    expect([other, isGeneratedNickname(other)]).toEqual([other, false])
  }
})
