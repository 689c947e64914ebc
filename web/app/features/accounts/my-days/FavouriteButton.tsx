import { m } from '@emojigma/messages'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { IconButton } from '../../../ui/Button.tsx'
import styles from './FavouriteButton.module.css'
import heartIconStyles from './HeartIcon.module.css'

/** Keeps a puzzle among the favourites, or takes it out.
 *  @param of says which puzzle is meant, where several stand beside each other
 *  Source: docs/product.md, My days */
export function FavouriteButton({ puzzleId, of }: { readonly puzzleId: number; readonly of?: string | undefined }) {
  const { items, keep } = useProgress('favourites')
  const isKept = (items.get(String(puzzleId))?.value ?? 0) > 0
  const label = isKept ? m['favourite_button.remove_from_favourites']() : m['favourite_button.add_to_favourites']()
  return (
    <IconButton
      className={styles['button']}
      label={of === undefined ? label : `${label}: ${of}`}
      title={label}
      onClick={() => keep(String(puzzleId), isKept ? 0 : 1)}
    >
      <HeartIcon isFull={isKept} />
    </IconButton>
  )
}

/** Drawn here and not among the icons that every page carries. */
function HeartIcon({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={heartIconStyles['heart']} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-kept={isFull || undefined}>
      <path d="M12 20.5C7 16.6 3 13.2 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 4.2-4 7.6-9 11.5Z" />
    </svg>
  )
}
