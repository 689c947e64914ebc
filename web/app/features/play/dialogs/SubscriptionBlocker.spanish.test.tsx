// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { completeBrowser, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { SubscriptionBlocker } = await import('./SubscriptionBlocker.tsx')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['ANSWER', 'VER LA RESPUESTA'],
  ['WORKSHEET', 'CREAR FICHAS'],
  ['DOWNLOAD', 'DESCARGAR'],
  ['PLAY PUZZLE', 'JUGAR A ESTE PUZLE'],
  ['FULL SCREEN PUZZLE', 'VER EL PUZLE A PANTALLA COMPLETA'],
] as const)('in another language, too, what a plan opens has a name of that language: %s', (action, name) => {
  completeBrowser()
  serverWith()
  renderAt('/', <SubscriptionBlocker action={action} onClose={() => {}} />)
  expect(screen.getByRole('dialog').textContent).toContain(`${name} viene con todos los planes de pago.`)
})
