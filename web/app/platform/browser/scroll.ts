import { prefersReducedMotion } from './reduced-motion.ts'

/** Source: docs/product.md, Motion and timings */
const SCROLL_MS = 600

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls an element to just below the header, without animation where reduced motion is preferred. Any input stops it. */
export function scrollToElement(element: Element): void {
  const fromPx = scrollY
  const byPx = element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0')
  if (prefersReducedMotion()) return scrollTo({ top: fromPx + byPx, behavior: 'instant' })
  const controller = new AbortController()
  const { signal } = controller
  for (const interruption of INTERRUPTIONS) addEventListener(interruption, () => controller.abort(), { signal, passive: true })
  const startMs = performance.now()
  const step = (nowMs: number) => {
    if (signal.aborted) return
    const progress = Math.min(1, Math.max(0, (nowMs - startMs) / SCROLL_MS))
    scrollTo({ top: fromPx + byPx * eased(progress), behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else controller.abort()
  }
  requestAnimationFrame(step)
}

function eased(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2
}
