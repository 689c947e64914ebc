// @vitest-environment jsdom
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish module in the place of the English one, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/themes.ts', () => import('../../../../messages/src/es/words/themes.ts'))

const { ThemeChoice } = await import('./ThemeChoice.tsx')

afterEach(cleanup)

test('themes have translated names and the engine’s values', async () => {
  const onChange = vi.fn<(name: string) => void>()
  render(<ThemeChoice value="Fruit" onChange={onChange} />)
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(THEMES.map(({ name }, index) => [name, names[index]]).filter(([name, own]) => name === own)).toEqual([['Halloween', 'Halloween']])
  await userEvent.selectOptions(screen.getByLabelText('Tema'), 'Verdura')
  expect(onChange).toHaveBeenCalledWith('Vegetables')
})
