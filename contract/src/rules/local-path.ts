/** Where someone goes after logging in, unless they were on their way to another page. */
export const LANDING_PATH = '/today'

/** Any other origin does: only whether it is left counts. */
const ORIGIN = 'http://site.invalid'
/** No real address nests percent signs deeper. */
const MAX_DECODINGS = 5

/** Where to go, of what an address or a reply says: a page of this site, or else today's puzzles.
 *  @param text as it came, decoded once by the code that read it out of an address
 *  @returns a path with its query and hash, beginning with exactly one slash */
export function localPath(text: string | null | undefined): string {
  if (!text || !isPlain(text)) return LANDING_PATH
  const url = URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : undefined
  if (!url || url.origin !== ORIGIN || !staysHere(url.pathname)) return LANDING_PATH
  return url.pathname + url.search + url.hash
}

/** Whether it begins with one slash and has nothing that browsers drop or turn into a slash. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(path)
}

/** Whether a path is still one of our pages however often it is decoded. Calls are no pages. */
function staysHere(path: string): boolean {
  let decoded = path
  for (let times = 0; times <= MAX_DECODINGS; times += 1) {
    if (!isPlain(decoded) || /^\/(\.*\/|api(\/|$))/i.test(decoded)) return false
    const next = decodedOnce(decoded)
    if (next === undefined) return false
    if (next === decoded) return true
    decoded = next
  }
  return false
}

function decodedOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
