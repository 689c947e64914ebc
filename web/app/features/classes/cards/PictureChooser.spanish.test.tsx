// @vitest-environment jsdom
import { PICTURE_WORDS } from '@emojigma/contract/rules/cards.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { pictures } from '../../../../../messages/src/es/words/card-pictures.ts'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/card-pictures.ts', () => import('../../../../../messages/src/es/words/card-pictures.ts'))

const { PictureChooser } = await import('./PictureChooser.tsx')

afterEach(cleanup)

/** Written as in English. */
const SAME_NAMES = ['pretzel', 'cactus', 'tractor', 'robot']

test('pictures are called by their names in the language, and are chosen by the words of the code', async () => {
  const chosen: string[] = []
  render(
    <PictureChooser
      onComplete={async (words) => {
        chosen.push(...words)
        return undefined
      }}
    />,
  )
  const all = within(screen.getByRole('group', { name: 'Todos los dibujos' }))
  await userEvent.click(all.getByRole('button', { name: 'abeja' }))
  expect(screen.getByRole('status').textContent).toBe('abeja es tu primer dibujo.')
  expect(screen.getByText('Tercer dibujo: aún sin elegir')).toBeDefined()
  for (const name of ['llave', 'llave', 'auto', 'búho']) await userEvent.click(all.getByRole('button', { name }))
  expect(chosen).toEqual(['bee', 'key', 'key', 'car', 'owl'])
})

test('every picture has a name of its own in the language', () => {
  expect(PICTURE_WORDS.filter((word) => pictures[word] === word)).toEqual(SAME_NAMES)
  expect(new Set(Object.values(pictures)).size).toBe(PICTURE_WORDS.length)
})
