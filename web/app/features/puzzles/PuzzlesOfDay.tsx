import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { SECTION_SIZE, SECTIONS, type Day } from '@emojigma/engine/day.ts'
import { useMemo } from 'react'
import { useKnownPlayed } from '../play/index.ts'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PATHS } from '../../platform/navigation/paths.ts'
import { cardStateOf } from './card-state.ts'
import { useGetPuzzlesOfDayQuery } from './day-api.ts'
import { todaysPuzzle } from './todays-puzzles.ts'
import { DayCards } from './DayCards.tsx'
import { DaySection } from './DaySection.tsx'
import { PuzzleCardPlaceholders } from './PuzzleCards.tsx'

const NO_PUZZLES: readonly PuzzleView[] = []

/** The forty puzzles of a day, in sections, with one note above them if they need a plan.
 *  @param day not in the future
 *  Source: docs/product.md, My days */
export function PuzzlesOfDay({ day, today }: { readonly day: Day; readonly today: Day }) {
  const { data: puzzles, isError, refetch } = useGetPuzzlesOfDayQuery(day)
  const played = useKnownPlayed(puzzles ?? NO_PUZZLES)
  const { plan } = useVisitor()
  const sections = useMemo(
    () => SECTIONS.map(({ typeId, levels }) => levels.flatMap((levelId) => (puzzles && todaysPuzzle(puzzles, typeId, levelId)) ?? [])),
    [puzzles],
  )
  if (isError && !puzzles) return <Failed onRetry={refetch} />
  if (puzzles?.length === 0) return <p className="muted">{m['puzzles_of_day.not_yet']()}</p>
  return (
    <>
      {plan === 'none' && day !== today && <ClosedNote />}
      {SECTIONS.map((section, at) => {
        const ofSection = sections[at] ?? NO_PUZZLES
        const states = ofSection.map((puzzle) => cardStateOf(puzzle, played, today))
        return (
          <DaySection key={section.name} section={section} states={played && puzzles ? states : undefined}>
            {puzzles ? (
              <DayCards puzzles={ofSection} states={states} isOnFirstScreen={false} />
            ) : (
              <PuzzleCardPlaceholders layout="row" count={SECTION_SIZE} />
            )}
          </DaySection>
        )
      })}
    </>
  )
}

function ClosedNote() {
  const isLikelyChild = useIsLikelyChild()
  return (
    <p>
      {m['puzzles_of_day.other_day']()}{' '}
      {isLikelyChild ? (
        <ButtonLink to={PATHS.today}>{m['puzzles.to_todays_puzzles']()}</ButtonLink>
      ) : (
        <ButtonLink to={PATHS.pricing}>{m['puzzles_of_day.open_every_day']()}</ButtonLink>
      )}
    </p>
  )
}
