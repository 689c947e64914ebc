// @vitest-environment jsdom
import { giveConsent } from '@emojigma/contract/accounts/accounts.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { Component: Consent } = await import('./ConsentPage.tsx')

afterEach(cleanup)

test('a missing choice about the boards is reported in another language, too', async () => {
  const calls = serverWith({ [giveConsent.path]: () => ({}) })
  renderAt('/consent?code=mailed-code-0123456789', <Consent />)
  const agree = () => userEvent.click(screen.getByRole('button', { name: 'Sí, estoy de acuerdo' }))
  await agree()
  expect(screen.getByRole('alert').textContent).toBe('Elige una de las dos cosas, por favor.')
  await userEvent.click(screen.getByRole('radio', { name: /^Fuera de las clasificaciones/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  await agree()
  expect(calls.filter(({ path }) => path === giveConsent.path)).toHaveLength(1)
})
