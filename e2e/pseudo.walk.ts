import type { Page } from '@playwright/test'
import { everyAddress } from './support/every-address.ts'
import { cutOffWords, mirroredNumbers, SCREENS, sidewaysPx, turnTo } from './support/faults.ts'
import { expect, test } from './support/journey.ts'
import { ready } from './support/play.ts'

const LONG_MS = 1_200_000

test.use({ reducedMotion: 'reduce' })

for (const direction of ['ltr', 'rtl'] as const) {
  test(`every page has room for longer texts, ${direction}`, async ({ page, request }) => {
    test.setTimeout(LONG_MS)
    if (direction === 'rtl') await turnAround(page)
    for (const address of await everyAddress(request)) {
      for (const [turn, screen] of SCREENS.entries()) {
        await turnTo(page, screen)
        if (turn === 0) await page.goto(address)
        await ready(page)
        const where = `${address} at ${screen.width} px`
        expect.soft(await cutOffWords(page), `cut off at ${where}`).toEqual([])
        expect.soft(await sidewaysPx(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
        expect.soft(await mirroredNumbers(page), `mirrored at ${where}`).toEqual([])
      }
    }
  })
}

/** Lets every document run from right to left. */
async function turnAround(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace(' dir="ltr"', ' dir="rtl"') })
  })
}
