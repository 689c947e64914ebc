import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as strandWords from '@emojigma/messages/words/strands.ts'
import { firstStep } from '@emojigma/engine/practice/standing.ts'
import { STRANDS, type Strand } from '@emojigma/engine/practice/strands.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { PATHS, puzzlePath } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { TYPE_NAMES, TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { practiceApi } from './api.ts'
import { Steps } from './Steps.tsx'
import { StrandSitting } from './StrandSitting.tsx'
import styles from './StrandPage.module.css'

/** One strand, puzzle after puzzle, from the player's step.
 *  Source: docs/product.md, Practise */
export function Component() {
  const { pathname } = useLocation()
  const id = pathname.toLowerCase().split('/')[2]
  const strand = STRANDS.find((one) => one.id === id)
  return strand && <StrandStage key={strand.id} strand={strand} />
}

function StrandStage({ strand }: { readonly strand: Strand }) {
  const { id, steps } = strand
  const { name, about } = strandWords.strands[id]
  const [search] = useSearchParams()
  const alike = alikeIn(search, steps.length)
  const { items, keep } = useProgress('strands')
  const reached = items.get(id)?.value
  const typeId = steps[0]?.typeId ?? 1
  const start = useStart(strand, alike ? alike.step : reached)
  return (
    <div className="page" data-type={TYPE_NAMES[typeId]}>
      <PageMeta title={m['strand.practise']({ name })} description={m['strand.description']({ about })} path={`${PATHS.practise}/${id}`} />
      <header className={styles['head']}>
        <p className="small">
          <Link to={PATHS.practise}>{m['practice.all_strands']()}</Link>
        </p>
        <h1>
          <TypeMark typeId={typeId} /> {name}
        </h1>
        <p className="muted">{about}</p>
        {alike ? (
          <p>
            <ParaglideMessage
              message={m['strand.puzzles_like']}
              markup={{ link: () => <Link to={puzzlePath(alike.puzzleId)}>{m['ui.puzzle_number']({ id: alike.puzzleId })}</Link> }}
            />
          </p>
        ) : (
          <Steps count={steps.length} filled={reached ? reached - 1 : 0} />
        )}
      </header>
      <div className={styles['sitting']}>
        {start === undefined ? (
          <Spinner />
        ) : (
          <StrandSitting
            key={alike?.puzzleId}
            strand={strand}
            start={start}
            isNew={!alike && !reached}
            onStanding={alike ? undefined : (step) => keep(id, step)}
          />
        )}
      </div>
    </div>
  )
}

/** The query of `MoreLikePage`: a step, and the puzzle that the others are like. */
function alikeIn(search: URLSearchParams, steps: number): { readonly step: number; readonly puzzleId: number } | undefined {
  const [step, puzzleId] = [Number(search.get('step')), Number(search.get('like'))]
  return Number.isInteger(step) && step >= 1 && step <= steps && Number.isInteger(puzzleId) && puzzleId > 0 ? { step, puzzleId } : undefined
}

/** @param known the step to start at, if there is one already
 *  @returns undefined while the player's solves are loading */
function useStart({ steps, isPracticeOnly }: Strand, known: number | undefined): number | undefined {
  const isHydrated = useHydrated()
  const { data, isError } = practiceApi.useGetLastSolvedQuery(undefined, { skip: !isHydrated || isPracticeOnly || Boolean(known) })
  if (!isHydrated) return undefined
  if (known) return known
  if (isPracticeOnly) return 1
  // If the call failed, start at the beginning.
  return data ? firstStep(steps, data.map(slotOfPuzzle)) : isError ? 1 : undefined
}
