import styles from './HeartIcon.module.css'

/** Drawn here and not among the icons that every page carries. */
export function HeartIcon({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={styles['heart']} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-kept={isFull || undefined}>
      <path d="M12 20.5C7 16.6 3 13.2 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 4.2-4 7.6-9 11.5Z" />
    </svg>
  )
}
