import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Its accessible name, where no heading inside gives one. */
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
}

/** A modal dialog, open while it is rendered. Escape and a click on the backdrop call `onClose`.
 *  The browser keeps the focus inside, and it returns to the opener afterwards. */
export function Dialog({ onClose, children, className, label, labelledBy }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const askToClose = useEffectEvent(onClose)
  // A layout effect, so that the focus has returned before a message about the outcome mounts: it can take the focus if the opener is gone.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = document.activeElement
    const controller = new AbortController()
    const { signal } = controller
    let pressedBeside = false
    element.addEventListener('pointerdown', ({ target }) => (pressedBeside = target === element), { signal })
    element.addEventListener(
      'click',
      ({ target, detail }) => {
        // The second half of a double click was meant for what opened it.
        if (target === element && pressedBeside && detail < 2) askToClose()
      },
      { signal },
    )
    // A held Enter was meant for the opener, not for the focused button in here. Browsers count a held space as one press.
    element.addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && event.preventDefault(), { signal })
    element.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== element) return
        event.preventDefault()
        askToClose()
      },
      { signal },
    )
    // At the third Escape in a row browsers close a dialog although `cancel` was prevented. Reopen it: only unmounting closes it.
    element.addEventListener(
      'close',
      () => {
        if (!element.open) element.showModal()
      },
      { signal },
    )
    const { documentElement: html } = document
    // Without its scrollbar the page would shift. Under a second dialog there is none left.
    const scrollbarPx = window.innerWidth - html.clientWidth
    if (scrollbarPx > 0) html.style.setProperty('--scrollbar', `${scrollbarPx}px`)
    element.showModal()
    return () => {
      controller.abort()
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} className={classNames(styles['dialog'], className)} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </dialog>
  )
}
