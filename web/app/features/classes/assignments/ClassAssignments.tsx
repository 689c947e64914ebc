import { m } from '@emojigma/messages'
import type { Assignment } from '@emojigma/contract/classes/assignments.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CallError } from '../../../platform/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { focusOn, recoverFocus } from '../../../ui/focus-recovery.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { RemovedList } from '../../../ui/RemovedList.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Undo } from '../../../ui/Undo.tsx'
import { assignmentsApi } from './api.ts'
import { AssignmentEditor } from './AssignmentEditor.tsx'
import { AssignmentOutcome } from './AssignmentOutcome.tsx'
import { AssignmentRow } from './AssignmentRow.tsx'
import styles from './ClassAssignments.module.css'

/** The button for a new assignment, or the assignment of this id. */
type After = 'new' | { readonly id: string }

type Shown =
  /** `after`: where the focus goes, which is what was pressed to leave the list. */
  { readonly kind: 'list'; readonly after?: After } | { readonly kind: 'editor'; readonly assignment?: Assignment }

/** The address of results is that of the list with this in its query, so that going back leads from them to the list. */
const RESULTS = 'results'

interface ClassAssignmentsProps {
  readonly classroomId: string
  /** What stands above the list. */
  readonly title?: string
  /** The address speaks of another part of the page while it is not. */
  readonly isSeen: boolean
}

/** All about a class's assignments, for its teacher: the list, making and changing one, and what became of it.
 *  Source: docs/product.md, Assignments */
export function ClassAssignments({ classroomId, title = m['ui.assignments'](), isSeen }: ClassAssignmentsProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  const [search, setSearch] = useSearchParams()
  const asked = (isSeen && search.get(RESULTS)) || undefined
  const showResults = (id: string) => {
    setShown({ kind: 'list', after: { id } })
    setSearch({ ...Object.fromEntries(search), [RESULTS]: id })
  }
  const leaveResults = () => {
    const { [RESULTS]: _left, ...others } = Object.fromEntries(search)
    setSearch(others)
  }
  const editDone = ({ assignment }: Extract<Shown, { readonly kind: 'editor' }>) =>
    setShown({ kind: 'list', after: assignment ? { id: assignment.Id } : 'new' })
  return (
    <div ref={recoverFocus}>
      {asked !== undefined ? (
        <AssignmentOutcome key={asked} assignmentId={asked} onBack={leaveResults} />
      ) : shown.kind === 'editor' ? (
        <AssignmentEditor classroomId={classroomId} assignment={shown.assignment} onDone={() => editDone(shown)} />
      ) : (
        <AssignmentList classroomId={classroomId} title={title} after={shown.after} onShow={setShown} onResults={showResults} />
      )}
    </div>
  )
}

interface AssignmentListProps {
  readonly classroomId: string
  readonly title: string
  readonly after: After | undefined
  readonly onShow: (shown: Shown) => void
  readonly onResults: (assignmentId: string) => void
}

function AssignmentList({ classroomId, title, after, onShow, onResults }: AssignmentListProps) {
  const answer = assignmentsApi.useGetAssignmentsQuery(classroomId, { refetchOnMountOrArgChange: true })
  const [update] = assignmentsApi.useUpdateAssignmentMutation()
  const [remove] = assignmentsApi.useRemoveAssignmentMutation()
  const [restore] = assignmentsApi.useRestoreAssignmentMutation()
  const [removed, setRemoved] = useState<Assignment>()
  const [failure, setFailure] = useState<string>()

  /** @returns whether it was done */
  const done = (reply: { readonly error?: CallError | undefined }): boolean => {
    setFailure(reply.error && failureOf(reply.error, 'first').message)
    return !reply.error
  }
  const end = async ({ Id, IsEnded }: Assignment) => done(await update({ Id, IsEnded: !IsEnded }))
  const takeAway = async (assignment: Assignment) => {
    // Whoever goes on working in the list is no longer led back to where they came from.
    onShow({ kind: 'list' })
    if (done(await remove(assignment.Id))) setRemoved(assignment)
  }
  const make = (
    <Button ref={after === 'new' ? focusOn : undefined} variant="primary" onClick={() => onShow({ kind: 'editor' })}>
      {m['classes.new_assignment']()}
    </Button>
  )
  return (
    <section aria-labelledby="assignments-title" className={styles['assignments']}>
      <div className={styles['head']}>
        <h2 id="assignments-title">{title}</h2>
        {answer.data && answer.data.Assignments.length > 0 && make}
      </div>
      {removed && (
        <Undo
          key={removed.Id}
          done={{ words: m['class_assignments.deleted']({ title: removed.Title }), undo: () => restore(removed.Id) }}
          onUndone={() => setRemoved(undefined)}
        />
      )}
      {failure !== undefined && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Fetched
        answer={answer}
        placeholder={<Spinner />}
        isEmpty={({ Assignments }) => Assignments.length === 0}
        empty={
          <EmptyState emoji="pencil" title={m['class_assignments.no_assignments_yet']()} headingLevel={3} action={make}>
            {m['class_assignments.none_yet']()}
          </EmptyState>
        }
      >
        {({ Assignments }) => (
          <ul className={styles['list']}>
            {Assignments.map((assignment) => (
              <AssignmentRow
                key={assignment.Id}
                assignment={assignment}
                isBackAt={typeof after === 'object' && after.id === assignment.Id}
                onShow={() => onResults(assignment.Id)}
                onEdit={() => onShow({ kind: 'editor', assignment })}
                onEnd={() => void end(assignment)}
                onRemove={() => void takeAway(assignment)}
              />
            ))}
          </ul>
        )}
      </Fetched>
      <RemovedList
        title={m['class_assignments.deleted_assignments']()}
        removed={(answer.data?.Removed ?? []).map(({ Id, Title, GoneAt }) => ({ id: Id, name: Title, goneAt: GoneAt }))}
        onRestore={async (id) => {
          const { error } = await restore(id)
          if (error) return failureOf(error, 'first').message
          setFailure(undefined)
          // What is said above may be of this very one, which is here again.
          setRemoved(undefined)
          return undefined
        }}
      />
    </section>
  )
}
