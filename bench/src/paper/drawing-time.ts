export interface DrawingTime {
  /** Of this thread, the middle of several. */
  readonly ms: number
  readonly bytes: number
}

/** How long a drawing takes the processor, once everything is loaded. */
export async function drawingTime(times: number, draw: () => Buffer | Promise<Buffer>): Promise<DrawingTime> {
  await draw()
  const took: number[] = []
  let bytes = 0
  for (let time = 0; time < times; time += 1) {
    const start = process.cpuUsage()
    bytes = (await draw()).length
    const { user, system } = process.cpuUsage(start)
    took.push((user + system) / 1000)
  }
  return { ms: took.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0, bytes }
}
