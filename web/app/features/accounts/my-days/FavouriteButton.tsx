import { m } from '@emojigma/messages'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { HeartIcon } from './HeartIcon.tsx'
import styles from './FavouriteButton.module.css'

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
