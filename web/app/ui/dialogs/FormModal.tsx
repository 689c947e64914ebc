import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Modal } from './Modal.tsx'
import styles from './FormModal.module.css'

interface FormModalProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that asks for something to be typed. */
export function FormModal({ title, onClose, children }: FormModalProps) {
  return (
    <Modal title={title} onClose={onClose} className={styles['modal']}>
      <div className={classNames('stack', styles['form'])}>{children}</div>
    </Modal>
  )
}
