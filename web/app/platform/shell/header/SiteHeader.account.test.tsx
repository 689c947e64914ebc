// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { HeaderAccount } from '../../../features/sign-in/HeaderAccount.tsx'
import { renderAt } from '../../testing/test-site.tsx'
import { signInAs } from '../../testing/test-session.ts'
import { SiteFooter } from '../root.tsx'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const renderHeader = (address = '/today') => renderAt(address, <SiteHeader Player={HeaderAccount} />)
const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
const entries = () =>
  main()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByLabelText<HTMLInputElement>('Find a puzzle by its number')
const isOpen = (name: string) => button(name).getAttribute('aria-expanded')

describe('for a guest the header', () => {
  test('has the ways in, in the bar and in the menu, and no way out', async () => {
    const { address } = renderHeader()
    expect(screen.getAllByRole('link', { name: 'Login' }).map((link) => link.getAttribute('href'))).toEqual(['/login', '/login'])
    expect(screen.getAllByRole('link', { name: 'Register' }).map((link) => link.getAttribute('href'))).toEqual(['/register', '/register'])
    expect(screen.queryByRole('button', { name: /log out|nickname/i })).toBeNull()
    expect(entries()).toEqual(['HOME', 'PRICING', 'TODAYS PUZZLES', 'ALL PUZZLES', 'RIDDLES', 'LEADERBOARDS', 'HELP'])
    await userEvent.click(screen.getByRole('link', { name: 'Emojigma' }))
    expect(address()).toBe('/')
  })
})

describe('for somebody signed in the header', () => {
  test('has their name, their nickname with a button to edit it, and the way out in place of the ways in', () => {
    signInAs({ userName: 'otter@example.com', nickname: 'BraveOtter' })
    renderHeader()
    expect(screen.getAllByText('otter@example.com')).toHaveLength(2)
    expect(screen.getAllByText('BraveOtter')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: 'Edit nickname' })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: 'Log out' })).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /^(Login|Register)$/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'LEADERBOARDS' }).getAttribute('href')).toBe('/leaderboard')
    expect(entries()).toEqual(['HOME', 'MY ACCOUNT', 'TODAYS PUZZLES', 'ALL PUZZLES', 'RIDDLES', 'LEADERBOARDS', 'HELP'])
  })

  test('offers a student an account page, and neither prices nor another nickname', () => {
    signInAs({ email: '', userName: 'class7-otter', isStudent: true })
    renderHeader()
    expect(screen.getAllByText('class7-otter')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Edit nickname' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Log out' })).toHaveLength(2)
    expect(entries()).toContain('MY ACCOUNT')
    expect(entries()).not.toContain('PRICING')
    // Of all boards a student is on that of the class alone.
    expect(screen.getByRole('link', { name: 'LEADERBOARDS' }).getAttribute('href')).toBe('/leaderboardClassroom')
  })

  test('says the e-mail where there is no name', () => {
    signInAs({ userName: '', email: 'fox@example.com' })
    renderHeader()
    expect(screen.getAllByText('fox@example.com')).toHaveLength(2)
  })
})

describe('on a phone', () => {
  test('the search opens with the focus in its field and closes by its button, Escape or a number', async () => {
    const { address } = renderHeader()
    await userEvent.click(button('Search by puzzle number'))
    expect([isOpen('Search by puzzle number'), document.activeElement]).toEqual(['true', field()])
    await userEvent.keyboard('{Escape}')
    expect([isOpen('Search by puzzle number'), document.activeElement]).toEqual(['false', button('Search by puzzle number')])
    await userEvent.click(button('Search by puzzle number'))
    await userEvent.keyboard('7{Enter}')
    expect([address(), isOpen('Search by puzzle number'), field().value]).toEqual(['/puzzle/7', 'false', ''])
    await userEvent.click(button('Search by puzzle number'))
    await userEvent.click(button('Search by puzzle number'))
    expect(isOpen('Search by puzzle number')).toBe('false')
  })

  test('a number that is refused leaves the search open', async () => {
    renderHeader()
    await userEvent.click(button('Search by puzzle number'))
    await userEvent.keyboard('7b{Enter}')
    expect([isOpen('Search by puzzle number'), field().value]).toEqual(['true', '7b'])
  })

  test('a press inside the header leaves the menu open, and other keys do', async () => {
    renderHeader()
    await userEvent.click(button('Menu'))
    await userEvent.click(screen.getByRole('banner'))
    await userEvent.keyboard('{Tab}x')
    expect(isOpen('Menu')).toBe('true')
    await userEvent.click(button('Menu'))
    expect(isOpen('Menu')).toBe('false')
  })

  test('Escape outside the header closes the menu and leaves the focus where it is', async () => {
    renderAt(
      '/today',
      <>
        <SiteHeader />
        <input aria-label="answer" />
      </>,
    )
    await userEvent.click(button('Menu'))
    const answer = screen.getByLabelText('answer')
    act(() => answer.focus())
    await userEvent.keyboard('{Escape}')
    expect([isOpen('Menu'), document.activeElement]).toEqual(['false', answer])
  })

  test('the buttons name what they open', () => {
    renderHeader()
    for (const [name, inside] of [
      ['Menu', screen.getByRole('navigation', { name: 'Main' })],
      ['Search by puzzle number', field()],
    ] as const) {
      const id = button(name).getAttribute('aria-controls')
      expect(inside.closest(`#${id}`)).not.toBeNull()
    }
  })
})

describe('the search', () => {
  test.each([
    ['  42 ', '/puzzle/42'],
    ['0042', '/puzzle/42'],
    ['9999999999', '/puzzle/9999999999'],
  ])('finds the number in "%s" at %s', async (typed, found) => {
    const { address } = renderHeader()
    await userEvent.click(field())
    await userEvent.paste(typed)
    await userEvent.click(button('Search'))
    expect(address()).toBe(found)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test.each(['-1', '1.5', '1e3', '#12', 'twelve'])('takes "%s" for no number', async (typed) => {
    const { address } = renderHeader()
    await userEvent.click(field())
    await userEvent.paste(typed)
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/today')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const hint = document.querySelector(`#${CSS.escape(field().getAttribute('aria-describedby') ?? '')}`)
    expect(hint?.textContent?.trim()).toBe('please enter number only')
  })

  test('says nothing of a field that nobody has typed in, and brings up the keys for numbers', () => {
    renderHeader()
    expect(['aria-invalid', 'aria-describedby', 'inputmode'].map((name) => field().getAttribute(name))).toEqual(['false', null, 'numeric'])
  })
})

test('the footer leads to what is not in the menu, and says whose the artwork is', () => {
  renderAt('/', <SiteFooter />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HELP', '/faq'],
    ['Worksheets', '/worksheets'],
    ['Puzzle books', '/books'],
    ['Shop', '/shop'],
    ['Teacher portal', '/help/teacherPortal'],
    ['Privacy policy', '/privacypolicy'],
    ['Terms and conditions', '/termsandconditions'],
    ['Blog', '/blogs'],
    ['Contact', '/contact'],
    ['English', '/'],
    ['Español', '/es/'],
    ['Français', '/fr/'],
  ])
  expect(footer.getByText('Emoji artwork: Fluent Emoji (MIT).')).toBeDefined()
})
