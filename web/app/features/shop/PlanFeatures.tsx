import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PlanFeatures.module.css'

export function PlanFeatures({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className={styles['features']}>
      {features.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
