// @vitest-environment jsdom
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

// The Spanish module in the place of the English one, as in the build of Spanish pages.
vi.mock('@emojigma/messages/language.ts', () => import('../../../../../messages/src/es/language.ts'))

const { Component, preload } = await import('./EmbedPage.tsx')
const { makeStore } = await import('../../../platform/store.ts')
const { FOX_AND_FROG, NO_CONTENT, puzzleAt, renderAt } = await import('../../../platform/testing/test-site.tsx')

afterEach(cleanup)

test('the frame of a Spanish puzzle leads to its Spanish page', async () => {
  const puzzle = await puzzleAt(5, '40', { question: FOX_AND_FROG, emoji: ['fox', 'frog'], emojiNames: ['zorro', 'rana'] })
  const store = makeStore()
  const source = { puzzle: async () => puzzle } as Partial<PageSource> as PageSource
  const params = { puzzleId: String(puzzle.id) }
  await preload({ source, content: NO_CONTENT, dispatch: store.dispatch, pathname: '', search: new URLSearchParams(), nowMs: 0, params })
  renderAt(`/embed/${puzzle.id}`, [{ path: '/embed/:puzzleId', Component }], undefined, store)
  await screen.findByLabelText('Your answer')
  expect(screen.getByRole('link', { name: /Emojigma/ }).getAttribute('href')).toBe(`/es/puzzle/${puzzle.id}`)
})
