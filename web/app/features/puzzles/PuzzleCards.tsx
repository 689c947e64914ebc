import { m } from '@emojigma/messages'
import { Suspense, type ReactNode } from 'react'
import { useInnerLinks } from '../../platform/navigation/use-inner-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { PuzzleCardPlaceholder } from './PuzzleCard.tsx'
import styles from './PuzzleCards.module.css'

interface PuzzleCardsProps {
  /** `row`: five beside each other, one swipeable row on small screens. `three`: the same for three. `grid`: as many rows as it takes. */
  readonly layout: 'row' | 'three' | 'grid'
  /** A plain click opens a puzzle over this page; the address is the puzzle's own all the same. */
  readonly opensOver?: boolean
  /** One list item for each card. */
  readonly children: ReactNode
}

/** A list of cards. It is taken over apart from the page around it, which is not to wait for it. */
export function PuzzleCards({ layout, opensOver = false, children }: PuzzleCardsProps) {
  const follow = useInnerLinks(opensOver)
  return (
    // Its links are what is pressed, with a key too: a browser makes a click of that.
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
