import { m } from '@emojigma/messages'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { useState } from 'react'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { Button } from '../../../ui/Button.tsx'
import { PuzzleThumb, thumbName, ThumbList } from '../../../ui/pictures/PuzzleThumb.tsx'
import { Section } from '../../../ui/Section.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'

const SHOWN_AT_ONCE = 12

/** The puzzles with a heart, the latest first. One that loses it here stays until the page is left, so that a slip can be undone.
 *  Source: docs/product.md, My days */
export function Favourites() {
  const { items } = useProgress('favourites')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  /** When each that was pressed here had been changed before: it stays where it is. */
  const [pressedHere, setPressedHere] = useState<ReadonlyMap<string, number>>(new Map())
  const listed = [...items]
    .filter(([item, { value }]) => isPuzzle(item) && (value > 0 || pressedHere.has(item)))
    .map(([item, { atMs }]) => ({ id: Number(item), atMs: pressedHere.get(item) ?? atMs }))
    .toSorted((one, other) => other.atMs - one.atMs)
  return (
    <Section id="favourites" title={m['favourites.favourites']()} text={m['favourites.puzzles_with_your_heart']()}>
      {listed.length === 0 ? (
        <p className="muted">{m['favourites.empty']()}</p>
      ) : (
        <ThumbList label={m['favourites.your_favourites']()}>
          {listed.slice(0, shown).map(({ id, atMs }) => (
            <li key={id} onClickCapture={() => setPressedHere(new Map([...pressedHere, [String(id), atMs]]))}>
              <PuzzleThumb puzzleId={id} to={puzzlePath(id)}>
                <FavouriteButton puzzleId={id} of={thumbName(id)} />
              </PuzzleThumb>
            </li>
          ))}
        </ThumbList>
      )}
      {listed.length > shown && <Button onClick={() => setShown(shown + SHOWN_AT_ONCE)}>{m['ui.show_more']()}</Button>}
    </Section>
  )
}

function isPuzzle(item: string): boolean {
  const id = Number(item)
  return Number.isInteger(id) && id >= 1 && id <= MAX_PUZZLE_ID
}
