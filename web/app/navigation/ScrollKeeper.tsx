import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../browser/router/router.ts'
import { inTab } from '../browser/storage.ts'

const KEY = 'emojigma.scroll'

/** Given with an address that shows the same page in another way: the reader stays where they are. */
export const KEEPS_SCROLL = { keepsScroll: true } as const

/** Going back returns to where one was, going on begins at the top or at the part that the address names. */
export function ScrollKeeper() {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const shownKey = useRef(key)

  useEffect(() => {
    positions.current = readPositions()
    history.scrollRestoration = 'manual'
    const leave = () => {
      // After a whole page load the browser itself scrolls back.
      history.scrollRestoration = 'auto'
      storePositions(positions.current)
    }
    const comeBack = () => (history.scrollRestoration = 'manual')
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  useLayoutEffect(() => {
    const remember = () => positions.current?.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const keepsScroll = (state as Partial<typeof KEEPS_SCROLL> | null)?.keepsScroll
    const part = hash && document.querySelector(`#${CSS.escape(hash.slice(1))}`)
    if (type === 'POP') scrollTo(0, positions.current?.get(key) ?? 0)
    else if (part) part.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [key, hash, state, type])

  return null
}

function readPositions(): Map<string, number> {
  const kept = inTab.readJson(KEY)
  return new Map(Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : [])
}

function storePositions(positions: ReadonlyMap<string, number> | undefined): void {
  inTab.keep(KEY, JSON.stringify([...(positions ?? [])]))
}
