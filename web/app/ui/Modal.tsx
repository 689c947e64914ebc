import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Modal.module.css'

interface ModalProps {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Drawn above the title, inside the dialog. */
  readonly ornament?: ReactNode
}

/** A dialog over a dimmed page. While it is rendered it is open; Escape, the cross and a click beside it ask to close it.
 *  The browser keeps the focus inside and gives it back afterwards. */
export function Modal({ title, onClose, children, className, ornament }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['modal'], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['body']}>
        <IconButton label="Close" className={styles['close']} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        {ornament}
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

/** The row of buttons at the end of a dialog. */
export function ModalActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
