import { m } from '@emojigma/messages'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from '../pictures/Icon.tsx'
import styles from './Modal.module.css'

interface ModalProps {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Above the title, inside the dialog. */
  readonly ornament?: ReactNode
}

/** A dialog with a title and a close button. */
export function Modal({ title, onClose, children, className, ornament }: ModalProps) {
  const titleId = useId()
  return (
    <Dialog onClose={onClose} className={classNames(styles['modal'], className)} labelledBy={titleId}>
      <div className={styles['body']}>
        <IconButton label={m['ui.close']()} className={styles['close']} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        {ornament}
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Dialog>
  )
}

export function ModalActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
