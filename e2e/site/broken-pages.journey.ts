import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

/** A code in the address, as a mailed link has one. */
const CODE = 'a-code-out-of-a-mail'

const reported = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === reportClientError.path)

test('a script error is reported to the site, without personal data', async ({ page }) => {
  await page.goto(`/today?redirectUrl=${CODE}`)
  await ready(page)
  await page.evaluate(() => localStorage.setItem('emojigma.secret', 'BraveOtter'))
  const report = reported(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('otter@example.com broke "BraveOtter"')
    })
  })
  const request = await report
  expect(request.postDataJSON()).toMatchObject({
    Message: 'Error: … "…"',
    Path: '/today',
    Release: expect.stringMatching(/\.js$/),
  })
  const sent = JSON.stringify([await request.allHeaders(), request.postData()])
  for (const secret of [CODE, 'otter', 'BraveOtter', 'bearer', '"cookie"']) expect(sent.toLowerCase()).not.toContain(secret.toLowerCase())
  expect((await request.response())?.status()).toBe(200)
})

test('an unhandled rejection is reported too', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const report = reported(page)
  await page.evaluate(() => void Promise.reject(new TypeError('nobody caught this')))
  expect((await report).postDataJSON()).toMatchObject({ Message: 'TypeError: … caught this', Path: '/' })
})

test('a page whose code is missing shows the error page and is reported', async ({ page }) => {
  const canReport = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes(reportClientError.path),
  )
  await page.goto('/')
  await ready(page)
  // What reports is fetched for who does something on the page.
  await page.mouse.move(100, 100, { steps: 2 })
  // Once a page has been there for a while it can report, also that all other files are gone.
  await canReport
  await page.route('**/assets/*.js*', (route) => route.abort())
  const report = reported(page)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  expect((await report).postDataJSON()).toMatchObject({ Message: expect.stringContaining('dynamically imported module') })
  await expect(page.getByRole('heading', { name: "We're sorry, but something unexpected happened." })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
})
