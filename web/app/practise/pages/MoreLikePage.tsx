import { Navigate, useParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { puzzleIdIn } from '../../puzzles/preload-puzzle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { practiseApi } from '../api.ts'

/** Leads to the strand whose idea decided a puzzle, at the step that is nearest to it.
 *  Source: docs/product.md, Practise */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  const { data, error, refetch } = practiseApi.useGetPracticePlaceQuery(id ?? 0, { skip: id === undefined })
  if (data) return <Navigate to={`${PATHS.practise}/${data.strand}?step=${data.step}&like=${id}`} replace />
  const isMissing = id === undefined || (error && 'status' in error && (error.status === 404 || error.status === 400))
  return (
    <div className="page">
      <PageMeta title="More like this" description="Emoji puzzles that need the same idea, to practise with." isHidden />
      {isMissing ? (
        <EmptyState
          emoji="compass"
          headingLevel={1}
          title="There is no such puzzle"
          action={<ButtonLink to={PATHS.practise}>Practise</ButtonLink>}
        >
          But there is much else to practise.
        </EmptyState>
      ) : (
        <>
          <h1>More like this</h1>
          {error ? <Failed onRetry={refetch} /> : <Spinner />}
        </>
      )}
    </div>
  )
}
