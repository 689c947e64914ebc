// @vitest-environment jsdom
import { positionOf } from '@emojigma/engine/alphabet.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as english from '../../../../messages/src/en/words/ideas.ts'
import * as spanish from '../../../../messages/src/es/words/ideas.ts'
import { alphabet } from '../../../../messages/src/es/vocabulary.ts'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/ideas.ts', () => import('../../../../messages/src/es/words/ideas.ts'))

const { IDEAS } = await import('./ideas.ts')
const { Idea } = await import('./Idea.tsx')

afterEach(cleanup)

async function show(idea: keyof typeof IDEAS) {
  await loadLazyComponents(['app/features/play/'])
  render(<Idea idea={IDEAS[idea]} hasDots={false} onDone={() => {}} />)
}

const choices = (asked: string) =>
  within(screen.getByRole('group', { name: asked }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.querySelector('img')?.alt ?? button.textContent)

test('the emoji of a picture have their names in the language', async () => {
  await show('last-one')
  expect(choices('¿Qué va en el lugar marcado?')).toEqual(['manzana', 'pera', 'zanahoria', 'champiñón'])
  expect(screen.getByRole('button', { name: /^fila 1 columna 3,/ }).getAttribute('aria-label')).toContain('zanahoria')
})

test('what is read out of sums has them too', async () => {
  await show('counting')
  expect(document.body.textContent).toContain('manzana equals 3')
})

test('one of a row is told from the others in the language', async () => {
  await show('odd-one')
  expect(choices('¿Cuál no es como los demás?').slice(2, 5)).toEqual(['3: delfín', '4: pez', '5: delfín'])
})

test.each([
  ['English', english, undefined],
  ['Spanish', spanish, alphabet],
])('in %s the numbers spell the word in the middle, and no other', (_language, { wordsOfThree, spelt }, letters) => {
  const numbersOf = (word: string) => Array.from(word, (letter) => positionOf(letter, letters))
  expect(wordsOfThree.map((word) => numbersOf(word).join(' ') === spelt.join(' '))).toEqual([false, true, false])
})
