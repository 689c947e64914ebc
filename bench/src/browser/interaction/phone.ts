import { chromium, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../../../e2e/support/browser.ts'

/** How many times slower than this machine the phone is. */
export const SLOWER = 4

export interface Phone {
  readonly page: Page
  readonly devTools: CDPSession
}

/** A phone's browser; every visit is one of somebody new, with nothing kept. */
export async function openPhone() {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  return {
    /** @param origin the site */
    async visit<Result>(origin: string, act: (phone: Phone) => Promise<Result>): Promise<Result> {
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
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await page.addInitScript(watchTouches)
        return await act({ page, devTools })
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

/** What the page itself notes of its answers to a finger, in milliseconds. */
interface Touches {
  /** When the last touch or key was, on the page's own clock. */
  last: number
  /** How long the browser took from each touch or key to the next frame, as INP counts it: by the number of the interaction. */
  readonly answers: Record<number, number>
}

declare global {
  var touches: Touches
}

/** Runs in the page. */
function watchTouches(): void {
  globalThis.touches = { last: 0, answers: {} }
  const { answers } = globalThis.touches
  const note = ({ timeStamp }: Event): void => void (globalThis.touches.last = timeStamp)
  for (const kind of ['click', 'keydown']) addEventListener(kind, note, { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) answers[interactionId] = Math.max(duration, answers[interactionId] ?? 0)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Does something and waits until what it leads to is painted.
 *  @param shown a selector of CSS that matches then, and not before
 *  @param isGone it is to match nothing
 *  @returns milliseconds from the last touch or key to the frame after it */
export async function answerMs(page: Page, act: () => Promise<unknown>, shown: string, isGone = false): Promise<number> {
  const painted = page.evaluate(
    async ([selector, gone]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while ((document.querySelector(selector) !== null) === gone) await frame()
      // The frame's own work is over when a message sent from it arrives.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        requestAnimationFrame(() => port2.postMessage(undefined))
      })
      return performance.now() - globalThis.touches.last
    },
    [shown, isGone] as const,
  )
  await act()
  return painted
}
