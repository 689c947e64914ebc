import { m } from '@emojigma/messages'
import type { Day } from '@emojigma/engine/day.ts'
import { useMemo } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { unfinishedPuzzles, useKnownPlayed } from '../../play/index.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { PuzzleThumb, ThumbList } from '../../../ui/pictures/PuzzleThumb.tsx'
import { Section } from '../../../ui/Section.tsx'
import { carryOnWith } from './carry-on.ts'

/** What was left half done, to go on with.
 *  @param begun guessed at without success; undefined while the server has not said it
 *  Source: docs/product.md, My days */
export function CarryOn({ begun, today }: { readonly begun: readonly number[] | undefined; readonly today: Day }) {
  const visitor = useVisitor()
  const listed = useInBrowser(() => unfinishedPuzzles().join(), '')
  const unfinished = useMemo(() => (listed === '' ? [] : listed.split(',').map(Number)), [listed])
  const played = useKnownPlayed(useMemo(() => [...unfinished, ...(begun ?? [])].map((id) => ({ id })), [unfinished, begun]))
  const over = played ? [...played.solved, ...played.revealed] : []
  // How many are free is the puzzle's own to say; what is begun or of today leads to its page in any case.
  const ids = carryOnWith({ unfinished, begun: begun ?? [], over }, { ...visitor, used: 0 }, today)
  return (
    <Section id="carry-on" title={m['carry_on.carry_on']()} text={m['carry_on.label']()}>
      {ids.length === 0 ? (
        <p className="muted">{m['carry_on.empty']()}</p>
      ) : (
        <ThumbList label={m['carry_on.title']()}>
          {ids.map((id) => (
            <li key={id}>
              <PuzzleThumb puzzleId={id} to={puzzlePath(id)} />
            </li>
          ))}
        </ThumbList>
      )}
    </Section>
  )
}
