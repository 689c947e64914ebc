/** Stylesheets that could not be loaded; the build's loader does not ask for one twice. */
const missingStyles = new Set<string>()

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
  for (const address of missingStyles) {
    const link = document.querySelector(`link[href="${address}"]`)
    link?.replaceWith(link.cloneNode())
  }
  missingStyles.clear()
  try {
    return await load()
  } catch (error) {
    const style = /https?:\S+\.css/.exec(String(error))?.[0]
    if (style) missingStyles.add(style)
    const module = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!module?.startsWith(location.origin)) throw error
    return import(/* @vite-ignore */ `${module}?${Date.now()}`).catch(() => {
      throw error
    }) as Promise<T>
  }
}
