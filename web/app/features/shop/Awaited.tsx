import { m } from '@emojigma/messages'
import { classNames } from '../../ui/class-names.ts'
import styles from './Awaited.module.css'

/** Keeps the room of a price that is not known yet. */
export function Awaited({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles['awaited'], className)}>
      <span className="shimmer" />
      <span className="visually-hidden">{m['ui.loading']()}</span>
    </span>
  )
}
