/** Loads a module on demand.
 *  @param load a single `import()`
 *  @param name of one of the module's exports
 *  @returns undefined if it cannot be loaded now */
export function onDemand<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module | undefined> {
  return loadAgain(load, name).catch(() => undefined)
}

/** Source: docs/product.md, Errors and notices */
const TIME_OUT_MS = 120_000

/** Code that is still on its way after the time-out. A retry waits for the same file again, which may be nearly there. */
export class LateCode extends Error {
  constructor() {
    super('Loading chunk failed: timed out')
  }
}

/** Loads a module, possibly again. Some browsers remember that a module failed to load, so a retry uses another URL.
 *  @param load a single `import()`
 *  @param name of one of the module's exports
 *  @throws what the import threw, or `LateCode` */
export async function loadAgain<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  try {
    return await inTime(load())
  } catch (error) {
    const file = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!file?.startsWith(location.origin)) throw error
    const loaded = await import(/* @vite-ignore */ `${file}?${Date.now()}`).catch(() => undefined)
    const module = moduleWith(loaded as object | undefined, name)
    if (!module) throw error
    return module as Module
  }
}

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateCode()), TIME_OUT_MS)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A chunk of several modules exports each as an object. */
function moduleWith(file: object = {}, name: string): unknown {
  return [file, ...Object.values(file)].find((module) => typeof module === 'object' && module !== null && name in module)
}

/** Removes stylesheet links that failed to load: Vite's loader takes a link in the document for loaded and would never fetch it again. */
export function forgetMissingStyles(): void {
  // Load errors do not bubble; they can only be captured.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(), true)
}
