import { lowerPriority } from '../process/thread-priority.ts'

/** A call of an exported function. */
export interface TaskCall {
  /** The module's address. */
  readonly module: string
  readonly name: string
  readonly input: unknown
  /** Its first element becomes 1, and waiting threads are woken, when the function is called. */
  readonly begun?: Int32Array<SharedArrayBuffer>
}

lowerPriority('what someone waits for')

/** The entry point of a pool's thread. */
export async function runTask({ module, name, input, begun }: TaskCall): Promise<unknown> {
  const tasks = (await import(module)) as Readonly<Record<string, (input: unknown) => unknown>>
  const task = tasks[name]
  if (!task) throw new TypeError(`${module} exports no ${name}`)
  if (begun) {
    Atomics.store(begun, 0, 1)
    Atomics.notify(begun, 0)
  }
  return task(input)
}
