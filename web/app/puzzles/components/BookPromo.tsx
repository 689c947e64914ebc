import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { bookFor } from '../book.ts'
import styles from './BookPromo.module.css'

/** A book of puzzles of this level. */
export function BookPromo({ puzzle: { typeId, levelId } }: { readonly puzzle: Pick<PuzzleView, 'typeId' | 'levelId'> }) {
  const { title, levels, emoji } = bookFor(levelId)
  return (
    <div className={styles['book']}>
      <div className={styles['cover']} aria-hidden="true">
        <span>{typeId === 4 ? 'Emojidoku' : 'Emoji puzzles'}</span>
        <span>{levels}</span>
        <EmojiPicture emoji={emoji} />
      </div>
      <p>
        <strong>{title}</strong>
        <br />
        Puzzles on paper. <Link to={`${PATHS.books}?levelId=${levelId}`}>See the book</Link>
      </p>
    </div>
  )
}
