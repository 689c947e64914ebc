import { classNames } from './class-names.ts'
import styles from './Shimmer.module.css'

/** Stands where something is awaited, in its size. */
export function Shimmer({ className }: { readonly className: string | undefined }) {
  return <span className={classNames(styles['shimmer'], className)} />
}
