import { AD_PLACES } from '@emojigma/contract/site/pages.ts'
import { expect, test } from 'vitest'
import { emojiSvg } from '../../../../../artwork/src/emoji-art.ts'
import { HOUSE_PROMOS, housePromoFor } from './house-promos.ts'

const DAYS = Array.from({ length: 40 }, (_, day) => 2516 + day)
const SELLING = /buy|price|pricing|plan|subscri|\bsave\b|offer|shop|\d+\.\d\d/i

test('there are at least six for everybody, and each fits its slot and has its picture', () => {
  expect(HOUSE_PROMOS.filter(({ isForAdults }) => !isForAdults).length).toBeGreaterThanOrEqual(6)
  for (const { emoji, title, text } of HOUSE_PROMOS) {
    expect(emojiSvg(emoji)).toBeDefined()
    expect(title.length).toBeLessThanOrEqual(40)
    expect(text.length).toBeLessThanOrEqual(70)
  }
})

test('a slot shows the same all day, and another one tomorrow', () => {
  for (const place of AD_PLACES) {
    for (const day of DAYS) {
      const slot = { place, index: 1 }
      expect(housePromoFor(slot, day, '/', false)).toBe(housePromoFor(slot, day, '/', false))
      expect(housePromoFor(slot, day, '/', false)).not.toBe(housePromoFor(slot, day + 1, '/', false))
    }
  }
})

test('neighbouring slots show different ones, and in time each of them is shown', () => {
  const shown = new Set(DAYS.map((day) => housePromoFor({ place: 'list', index: 0 }, day, '/', false)))
  expect(shown.size).toBe(HOUSE_PROMOS.length)
  const ofOneList = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => housePromoFor({ place: 'list', index }, 2516, '/', false))
  expect(new Set(ofOneList).size).toBe(ofOneList.length)
})

test('a likely child is sold nothing, and sent to nothing that is sold', () => {
  for (const place of AD_PLACES) {
    for (const day of DAYS) {
      const { title, text, to = '', isForAdults } = housePromoFor({ place, index: 0 }, day, '/', true)
      expect(isForAdults).toBeUndefined()
      expect(`${title} ${text}`).not.toMatch(SELLING)
      expect(to).not.toMatch(/pricing|books|shop|store|swag|checkout|worksheets|teacher/i)
    }
  }
})

test('a page does not lead to itself', () => {
  for (const day of DAYS) expect(housePromoFor({ place: 'riddles', index: 0 }, day, '/emojiRiddles', false).to).not.toBe('/emojiRiddles')
})
