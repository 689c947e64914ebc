import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.ts'

const { executablePath, args } = await findBrowser()

export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-site.ts',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/report.json' }]],
  use: {
    launchOptions: { executablePath, args: [...args] },
    // What a service worker asks for no journey sees or holds back; those of the service worker let it in.
    serviceWorkers: 'block',
    // Two cores without a graphics card spend a third of their time on motion and traces: journeys about motion ask for it, and
    // `--trace retain-on-failure` shows what went wrong.
    reducedMotion: 'reduce',
    // What hangs says where.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
  },
})
