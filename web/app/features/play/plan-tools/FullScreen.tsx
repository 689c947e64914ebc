import { m } from '@emojigma/messages'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './FullScreen.module.css'

/** While it is rendered, the puzzle around it fills the screen, or the window where the browser refuses full screen.
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
    let wasFullScreen = false
    const onChange = () => {
      if (wasFullScreen && document.fullscreenElement !== stage) close()
      wasFullScreen ||= document.fullscreenElement === stage
    }
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the puzzle, or a hint, takes precedence.
      if (event.key !== 'Escape' || event.defaultPrevented || stage.querySelector('dialog[open]')) return
      event.preventDefault()
      close()
    }
    document.addEventListener('fullscreenchange', onChange, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // Some browsers and frames refuse; the window is filled anyway.
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

/** Leaves full screen, even if entering it is still pending; but not if the stage is being reopened. */
async function leave(stage: HTMLElement, entered: Promise<void> | undefined): Promise<void> {
  await entered
  if (document.fullscreenElement === stage && !('full' in stage.dataset)) await document.exitFullscreen().catch(() => undefined)
}

/** Lays the stage over the page and makes everything below inert.
 *  @returns undoes it */
function fill(stage: HTMLElement, button: HTMLElement | null): () => void {
  const { size } = stage.dataset
  const opener = document.activeElement
  const covered = coveredBy(stage)
  stage.dataset['size'] = 'large'
  stage.dataset['full'] = ''
  for (const element of covered) element.inert = true
  // Keep the focus inside the puzzle, unless it is on the opener, which is hidden now.
  if (!stage.contains(opener) || opener?.matches('[aria-haspopup], [aria-expanded]')) button?.focus()
  return () => {
    if (size === undefined) delete stage.dataset['size']
    else stage.dataset['size'] = size
    delete stage.dataset['full']
    for (const element of covered) element.inert = false
    const isFocusLost = document.activeElement === button || document.activeElement === document.body
    if (isFocusLost && opener instanceof HTMLElement) opener.focus()
  }
}

/** Everything outside the stage. */
function coveredBy(stage: HTMLElement): readonly HTMLElement[] {
  const covered: HTMLElement[] = []
  for (let at: HTMLElement = stage; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside !== at && beside instanceof HTMLElement && !beside.inert) covered.push(beside)
    }
  }
  return covered
}
