import { m } from '@emojigma/messages'
import { Navigate, useParams } from 'react-router'
import { isMissing } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { puzzleIdIn } from '../puzzles/preload-puzzle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { practiceApi } from './api.ts'

/** Redirects to the strand and step nearest to a puzzle.
 *  Source: docs/product.md, Practise */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  const { data, error, refetch } = practiceApi.useGetPracticePlaceQuery(id ?? 0, { skip: id === undefined })
  if (data) return <Navigate to={`${PATHS.practise}/${data.strand}?step=${data.step}&like=${id}`} replace />
  return (
    <div className="page">
      <PageMeta title={m['ui.more_like_this']()} description={m['more_like.description']()} isHidden />
      {id === undefined || isMissing(error) ? (
        <EmptyState
          emoji="compass"
          headingLevel={1}
          title={m['more_like.missing']()}
          action={<ButtonLink to={PATHS.practise}>{m['ui.practise']()}</ButtonLink>}
        >
          {m['more_like.other_practice']()}
        </EmptyState>
      ) : (
        <>
          <h1>{m['ui.more_like_this']()}</h1>
          {error ? <Failed onRetry={refetch} /> : <Spinner />}
        </>
      )}
    </div>
  )
}
