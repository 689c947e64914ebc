// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { renderAt } from '../../testing/test-site.tsx'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(cleanup)

const renderHeader = () => renderAt('/today', <SiteHeader />)

describe('search by number', () => {
  test('goes to the puzzle', async () => {
    const { address } = renderHeader()
    await userEvent.type(screen.getByLabelText('Find a puzzle by its number'), '100643{Enter}')
    expect(address()).toBe('/puzzle/100643')
  })

  test('takes the digits of any script', async () => {
    const { address } = renderHeader()
    await userEvent.type(screen.getByLabelText('Find a puzzle by its number'), '１００643')
    expect(screen.getByRole('alert').textContent).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/puzzle/100643')
  })

  test('asks for a number when anything else is typed, and goes nowhere', async () => {
    const { address } = renderHeader()
    const field = screen.getByLabelText('Find a puzzle by its number')
    await userEvent.type(field, '12a')
    expect(screen.getByRole('alert').textContent).toContain('please enter number only')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/today')
    await userEvent.keyboard('{Backspace}')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('asks for a number when nothing is typed', async () => {
    renderHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByRole('alert').textContent).toContain('please enter number only')
  })

  test('takes ten digits and no more', async () => {
    renderHeader()
    const field = screen.getByLabelText<HTMLInputElement>('Find a puzzle by its number')
    await userEvent.type(field, '12345678901')
    expect(field.value).toBe('1234567890')
  })
})

describe('the narrow menu', () => {
  test('opens with the focus on its first entry and closes on Escape with the focus back on its button', async () => {
    renderHeader()
    const button = screen.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.textContent).toBe('HOME')
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  test('closes when an entry is followed, when the search opens, and by a press elsewhere', async () => {
    const { address } = renderHeader()
    const menu = screen.getByRole('button', { name: 'Menu' })
    const search = screen.getByRole('button', { name: 'Search by puzzle number' })
    await userEvent.click(menu)
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'RIDDLES' }))
    expect(address()).toBe('/emojiRiddles')
    expect(menu.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(menu)
    await userEvent.click(search)
    expect([menu, search].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.click(document.body)
    expect(search.getAttribute('aria-expanded')).toBe('false')
  })

  test('has a picture of its own for each entry, which says nothing aloud', () => {
    renderHeader()
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    const pictures = links.map((link) => link.querySelector('img'))
    expect(pictures.map((picture) => [picture?.getAttribute('alt'), picture?.getAttribute('loading')])).toEqual(
      links.map(() => ['', 'lazy']),
    )
    expect(pictures.map((picture) => /(\w[\w-]*)\.svg/.exec(picture?.src ?? '')?.[1])).toEqual([
      'house',
      'label',
      'calendar',
      'puzzle-piece',
      'thinking-face',
      'trophy',
      'puzzled',
    ])
    expect(screen.getByRole('link', { name: 'HELP' })).toBeDefined()
  })

  test('marks the current entry', () => {
    renderHeader()
    expect(screen.getByRole('link', { name: 'TODAYS PUZZLES' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'HOME' }).hasAttribute('aria-current')).toBe(false)
  })
})
