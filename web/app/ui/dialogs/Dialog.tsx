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

/** A box over a dimmed page. While it is rendered it is open; Escape and a click beside it ask to close it.
 *  The browser keeps the focus inside, and it returns afterwards to where it was. */
export function Dialog({ onClose, children, className, label, labelledBy }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const askToClose = useEffectEvent(onClose)
  // At once, so that what is told as the dialog closes comes after the focus has returned: it has the focus next if the opener goes too.
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
    // Enter that is held on was meant for what opened it, not for what has the focus in it. Browsers take a held space for one press.
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
    // At the third Escape in a row, with nothing else between, the browser closes a dialog whatever was answered to `cancel`. It is opened
    // again, because what renders it says when it ends.
    element.addEventListener(
      'close',
      () => {
        if (!element.open) element.showModal()
      },
      { signal },
    )
    const { documentElement: html } = document
    // The page loses its scrollbar and must not move for that. A dialog over a dialog finds none to lose.
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
