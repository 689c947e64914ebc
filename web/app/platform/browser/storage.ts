/** Keeps texts for longer than the page lives. Where the browser refuses that, or has no room, they live as long as the page. */
function storageIn(area: () => Storage) {
  const remembered = new Map<string, string>()
  const forget = (key: string): void => {
    remembered.delete(key)
    attempt(() => area().removeItem(key))
  }
  /** @returns undefined if there is nothing */
  const read = (key: string): string | undefined => remembered.get(key) ?? (attempt(() => area().getItem(key)) || undefined)
  return {
    read,
    /** @returns undefined if there is nothing, or nothing that can be read */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null') as unknown) ?? undefined,
    keep(key: string, text: string): void {
      remembered.set(key, text)
      attempt(() => {
        area().setItem(key, text)
        remembered.delete(key)
      })
    },
    forget,
    /** Forgets all that is kept under keys that begin alike. */
    forgetAll(prefix: string): void {
      for (const key of [...remembered.keys(), ...(attempt(() => Object.keys(area())) ?? [])]) if (key.startsWith(prefix)) forget(key)
    },
  }
}

/** What this device remembers. A page that is drawn on the server, and its first frame in the browser, know nothing of it. */
export const onDevice = storageIn(() => localStorage)

/** What one tab remembers, until it is closed. */
export const inTab = storageIn(() => sessionStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
