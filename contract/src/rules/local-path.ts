/** The page after logging in, unless another one was requested. */
export const LANDING_PATH = '/today'

/** Any other origin works: it only shows whether a path leaves it. */
const ORIGIN = 'http://site.invalid'
/** No real address is percent-encoded more often. */
const MAX_DECODINGS = 5

/** Sanitises a redirect target: a page of this site, otherwise today's puzzles.
 *  @param text decoded once, as read from an address or reply
 *  @returns a path with query and hash, with exactly one leading slash */
export function localPath(text: string | null | undefined): string {
  if (!text || !isPlain(text)) return LANDING_PATH
  const url = URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : undefined
  if (!url || url.origin !== ORIGIN || !staysHere(url.pathname)) return LANDING_PATH
  return url.pathname + url.search + url.hash
}

/** Whether it begins with one slash and contains nothing that browsers drop or turn into a slash. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(path)
}

/** Whether a path stays on our pages however often it is decoded. Calls are not pages. */
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
