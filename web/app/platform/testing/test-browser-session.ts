/** As when the browser is closed: what it remembers until then is gone. */
export function endBrowserSession(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`
}
