import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Makes anew what is kept of the pages, from a site of its own, after `npm run build`: the pictures of help pages and documents
 *  (`npm run screenshots -w e2e`), and what the report on accessibility rests on (`npm run accessibility -w e2e`). Walks
 *  through all pages of a pseudo-locale (`npm run pseudo -w e2e`). */
export default defineConfig({
  ...journeys,
  projects: [{ testMatch: ['*.screenshots.ts', '*.record.ts', '*.walk.ts'] }],
  workers: 1,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, viewport: { width: 1024, height: 900 }, deviceScaleFactor: 2, colorScheme: 'light' },
})
