import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Draws the pictures of the help pages anew from a site with a class in it: `npm run screenshots -w e2e`, after `npm run build`. */
export default defineConfig({
  ...journeys,
  projects: [{ testMatch: '*.screenshots.ts' }],
  workers: 1,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, viewport: { width: 1024, height: 900 }, deviceScaleFactor: 2, colorScheme: 'light' },
})
