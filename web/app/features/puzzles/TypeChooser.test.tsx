// @vitest-environment jsdom
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router'
import { completeBrowser, mediaMatch } from '../../platform/testing/test-site.tsx'
import { SectionLinks, TypeLinks, TypeToggles } from './TypeChooser.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every kind is a link to its place, with its whole name and what it is', () => {
  render(
    <MemoryRouter>
      <TypeLinks addressOf={(typeId) => `/puzzle?t=${typeId}`} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4, 5].map((type) => `/puzzle?t=${type}`))
  for (const [index, { name }] of PUZZLE_TYPES.entries()) expect(links[index]?.textContent).toContain(name)
  expect(links[4]?.textContent).toContain('Find the different one')
})

test('in a row of toggles one is on, Mixed among them, and names are short', async () => {
  const onChoose = vi.fn<(choice: unknown) => void>()
  render(<TypeToggles choices={['mixed', 1, 5]} chosen={5} onChoose={onChoose} />)
  const row = within(screen.getByRole('list', { name: 'Kind of puzzle' }))
  const buttons = row.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['MixedAll kinds', 'ClassicEmoji algebra', 'Spot the oddFind one'])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  for (const button of buttons) await userEvent.click(button)
  expect(onChoose.mock.calls.flat()).toEqual(['mixed', 1, 5])
})

describe('a link to a section of the page', () => {
  beforeEach(() => {
    completeBrowser()
    mediaMatch(true)
    vi.stubGlobal('scrollTo', () => {})
    history.replaceState(null, '', '/today')
  })

  const link = () => screen.getByRole('link', { name: /^Grid/ })

  function showPage() {
    render(
      <>
        <SectionLinks sectionOf={(typeId) => `kind-${typeId}`} />
        <section id="kind-2">
          <h2>Grid</h2>
        </section>
      </>,
    )
  }

  test('brings the focus to its heading and the address to its name, without a step in the history', async () => {
    showPage()
    const steps = history.length
    await userEvent.click(link())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Grid' }))
    expect([location.hash, history.length]).toEqual(['#kind-2', steps])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('is the browser’s own with %o', (keys) => {
    showPage()
    expect(fireEvent.click(link(), keys)).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })

  test('is the browser’s own while its section is not there', () => {
    render(<SectionLinks sectionOf={(typeId) => `kind-${typeId}`} />)
    expect(fireEvent.click(link())).toBe(true)
  })
})
