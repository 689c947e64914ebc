import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Guessing } from '../frame/use-guessing.ts'
import { playSound } from './player.ts'

/** What a finger presses to play: keys of the aid and cells of a board. */
const PRESSED = 'aside button, [role=grid] button, [role=gridcell]'

/** Lets a puzzle be heard: what is pressed, and what became of a guess. What is seen of it comes first. */
export function useSounds(place: RefObject<HTMLElement | null>, { sitting }: Pick<Guessing, 'sitting'>): void {
  const { kind } = sitting
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (kind === 'ready' && target instanceof Element && target.closest(PRESSED)) playSound('tap')
  })
  useEffect(() => {
    const play = place.current?.closest<HTMLElement>('[data-setting]')
    const onClick = (event: MouseEvent) => press(event)
    play?.addEventListener('click', onClick)
    return () => play?.removeEventListener('click', onClick)
  }, [place])
  useEffect(() => {
    if (kind !== 'right' && kind !== 'wrong') return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => playSound(kind))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kind])
}
