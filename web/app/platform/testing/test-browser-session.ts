/** Removes the session cookies, as closing the browser does. */
export function endBrowserSession(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`
}
