/** Loads code that is fetched when it is asked for.
 *  @param load a single `import()`
 *  @returns undefined if it cannot be loaded now */
export function onDemand<T>(load: () => Promise<T>): Promise<T | undefined> {
  return loadAgain(load).catch(() => undefined)
}

/** Loads code, perhaps not for the first time. Some browsers remember that a module could not be loaded, so it is asked for once more
 *  under another address.
 *  @param load a single `import()`
 *  @throws what the import threw */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const module = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!module?.startsWith(location.origin)) throw error
    return import(/* @vite-ignore */ `${module}?${Date.now()}`).catch(() => {
      throw error
    }) as Promise<T>
  }
}

/** Takes a stylesheet that could not be loaded out of the document: the build's loader takes one that stands there for loaded, and would
 *  never ask for it again. */
export function forgetMissingStyles(): void {
  // What fails to load says so only on its way down.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(), true)
}
