// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTER } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/ordinals.ts', () => import('../../../../messages/src/es/words/ordinals.ts'))

const { BOARDS } = await import('./boards.ts')
const { OwnRanks } = await import('./OwnRanks.tsx')
const { PositionMark } = await import('./PositionMark.tsx')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another language, too, asks for one nickname, not several', () => {
  serverWith({})
  renderAt(
    '/leaderboard',
    <OwnRanks board={BOARDS[0]} account={{ ...OTTER, nickname: '' }} ranks={undefined} stillNeeded={undefined} hasFailed={false} />,
  )
  expect(screen.getByRole('link', { name: 'Elige el tuyo' })).toBeDefined()
})

test('a medal says which place it is for as the language writes it', () => {
  renderAt('/leaderboard', <PositionMark position={3} />)
  expect(screen.getByRole('img', { name: '3.º' })).toBeDefined()
})
