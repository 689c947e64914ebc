import { m } from '@emojigma/messages'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { IconButton } from '../../../ui/Button.tsx'
import styles from './FavouriteButton.module.css'
import heartStyles from './HeartIcon.module.css'

/** Adds a puzzle to the favourites or removes it.
 *  @param of names the puzzle where several are listed
 *  Source: docs/product.md, My days */
export function FavouriteButton({ puzzleId, of }: { readonly puzzleId: number; readonly of?: string | undefined }) {
  const { items, keep } = useProgress('favourites')
  const isFavourite = (items.get(String(puzzleId))?.value ?? 0) > 0
  const label = isFavourite ? m['favourite_button.remove_from_favourites']() : m['favourite_button.add_to_favourites']()
  return (
    <IconButton
      className={styles['button']}
      label={of === undefined ? label : `${label}: ${of}`}
      title={label}
      onClick={() => keep(String(puzzleId), isFavourite ? 0 : 1)}
    >
      <HeartIcon isFull={isFavourite} />
    </IconButton>
  )
}

/** Inline rather than in the icon sprite, which every page loads. */
function HeartIcon({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={heartStyles['heart']} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-kept={isFull || undefined}>
      <path d="M12 20.5C7 16.6 3 13.2 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 4.2-4 7.6-9 11.5Z" />
    </svg>
  )
}
