/** Ends the work at hand, so that a touch or a frame comes before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
