/** Stores texts by key. Where the browser refuses or its storage is full, they last as long as the page. */
function storageIn(area: () => Storage) {
  const fallback = new Map<string, string>()
  const forget = (key: string): void => {
    fallback.delete(key)
    attempt(() => area().removeItem(key))
  }
  /** @returns undefined if there is nothing */
  const read = (key: string): string | undefined => fallback.get(key) ?? (attempt(() => area().getItem(key)) || undefined)
  return {
    read,
    /** @returns undefined if there is nothing, or no valid JSON */
    readJson: (key: string): unknown => attempt(() => JSON.parse(read(key) ?? 'null') as unknown) ?? undefined,
    keep(key: string, text: string): void {
      fallback.set(key, text)
      attempt(() => {
        area().setItem(key, text)
        fallback.delete(key)
      })
    },
    forget,
    /** Removes every key with a prefix. */
    forgetAll(prefix: string): void {
      for (const key of [...fallback.keys(), ...(attempt(() => Object.keys(area())) ?? [])]) if (key.startsWith(prefix)) forget(key)
    },
  }
}

/** Lasts on this device. Not available while rendering on the server or hydrating. */
export const onDevice = storageIn(() => localStorage)

/** Lasts until the tab is closed. */
export const inTab = storageIn(() => sessionStorage)

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
