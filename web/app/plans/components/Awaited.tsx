import * as messages from '@emojigma/messages/page/plans/components/Awaited.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Awaited.module.css'

/** Keeps the room of a price that is not known yet. */
export function Awaited({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles['awaited'], className)}>
      <span className="shimmer" />
      <span className="visually-hidden">{messages.loading}</span>
    </span>
  )
}
