import type { Page } from '@playwright/test'
import { field, goTo, newEmail, test } from '../support/accounts.ts'
import { expect } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const SUPPORT = 'support@emojigma.example'

async function write(page: Page, email: string, message: string): Promise<void> {
  await field(page, 'Your name').fill('Ada Lovelace')
  await field(page, 'Your e-mail').fill(email)
  await field(page, 'What is it about?').selectOption('A puzzle that seems wrong')
  await field(page, 'Your message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' })

test('contact by real mail: a letter that is sent by a double click reaches the people who run the site once', async ({ page, site }) => {
  const email = newEmail('ada')
  await goTo(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await write(page, email, 'Puzzle 100681 puts me out.\nIs the fox really 7?')
  await send(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you. Your message is on its way.' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const mine = () => site.mailsTo(SUPPORT).filter((mail) => mail.includes(email))
  await expect.poll(() => mine().length).toBe(1)
  const [mail = ''] = mine()
  expect(mail).toContain(`Reply-To: Ada Lovelace <${email}>`)
  expect(mail).toContain('Subject: Contact: A puzzle that seems wrong')
  expect(mail).toMatch(/Puzzle 100681 puts me out\.\r?\nIs the fox really 7\?/)
  await page.reload()
  await ready(page)
  await expect(field(page, 'Your message')).toHaveValue('')
  expect(mine()).toHaveLength(1)
})

test('a letter survives a lost network and a reload, and is then sent', async ({ page, context, site }) => {
  const email = newEmail('grace')
  await goTo(page, '/contact')
  await write(page, email, 'How do I print a worksheet?')
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('You are offline. Nothing you typed is lost: try again in a moment.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await ready(page)
  await expect(field(page, 'Your name')).toHaveValue('Ada Lovelace')
  await expect(field(page, 'What is it about?')).toHaveValue('puzzle')
  await expect(field(page, 'Your message')).toHaveValue('How do I print a worksheet?')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you. Your message is on its way.' })).toBeVisible()
  await expect.poll(() => site.mailsTo(SUPPORT).filter((mail) => mail.includes(email)).length).toBe(1)
})

test('faults are shown under their fields, and the focus moves there', async ({ page }) => {
  await goTo(page, '/contact')
  await field(page, 'Your e-mail').fill('ada@example.com')
  await field(page, 'Your message').fill('Hello')
  await send(page).click()
  await expect(field(page, 'Your message')).toBeFocused()
  await expect(page.getByText('Please write at least 10 characters.')).toBeVisible()
  await field(page, 'Your message').fill('Hello, puzzle makers')
  await expect(page.getByText('Please write at least 10 characters.')).toBeHidden()
})
