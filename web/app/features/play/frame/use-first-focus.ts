import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlaySetting } from './play-setting.ts'

/** Where there is a keyboard: a screen that is only touched would cover the puzzle with one. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

/** Gives the focus to what is played with when the puzzle is opened, so that keys pressed at once count. Somebody who is elsewhere already
 *  stays there, and neither the intro of the home page nor a puzzle in another site's page takes it.
 *  @param find what is to have the focus, inside the puzzle */
export function useFirstFocus(setting: PlaySetting['setting'], area: RefObject<HTMLElement | null>, find?: string): void {
  const take = useEffectEvent(() => {
    const target = find ? area.current?.querySelector<HTMLElement>(find) : area.current
    if (target && isFree(document.activeElement, target)) target.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (setting === 'home' || setting === 'embed' || !matchMedia(HAS_KEYBOARD).matches) return undefined
    // A dialog that opens in the same moment gives the focus to its first button.
    const timer = setTimeout(take)
    return () => clearTimeout(timer)
  }, [setting])
}

/** On a page that was just gone to, its heading has the focus. */
function isFree(active: Element | null, target: HTMLElement): boolean {
  return !active || active.matches('body, main, h1') || (target.closest('dialog')?.contains(active) ?? false)
}
