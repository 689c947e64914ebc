/** Loads code that is fetched when it is asked for.
 *  @param load a single `import()`
 *  @param name of one of the module's exports
 *  @returns undefined if it cannot be loaded now */
export function onDemand<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module | undefined> {
  return loadAgain(load, name).catch(() => undefined)
}

/** Loads code, perhaps not for the first time. Some browsers remember that a module could not be loaded, so it is asked for once more
 *  under another address.
 *  @param load a single `import()`
 *  @param name of one of the module's exports
 *  @throws what the import threw */
export async function loadAgain<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const file = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!file?.startsWith(location.origin)) throw error
    const loaded = await import(/* @vite-ignore */ `${file}?${Date.now()}`).catch(() => undefined)
    const module = moduleWith(loaded as object | undefined, name)
    if (!module) throw error
    return module as Module
  }
}

/** A file that holds several modules exports each of them as one object. */
function moduleWith(file: object = {}, name: string): unknown {
  return [file, ...Object.values(file)].find((module) => typeof module === 'object' && module !== null && name in module)
}

/** Takes a stylesheet that could not be loaded out of the document: the build's loader takes one that stands there for loaded, and would
 *  never ask for it again. */
export function forgetMissingStyles(): void {
  // What fails to load says so only on its way down.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(), true)
}
