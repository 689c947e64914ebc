import { m } from '@emojigma/messages'
import { Suspense, type ReactNode } from 'react'
import { useInnerLinks } from '../../platform/navigation/use-inner-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { PuzzleCardPlaceholder } from './PuzzleCard.tsx'
import styles from './PuzzleCards.module.css'

interface PuzzleCardsProps {
  /** `row`: five in a row, swipeable on small screens; `three`: the same for three; `grid`: as many rows as needed. */
  readonly layout: 'row' | 'three' | 'grid'
  /** A plain click opens a puzzle over this page, under the puzzle's own address. */
  readonly opensOver?: boolean
  /** A list item for each card. */
  readonly children: ReactNode
}

/** A list of cards, in a `Suspense` of its own, so that the page does not wait for its hydration. */
export function PuzzleCards({ layout, opensOver = false, children }: PuzzleCardsProps) {
  const follow = useInnerLinks(opensOver)
  return (
    // Handles the clicks of its links, which keys trigger too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul className={classNames(styles['cards'], styles[layout])} onClick={follow}>
      <Suspense>{children}</Suspense>
    </ul>
  )
}

export function PuzzleCardPlaceholders({ layout, count }: { readonly layout: PuzzleCardsProps['layout']; readonly count: number }) {
  return (
    <ul className={classNames(styles['cards'], styles[layout])} aria-busy="true" aria-label={m['ui.loading']()}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <PuzzleCardPlaceholder />
        </li>
      ))}
    </ul>
  )
}
