import { Spinner } from '../../../ui/loading/Spinner.tsx'
import styles from './PageLoading.module.css'

/** Shows that a page is on its way, once that takes noticeably long. */
export function PageLoading({ isLoading }: { readonly isLoading: boolean }) {
  if (!isLoading) return null
  return (
    <div className={styles['loading']}>
      <Spinner />
    </div>
  )
}
