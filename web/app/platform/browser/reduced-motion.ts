/** Whether the device or the account's settings ask for reduced motion. Stylesheets follow both by themselves. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
