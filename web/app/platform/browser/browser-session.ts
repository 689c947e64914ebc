/** What this browser remembers until it is closed, in all of its tabs: a cookie that the site's server does not read. */
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
