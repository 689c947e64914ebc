import { STARS_A_DAY, type Stars } from '@emojigma/contract/rules/stars.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './DayStars.module.css'

/** The stars of a day as pictures; the words stand elsewhere. */
export function DayStars({ stars }: { readonly stars: Stars }) {
  return (
    <span className={styles['stars']} aria-hidden="true">
      {Array.from({ length: STARS_A_DAY }, (_, index) => (
        <span key={index} data-on={index < stars || undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
