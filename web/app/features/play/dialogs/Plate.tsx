import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import styles from './Plate.module.css'

/** The icon plate above a dialog's title. */
export function Plate({ icon }: { readonly icon: IconName }) {
  return (
    <span className={styles['plate']} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
