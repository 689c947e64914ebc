const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile/i

/** Source: docs/product.md, Accessibility */
export function isMobile(): boolean {
  return matchMedia('(max-width: 767px)').matches || MOBILE_AGENT.test(navigator.userAgent)
}
