import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PuzzleCardPlaceholder } from './PuzzleCard.tsx'
import styles from './PuzzleCards.module.css'

interface PuzzleCardsProps {
  /** `row`: five beside each other, one swipeable row on small screens. `three`: the same for three. `grid`: as many rows as it takes. */
  readonly layout: 'row' | 'three' | 'grid'
  /** One list item for each card. */
  readonly children: ReactNode
}

export function PuzzleCards({ layout, children }: PuzzleCardsProps) {
  return <ul className={classNames(styles['cards'], styles[layout])}>{children}</ul>
}

export function PuzzleCardPlaceholders({ layout, count }: { readonly layout: PuzzleCardsProps['layout']; readonly count: number }) {
  return (
    <ul className={classNames(styles['cards'], styles[layout])} aria-busy="true" aria-label="Loading...">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <PuzzleCardPlaceholder />
        </li>
      ))}
    </ul>
  )
}
