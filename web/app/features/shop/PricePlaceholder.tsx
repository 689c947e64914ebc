import { m } from '@emojigma/messages'
import { classNames } from '../../ui/class-names.ts'
import styles from './PricePlaceholder.module.css'

/** Reserves the space of a loading price. */
export function PricePlaceholder({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles['placeholder'], className)}>
      <span className="shimmer" />
      <span className="visually-hidden">{m['ui.loading']()}</span>
    </span>
  )
}
