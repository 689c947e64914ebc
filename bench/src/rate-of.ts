/** How often something is done in a second, after a moment to warm up.
 *  @param act does it once; handed the number of the turn
 *  @param lengthMs how long to measure */
export function perSecond(act: (turn: number) => unknown, lengthMs: number): number {
  let turn = 0
  const run = (forMs: number): number => {
    const startMs = performance.now()
    let done = 0
    while (performance.now() - startMs < forMs) {
      act(turn)
      turn += 1
      done += 1
    }
    return (1000 * done) / (performance.now() - startMs)
  }
  run(lengthMs / 4)
  return run(lengthMs)
}
