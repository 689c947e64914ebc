/** Whether this player wants less motion: the device says so, or the account's settings.
 *  Stylesheets follow both by themselves. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
