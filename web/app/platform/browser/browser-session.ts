/** Flags that all tabs share until the browser is closed: session cookies, which the server does not read. */
export const inBrowserSession = {
  /** @param key letters alone */
  note(key: string): void {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${key}=yes; path=/; samesite=strict${secure}`
  },
  isNoted(key: string): boolean {
    return document.cookie.split('; ').includes(`${key}=yes`)
  },
}
