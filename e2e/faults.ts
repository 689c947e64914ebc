import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A phone by day and a desk by night: where faults are looked for. */
export const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** Notes accessibility faults and sideways scrolling of what is shown. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // Below 0 while an open dialog holds the place of the scroll bar.
  expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}
