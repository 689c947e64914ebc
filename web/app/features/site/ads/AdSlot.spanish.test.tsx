// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOON_MS } from '../../../platform/testing/noon.ts'
import { everythingIsNear, renderAt, serverWith, SITE } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { AdSlot } from './AdSlot.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

beforeEach(async () => {
  await loadLazyComponents()
  vi.useFakeTimers({ now: NOON_MS })
  everythingIsNear()
  serverWith()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where the network does not answer, one of our own takes its place in every language', async () => {
  renderAt('/puzzle', <AdSlot place="list" index={0} />, { ...SITE, ads: ['list'] })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Anuncio')
  act(() => void dispatchEvent(new MessageEvent('message', { data: 'emojigma: no advertisement', source })))
  expect(screen.queryByTitle('Anuncio')).toBeNull()
  expect(screen.getByRole('note', { name: 'De Emojigma' })).toBeDefined()
})
