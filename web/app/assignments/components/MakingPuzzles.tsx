import type { MyAssignments } from '@emojigma/contract/assignments.ts'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MakingPuzzles.module.css'

type Making = MyAssignments['Making']

/** A student's way to the puzzles that their class makes, and what became of their own.
 *  Source: docs/product.md, Puzzles of one's own */
export function MakingPuzzles({ making }: { readonly making: Making }) {
  const became = whatBecame(making)
  if (!making.MayMake && became === '') return null
  return (
    <p className={styles['making']}>
      <Link to={PATHS.maker}>
        <Icon name="edit" /> {making.MayMake ? 'Make a puzzle for your class' : 'The puzzles that you made'}
      </Link>
      {became !== '' && <span className="small muted">Yours: {became}.</span>}
    </p>
  )
}

function whatBecame({ Returned, Waiting, Approved }: Making): string {
  return [
    Returned > 0 && `${Returned} given back to be made better`,
    Waiting > 0 && `${Waiting} ${Waiting === 1 ? 'waits' : 'wait'} for your teacher`,
    Approved > 0 && `${Approved} approved`,
  ]
    .filter((words) => words !== false)
    .join(', ')
}
