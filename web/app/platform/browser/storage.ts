/** As long as the tokens and the account of a session. */
const PROBE = 'x'.repeat(2000)
const PROBE_KEY = 'emojigma.probe'

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
    /** Whether a stored text outlives the page. */
    isKept: (key: string): boolean => !fallback.has(key),
    /** Whether there is room for a session. Not so where storage is blocked or full, and in some private windows. */
    isKeeping: (): boolean =>
      attempt(() => {
        area().setItem(PROBE_KEY, PROBE)
        area().removeItem(PROBE_KEY)
        return true
      }) ?? false,
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
