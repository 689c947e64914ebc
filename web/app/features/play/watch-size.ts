/** Source: docs/product.md, Puzzle page */
const ONCE_MORE_MS = 2000

/** Measures an element now, after each resize, and once more two seconds later, when pictures and fonts have come.
 *  @returns ends it */
export function watchSize(element: Element, measure: () => void): () => void {
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  const timer = setTimeout(measure, ONCE_MORE_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
