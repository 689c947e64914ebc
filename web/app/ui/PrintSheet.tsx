import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintSheet.module.css'

/** Prints its children, and nothing else of the page, when it is mounted.
 *  @param onDone called when the browser's print dialog is closed */
export function PrintSheet({ children, onDone }: { readonly children: ReactNode; readonly onDone: () => void }) {
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const done = () => finish()
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  return createPortal(<div className={styles['sheet']}>{children}</div>, document.body)
}
