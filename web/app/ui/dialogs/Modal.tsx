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
  /** Shown in place of everything else for a while. The page below stays as it is. */
  readonly cover?: ModalCover | undefined
}

export interface ModalCover {
  readonly title: string
  readonly className: string | undefined
  readonly content: ReactNode
}

/** A dialog with a title and a close button. */
export function Modal({ title, onClose, children, className, ornament, cover }: ModalProps) {
  const titleId = useId()
  const named = cover ? { label: cover.title, className: cover.className } : { labelledBy: titleId, className }
  return (
    <Dialog onClose={onClose} {...named} className={classNames(styles['modal'], named.className)}>
      {cover?.content}
      <div className={styles['body']} hidden={cover !== undefined}>
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
