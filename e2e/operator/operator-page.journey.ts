import { cutOffWords, expectNoFaults, onBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'
import { operate } from '../support/operator.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { ready } from '../support/play.ts'

const KEY = 'the key of the operator'

const test = testOnOwnSite({ RATE_LIMITS: 'off', OPERATOR_KEY: KEY })

test('the operator reads the overview on a phone and a desktop, and undoes the end of an offer', async ({ page, folder }) => {
  await operate(folder, 'offer', 'add', '--name', 'Autumn', '--percent', '20', '--code', 'AUTUMN20', '--until', '2099-01-01')
  await page.goto('/operator')
  await ready(page)
  await page.getByRole('textbox', { name: 'Operator’s key' }).fill(KEY)
  await page.getByRole('button', { name: 'Look inside' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How the site does' })).toBeVisible()
  await onBothScreens(page, async ({ width, colorScheme }) => {
    await expectNoFaults(page, `the operator's page at ${width} px, ${colorScheme}`)
    expect(await cutOffWords(page)).toEqual([])
    // No one has to scroll sideways to what can be done, nor guess what a figure is.
    const offers = page.getByRole('table', { name: 'All offers' })
    expect(await offers.evaluate((table) => table.parentElement?.scrollWidth === table.parentElement?.clientWidth)).toBe(true)
    const row = offers.getByRole('row', { name: /AUTUMN20/ })
    await expect(row.getByRole('cell', { name: /running/ })).toBeVisible()
    await row.getByRole('button', { name: /End now/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row.getByRole('button', { name: /End now/ })).toBeVisible()
  })
})
