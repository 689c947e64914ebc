import { expect, test } from 'vitest'
import { pseudoMessages } from '../pseudo.mjs'

test('a pseudo-locale has each text longer, accented and in brackets', () => {
  expect(pseudoMessages({ win: { again: 'Play again' } })).toEqual({ win: { again: '⟦Plááy áágááíín⟧' } })
})

test('it keeps inputs, markup, conditions and the schema', () => {
  const messages = {
    $schema: 'https://example.org/schema',
    left: 'Open {count} {#link}here{/link}',
    stars: [
      { declarations: ['input count'], selectors: ['countPlural'], match: { 'countPlural=one': 'one star', 'countPlural=*': 'stars' } },
    ],
  }
  expect(pseudoMessages(messages)).toEqual({
    $schema: 'https://example.org/schema',
    left: '⟦ÓÓpéén {count} {#link}hééréé{/link}⟧',
    stars: [
      {
        declarations: ['input count'],
        selectors: ['countPlural'],
        match: { 'countPlural=one': '⟦óónéé stáár⟧', 'countPlural=*': '⟦stáárs⟧' },
      },
    ],
  })
})
