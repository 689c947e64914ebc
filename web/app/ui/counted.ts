/** `12,400`. The browser's own way to write a number takes a slow phone a tenth of a second the first time.
 *  @param count a whole number */
export function counted(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
