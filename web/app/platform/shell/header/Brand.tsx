import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import styles from './Brand.module.css'

export function Brand() {
  return (
    <Link className={styles['brand']} to={PATHS.home}>
      <svg viewBox="0 0 42 46" aria-hidden="true" focusable="false">
        <rect className={styles['edge']} x="1" y="6" width="40" height="40" rx="12" />
        <rect className={styles['face']} x="1" y="1" width="40" height="40" rx="12" />
        <circle className={styles['dot']} cx="13.5" cy="15.5" r="3.6" />
        <path className={styles['line']} d="M23.8 13.4a5 5 0 1 1 7 4.6c-1.5.7-2.2 1.5-2.2 3" />
        <circle className={styles['dot']} cx="28.6" cy="25" r="2.2" />
        <path className={styles['line']} d="M11 26.5c2.5 6 12 8.2 18.5 4.2" />
      </svg>
      <span>Emojigma</span>
    </Link>
  )
}
