import { m } from '@emojigma/messages'
import type { MyAssignments } from '@emojigma/contract/classes/assignments.ts'
import { Link } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './MakingPuzzles.module.css'

type Making = MyAssignments['Making']

/** A student's link to the class's puzzle maker and the state of their own puzzles.
 *  Source: docs/product.md, Puzzles of one's own */
export function MakingPuzzles({ making }: { readonly making: Making }) {
  const became = whatBecame(making)
  if (!making.MayMake && became === '') return null
  return (
    <p className={styles['making']}>
      <Link to={PATHS.maker}>
        <Icon name="edit" /> {making.MayMake ? m['making_puzzles.action']() : m['making_puzzles.made']()}
      </Link>
      {became !== '' && <span className="small muted">{m['making_puzzles.yours']({ became })}</span>}
    </p>
  )
}

function whatBecame({ Returned, Waiting, Approved }: Making): string {
  return [
    Returned > 0 && m['making_puzzles.returned']({ returned: Returned }),
    Waiting > 0 && m['making_puzzles.waiting']({ waiting: Waiting }),
    Approved > 0 && m['making_puzzles.approved']({ approved: Approved }),
  ]
    .filter((words) => words !== false)
    .join(', ')
}
