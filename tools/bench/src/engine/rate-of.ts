/** How often something is done in a second of this process's processor time, after a moment to warm up: the best of some slices. So what
 *  else runs on the machine counts for little, and what the runtime does on other threads (compiling, collecting garbage) is paid for.
 *  @param act does it once; handed the number of the turn
 *  @param lengthMs how long to measure, in processor time */
export function perSecond(act: (turn: number) => unknown, lengthMs: number): number {
  let turn = 0
  const run = (forMs: number): number => {
    const startMs = processorMs()
    let done = 0
    let usedMs = 0
    // Asking for the time costs as much as a quick act, so it is asked once every few milliseconds of turns.
    for (let batch = 1; usedMs < forMs; batch = Math.max(1, Math.floor((done * STEP_MS) / Math.max(usedMs, STEP_MS)))) {
      for (let count = 0; count < batch; count += 1, turn += 1) act(turn)
      done += batch
      usedMs = processorMs() - startMs
    }
    return (1000 * done) / usedMs
  }
  run(lengthMs / 2)
  return Math.max(...Array.from({ length: SLICES }, () => run(lengthMs / SLICES)))
}

const SLICES = 5
const STEP_MS = 5

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
