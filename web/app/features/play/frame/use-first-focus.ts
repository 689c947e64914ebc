import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlaySetting } from './play-setting.ts'

/** On touch screens the on-screen keyboard would cover the puzzle. */
const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)'

/** Focuses the puzzle when it opens, so that keys work at once. Never takes the focus from another control, nor on the home page or in
 *  another site's frame.
 *  @param find selector of the element to focus, inside the area */
export function useFirstFocus(setting: PlaySetting['setting'], area: RefObject<HTMLElement | null>, find?: string): void {
  const focusTarget = useEffectEvent(() => {
    const target = find ? area.current?.querySelector<HTMLElement>(find) : area.current
    if (target && isFree(document.activeElement, target)) target.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (setting === 'home' || setting === 'embed' || !matchMedia(HAS_KEYBOARD).matches) return undefined
    // After a dialog that opens at the same time has focused its first button.
    const timer = setTimeout(focusTarget)
    return () => clearTimeout(timer)
  }, [setting])
}

/** After a navigation, the page's heading has the focus. */
function isFree(active: Element | null, target: HTMLElement): boolean {
  return !active || active.matches('body, main, h1') || (target.closest('dialog')?.contains(active) ?? false)
}
