import { m } from '@emojigma/messages'
import { isMadePuzzleId, LAST_MADE_PUZZLE_ID } from '@emojigma/contract/rules/made-puzzles.ts'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ForAccount } from '../accounts/ForAccount.tsx'
import { isMissing } from '../../platform/call.ts'
import { ASSIGNMENT, PATHS } from '../../platform/navigation/paths.ts'
import { PuzzlePlay, useGuessUpload, type PuzzleSet } from '../play/index.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { makerApi } from './api.ts'
import styles from './PlayMadePage.module.css'

const AssignmentStep = lazyComponent(() => import('../classes/assignments/AssignmentStep.tsx'), 'AssignmentStep', { missing: () => null })

const META = { title: m['play_made.title'](), description: m['play_made.description'](), isHidden: true }

/** Plays a made puzzle like any other.
 *  Source: docs/product.md, Puzzles of one's own */
export function Component() {
  const id = Number(useParams()['madePuzzleId'])
  const isId = Number.isInteger(id) && isMadePuzzleId(id) && id <= LAST_MADE_PUZZLE_ID
  return <ForAccount meta={META}>{() => (isId ? <Played key={id} id={id} /> : <Missing />)}</ForAccount>
}

function Played({ id }: { readonly id: number }) {
  useGuessUpload()
  const navigate = useNavigate()
  const { role } = useVisitor()
  const assignmentId = useSearchParams()[0].get(ASSIGNMENT)
  const [set, setSet] = useState<PuzzleSet>()
  const { data, error, refetch } = makerApi.useGetMadePuzzleQuery(id, { refetchOnMountOrArgChange: true })
  if (data) {
    const { title, puzzle } = data
    return (
      <div className="page" data-type={TYPE_NAMES[puzzle.typeId]}>
        <PageMeta {...META} title={title} />
        {role === 'student' && assignmentId !== null && <AssignmentStep assignmentId={assignmentId} puzzleId={id} onSet={setSet} />}
        <p className={styles['title']}>{title}</p>
        <PuzzlePlay
          puzzle={puzzle}
          setting="embed"
          headingLevel={1}
          set={set}
          footnote={m['play_made.no_points']()}
          onPlayNext={() => navigate(role === 'student' ? PATHS.assignments : PATHS.maker)}
        />
      </div>
    )
  }
  if (isMissing(error)) return <Missing />
  return (
    <div className="page">
      <PageMeta {...META} />
      {error ? <Failed onRetry={refetch} /> : <Spinner />}
    </div>
  )
}

function Missing() {
  return (
    <div className="page">
      <PageMeta {...META} />
      <EmptyState
        emoji="compass"
        headingLevel={1}
        title={m['ui.no_puzzle_here']()}
        action={<ButtonLink to={PATHS.today}>{m['ui.todays_puzzles']()}</ButtonLink>}
      >
        {m['play_made.missing']()}
      </EmptyState>
    </div>
  )
}
