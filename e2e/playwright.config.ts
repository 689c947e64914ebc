import { defineConfig } from '@playwright/test'
import { findBrowser, UNTRUSTED_HOST } from './support/browser.ts'

const { executablePath, args, ignoreDefaultArgs } = await findBrowser()

/** These begin, each in one worker. Offers and scrollbars need a site or a browser of their own: a worker that came to them later would end
 *  those that the next journey goes on with. Journeys without a network wait a lot: several at once leave the processors without work. */
const APART = ['offers-and-ads', 'scrollbars', 'offline'].map((name) => `${name}.journey.ts`)

/** These spare a tenth of the processor's time: no process waits in case a page needs another one, none is for drawing or for the
 *  network alone, and scripts are not made quicker that end before it pays. Journeys that measure pages do without them. The browser
 *  obeys the last list of features alone, so this one takes the place of Playwright's own, which no journey needs. Drawing within the
 *  main process must not look for a graphics library: it would set a variable of the environment while other threads read it, and in
 *  some environments one browser in six died of that at its start. */
const FOR_SHORT_PAGES = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-opt --no-maglev',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-site.ts',
  projects: [
    { name: 'apart', testMatch: APART, fullyParallel: false },
    { name: 'others', testMatch: '*.journey.ts', testIgnore: APART },
  ],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testFileDir}/gallery/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // More than twice the cores of a small machine: while some journeys wait, the others go on.
  workers: 5,
  // A machine that is busy with other things is slower, not wrong.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/report.json' }]],
  use: {
    launchOptions: {
      executablePath,
      args: [...args, ...FOR_SHORT_PAGES, `--host-resolver-rules=MAP ${UNTRUSTED_HOST} 127.0.0.1`],
      ignoreDefaultArgs: [...ignoreDefaultArgs],
    },
    // What a service worker asks for no journey sees or holds back; those of the service worker let it in.
    serviceWorkers: 'block',
    // Two cores without a graphics card spend a third of their time on motion and traces: journeys about motion ask for it.
    reducedMotion: 'reduce',
    // A hanging journey says where.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // As a small laptop shows it: drawing a larger window, and the pictures that come into view there, takes a third more of the
    // processor's time. Journeys about wide or high windows ask for theirs.
    viewport: { width: 1280, height: 600 },
  },
})
