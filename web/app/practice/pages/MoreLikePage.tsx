import * as messages from '@emojigma/messages/page/practice/pages/MoreLikePage.ts'
import { Navigate, useParams } from 'react-router'
import { isMissing } from '../../call.ts'
import { PATHS } from '../../navigation/paths.ts'
import { puzzleIdIn } from '../../puzzles/preload-puzzle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { practiceApi } from '../api.ts'

/** Leads to the strand whose idea decided a puzzle, at the step that is nearest to it.
 *  Source: docs/product.md, Practise */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  const { data, error, refetch } = practiceApi.useGetPracticePlaceQuery(id ?? 0, { skip: id === undefined })
  if (data) return <Navigate to={`${PATHS.practise}/${data.strand}?step=${data.step}&like=${id}`} replace />
  return (
    <div className="page">
      <PageMeta title={messages.moreLikeThis} description={messages.emojiPuzzlesThatNeed} isHidden />
      {id === undefined || isMissing(error) ? (
        <EmptyState
          emoji="compass"
          headingLevel={1}
          title={messages.thereIsNoSuchPuzzle}
          action={<ButtonLink to={PATHS.practise}>{messages.practise}</ButtonLink>}
        >
          {messages.butThereIsMuch}
        </EmptyState>
      ) : (
        <>
          <h1>{messages.moreLikeThis}</h1>
          {error ? <Failed onRetry={refetch} /> : <Spinner />}
        </>
      )}
    </div>
  )
}
