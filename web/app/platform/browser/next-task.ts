/** Yields to the browser, so that pending input and rendering come first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
