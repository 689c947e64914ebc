import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../../e2e/support/browser.ts'

/** CPU slowdown of the phone relative to this machine. */
export const SLOWER = 4
const BITS_A_SECOND = 1_500_000
/** Round trip of a slow mobile network. */
const LATENCY_MS = 150

/** A slow phone on a slow network. Each visit starts with empty caches. */
export async function openPhone() {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  return {
    async visit<Result>(origin: string, act: (page: Page) => Promise<Result>): Promise<Result> {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      })
      try {
        const page = await context.newPage()
        const devTools = await context.newCDPSession(page)
        const bytesASecond = BITS_A_SECOND / 8
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await devTools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: LATENCY_MS,
          downloadThroughput: bytesASecond,
          uploadThroughput: bytesASecond,
        })
        await page.addInitScript(observeVitals)
        return await act(page)
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

/** Core Web Vitals as the page's own observers report them, in milliseconds. */
interface Vitals {
  lcpMs: number
  /** From each touch or key to the next frame, by interaction id. */
  readonly interactionMs: Record<number, number>
}

declare global {
  var vitals: Vitals
}

/** Runs in the page. */
function observeVitals(): void {
  globalThis.vitals = { lcpMs: Number.NaN, interactionMs: {} }
  const { interactionMs } = globalThis.vitals
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.vitals.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) interactionMs[interactionId] = Math.max(duration, interactionMs[interactionId] ?? 0)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
