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
  // What a service worker asks for no journey sees or holds back; those of the service worker let it in.
  use: {
    launchOptions: { executablePath, args: [...args] },
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
  },
})
