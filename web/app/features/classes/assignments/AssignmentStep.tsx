import { m } from '@emojigma/messages'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { assignmentsApi } from './api.ts'
import { isDone, setAround, type AssignmentSet } from './assignment-set.ts'
import styles from './AssignmentStep.module.css'

interface AssignmentStepProps {
  readonly assignmentId: string
  readonly puzzleId: number
  /** Called once the assignment is known, if the puzzle is in it. */
  readonly onSet: (set: AssignmentSet) => void
}

/** Where a student is in an assignment, above one of its puzzles.
 *  Source: docs/product.md, Assignments */
export function AssignmentStep({ assignmentId, puzzleId, onSet }: AssignmentStepProps) {
  const { data } = assignmentsApi.useGetMyAssignmentsQuery(undefined, { refetchOnMountOrArgChange: true })
  const assignment = data?.Assignments.find(({ Id }) => Id === assignmentId)
  const set = useMemo(() => assignment && setAround(assignment, puzzleId), [assignment, puzzleId])
  const report = useEffectEvent((found: AssignmentSet) => onSet(found))
  useEffect(() => {
    if (set) report(set)
  }, [set])
  if (!assignment || !set) return null
  const { Title, Puzzles } = assignment
  return (
    <nav className={styles['step']} aria-label={Title}>
      <Link to={PATHS.assignments}>{Title}</Link>
      <span>{m['assignment_step.place']({ place: set.place, count: set.count })}</span>
      <progress max={Puzzles.length} value={Puzzles.filter(isDone).length} aria-label={m['ui.solved']()} />
    </nav>
  )
}
