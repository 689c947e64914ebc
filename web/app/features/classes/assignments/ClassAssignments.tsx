import { m } from '@emojigma/messages'
import type { Assignment } from '@emojigma/contract/classes/assignments.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CallError } from '../../../platform/call.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
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
import { AssignmentResults } from './AssignmentResults.tsx'
import { AssignmentRow } from './AssignmentRow.tsx'
import { ClassGradebook } from './ClassGradebook.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import type { AssignmentStart } from './result-table.ts'
import { ShareDialog } from './ShareDialog.tsx'
import styles from './ClassAssignments.module.css'

/** The new-assignment button, or the assignment with this id. */
type After = 'new' | { readonly id: string }

type AssignmentsView =
  /** `after`: the control that takes the focus, because it left the list. */
  | { readonly kind: 'list'; readonly after?: After }
  | { readonly kind: 'editor'; readonly assignment?: Assignment; readonly start?: AssignmentStart }

/** Query parameter of the results view, so that going back returns to the list. */
const RESULTS = 'results'
/** Query parameter of the gradebook. */
const GRADEBOOK = 'gradebook'

interface ClassAssignmentsProps {
  readonly classroomId: string
  /** The list's heading. */
  readonly title?: string
  /** If not, the address belongs to another part of the page. */
  readonly isVisible: boolean
}

/** A class's assignments for its teacher: list, editor, results and gradebook.
 *  Source: docs/product.md, Assignments */
export function ClassAssignments({ classroomId, title = m['ui.assignments'](), isVisible }: ClassAssignmentsProps) {
  const [view, setView] = useState<AssignmentsView>({ kind: 'list' })
  const [search, setSearch] = useSearchParams()
  const resultsOf = (isVisible && search.get(RESULTS)) || undefined
  const showResults = (id: string) => {
    setView({ kind: 'list', after: { id } })
    setSearch({ ...Object.fromEntries(search), [RESULTS]: id })
  }
  const leaveResults = () => {
    const { [RESULTS]: _results, [GRADEBOOK]: _gradebook, ...others } = Object.fromEntries(search)
    setSearch(others)
  }
  const giveMore = (start: AssignmentStart) => {
    leaveResults()
    setView({ kind: 'editor', start })
  }
  const editDone = ({ assignment }: Extract<AssignmentsView, { readonly kind: 'editor' }>) =>
    setView({ kind: 'list', after: assignment ? { id: assignment.Id } : 'new' })
  return (
    <div ref={recoverFocus}>
      {isVisible && search.has(GRADEBOOK) ? (
        <ClassGradebook classroomId={classroomId} onBack={leaveResults} />
      ) : resultsOf !== undefined ? (
        <AssignmentResults key={resultsOf} assignmentId={resultsOf} onBack={leaveResults} onMore={giveMore} />
      ) : view.kind === 'editor' ? (
        <AssignmentEditor classroomId={classroomId} assignment={view.assignment} start={view.start} onDone={() => editDone(view)} />
      ) : (
        <AssignmentList
          classroomId={classroomId}
          title={title}
          after={view.after}
          onShow={setView}
          onResults={showResults}
          onGradebook={() => setSearch({ ...Object.fromEntries(search), [GRADEBOOK]: '' })}
        />
      )}
    </div>
  )
}

interface AssignmentListProps {
  readonly classroomId: string
  readonly title: string
  readonly after: After | undefined
  readonly onShow: (view: AssignmentsView) => void
  readonly onResults: (assignmentId: string) => void
  readonly onGradebook: () => void
}

function AssignmentList({ classroomId, title, after, onShow, onResults, onGradebook }: AssignmentListProps) {
  const answer = assignmentsApi.useGetAssignmentsQuery(classroomId, { refetchOnMountOrArgChange: true })
  const [update] = assignmentsApi.useUpdateAssignmentMutation()
  const [remove] = assignmentsApi.useRemoveAssignmentMutation()
  const [restore] = assignmentsApi.useRestoreAssignmentMutation()
  const { data: taught } = assignmentsApi.useGetTaughtClassesQuery()
  const [removed, setRemoved] = useState<Assignment>()
  const [copied, setCopied] = useState<Assignment>()
  const [copiedTo, setCopiedTo] = useState<{ readonly Id: string; readonly Name: string }>()
  const [shared, setShared] = useState<Assignment>()
  const [failure, setFailure] = useState<string>()

  /** @returns whether it succeeded */
  const done = (reply: { readonly error?: CallError | undefined }): boolean => {
    setFailure(reply.error && failureOf(reply.error, 'first').message)
    return !reply.error
  }
  const end = async ({ Id, IsEnded }: Assignment) => done(await update({ Id, IsEnded: !IsEnded }))
  const removeOne = async (assignment: Assignment) => {
    // After other work in the list the focus no longer goes back.
    onShow({ kind: 'list' })
    if (done(await remove(assignment.Id))) setRemoved(assignment)
  }
  const otherClasses = (taught?.Classrooms ?? []).filter(({ Id, IsArchived }) => Id !== classroomId && !IsArchived)
  const make = (
    <Button ref={after === 'new' ? focusOn : undefined} variant="primary" onClick={() => onShow({ kind: 'editor' })}>
      {m['classes.new_assignment']()}
    </Button>
  )
  return (
    <section aria-labelledby="assignments-title" className={styles['assignments']}>
      <div className={styles['head']}>
        <h2 id="assignments-title">{title}</h2>
        <div className={styles['actions']}>
          <ButtonLink to={`${PATHS.lessonWall}/${classroomId}`}>{m['lesson_wall.live_lesson']()}</ButtonLink>
          {answer.data && answer.data.Assignments.length > 0 && (
            <>
              <Button onClick={onGradebook}>{m['gradebook.title']()}</Button>
              {make}
            </>
          )}
        </div>
      </div>
      {removed && (
        <Undo
          key={removed.Id}
          done={{ words: m['class_assignments.deleted']({ title: removed.Title }), undo: () => restore(removed.Id) }}
          onUndone={() => setRemoved(undefined)}
        />
      )}
      {copiedTo && (
        <Notice tone="success">
          <p>
            {m['copy_dialog.copied']({ there: copiedTo.Name })}{' '}
            <Link to={`${PATHS.assignments}?class=${copiedTo.Id}`}>{m['copy_dialog.look']()}</Link>
          </p>
        </Notice>
      )}
      {copied && (
        <CopyDialog
          assignment={copied}
          otherClasses={otherClasses}
          onCopied={(there) => {
            setCopied(undefined)
            setCopiedTo(there)
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
      {shared && <ShareDialog assignment={shared} onClose={() => setShared(undefined)} />}
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
                hasFocus={typeof after === 'object' && after.id === assignment.Id}
                onShow={() => onResults(assignment.Id)}
                onEdit={() => onShow({ kind: 'editor', assignment })}
                onCopy={otherClasses.length > 0 ? () => setCopied(assignment) : undefined}
                onShare={() => setShared(assignment)}
                onEnd={() => void end(assignment)}
                onRemove={() => void removeOne(assignment)}
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
          // The message above may be about this very assignment.
          setRemoved(undefined)
          return undefined
        }}
      />
    </section>
  )
}
