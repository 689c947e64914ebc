import { m } from '@emojigma/messages'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './FullScreen.module.css'

/** While it is drawn, the puzzle around it fills the screen: by the browser's own full screen, and where there is none, the window.
 *  Source: docs/product.md, Full screen */
export function FullScreen({ onClose }: { readonly onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const stage = button.current?.closest('[data-setting]')?.parentElement
    return stage ? fill(stage, button.current) : undefined
  }, [])

  useEffect(() => {
    const stage = button.current?.closest<HTMLElement>('[data-full]')
    if (!stage) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let wasWhole = false
    const onChange = () => {
      if (wasWhole && document.fullscreenElement !== stage) close()
      wasWhole ||= document.fullscreenElement === stage
    }
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the puzzle, and a hint, take the key first.
      if (event.key !== 'Escape' || event.defaultPrevented || stage.querySelector('dialog[open]')) return
      event.preventDefault()
      close()
    }
    document.addEventListener('fullscreenchange', onChange, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // Refused by some browsers and by some frames; the window is filled all the same.
    const entered = stage.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
    return () => {
      controller.abort()
      void leave(stage, entered)
    }
  }, [])

  return (
    <IconButton ref={button} label={m['full_screen.minimise']()} className={styles['minimise']} onClick={onClose}>
      <Icon name="small-screen" />
    </IconButton>
  )
}

/** Gives the screen back, also when it was asked for a moment ago and is not taken yet; but not when the stage is to fill it again. */
async function leave(stage: HTMLElement, entered: Promise<void> | undefined): Promise<void> {
  await entered
  if (document.fullscreenElement === stage && !('full' in stage.dataset)) await document.exitFullscreen().catch(() => undefined)
}

/** Lays the stage over the page and takes the focus from what it covers.
 *  @returns what undoes it */
function fill(stage: HTMLElement, button: HTMLElement | null): () => void {
  const { size } = stage.dataset
  const opener = document.activeElement
  const covered = coveredBy(stage)
  stage.dataset['size'] = 'large'
  stage.dataset['full'] = ''
  for (const element of covered) element.inert = true
  // Whoever plays by keys goes on where they were; the tool that opened it is gone now.
  if (!stage.contains(opener) || opener?.matches('[aria-haspopup]')) button?.focus()
  return () => {
    if (size === undefined) delete stage.dataset['size']
    else stage.dataset['size'] = size
    delete stage.dataset['full']
    for (const element of covered) element.inert = false
    const isLeft = document.activeElement === button || document.activeElement === document.body
    if (isLeft && opener instanceof HTMLElement) opener.focus()
  }
}

/** All that is not in the stage. */
function coveredBy(stage: HTMLElement): readonly HTMLElement[] {
  const covered: HTMLElement[] = []
  for (let at: HTMLElement = stage; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside !== at && beside instanceof HTMLElement && !beside.inert) covered.push(beside)
    }
  }
  return covered
}
