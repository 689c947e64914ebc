import { m } from '@emojigma/messages'
import type { MyAssignment, MyAssignments as Told, AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { assignmentsApi } from './api.ts'
import { shownDay } from './due-day.ts'
import { MakingPuzzles } from './MakingPuzzles.tsx'
import styles from './MyAssignments.module.css'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { AssignedState } from '@emojigma/contract/rules/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../../platform/navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import assignedLinkStyles from './AssignedLink.module.css'

const SIGNS: Readonly<Record<AssignedState, { readonly icon?: IconName; readonly word: string }>> = {
  fresh: { word: '' },
  begun: { icon: 'edit', word: m['classes.begun']() },
  solved: { icon: 'check', word: m['ui.solved']() },
  revealed: { icon: 'eye', word: m['classes.answer_seen']() },
}

interface AssignedLinkProps {
  readonly puzzle: AssignedPuzzle
  /** Its place in the assignment, from 1. */
  readonly number: number
  readonly state: AssignedState
}

/** Leads to a puzzle of an assignment; what was done with it stands on it. */
function AssignedLink({ puzzle: { PuzzleId, PuzzleTypeId, LevelId, Title }, number, state }: AssignedLinkProps) {
  const { icon, word } = SIGNS[state]
  const name = Title ?? nameWords.kinds[PuzzleTypeId]
  const to = isMadePuzzleId(PuzzleId) ? madePuzzlePath(PuzzleId) : puzzlePath(PuzzleId, PuzzleTypeId, LevelId)
  return (
    <Link className={assignedLinkStyles['link']} to={to} data-state={state}>
      <TypeMark typeId={PuzzleTypeId} />
      <span>
        <span className={assignedLinkStyles['name']}>
          {number}. {name}
        </span>{' '}
        <span className={assignedLinkStyles['level']}>
          {nameWords.levels[LevelId]}
          {word !== '' && ` · ${word}`}
        </span>
      </span>
      {icon && <Icon name={icon} />}
    </Link>
  )
}

/** What a student has to do, with each puzzle one tap away.
 *  Source: docs/product.md, Assignments */
export function MyAssignments() {
  const answer = assignmentsApi.useGetMyAssignmentsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles['mine']} aria-labelledby="my-assignments">
      <h2 id="my-assignments">{m['my_assignments.from_your_teacher']()}</h2>
      <Fetched answer={answer} placeholder={<p className="muted">{m['ui.loading']()}</p>}>
        {(told) => <ToDo told={told} />}
      </Fetched>
    </section>
  )
}

function ToDo({ told: { Assignments, IsPlanActive, Making } }: { readonly told: Told }) {
  return (
    <>
      {Assignments.length === 0 ? (
        <p className="muted">{m['my_assignments.nothing']()}</p>
      ) : (
        <OpenAssignments assignments={Assignments} isPlanActive={IsPlanActive} />
      )}
      <MakingPuzzles making={Making} />
    </>
  )
}

function OpenAssignments({ assignments, isPlanActive }: { readonly assignments: readonly MyAssignment[]; readonly isPlanActive: boolean }) {
  return (
    <>
      {!isPlanActive && <p>{m['my_assignments.class_break']()}</p>}
      <ul className={styles['list']}>
        {assignments.map((assignment) => (
          <OneAssignment key={assignment.Id} assignment={assignment} />
        ))}
      </ul>
    </>
  )
}

function OneAssignment({ assignment: { Title, DueDay, IsLate, Puzzles } }: { readonly assignment: MyAssignment }) {
  const done = Puzzles.filter(({ State }) => State === 'solved' || State === 'revealed').length
  return (
    <li className={styles['one']}>
      <div className={styles['head']}>
        <h3>{Title}</h3>
        <p className="small muted">
          {m['my_assignments.of_done']({
            done,
            count: Puzzles.length,
            state: done === Puzzles.length ? 'finished' : IsLate ? 'late' : 'open',
            shownDay: shownDay(DueDay),
          })}
        </p>
      </div>
      <ol className={styles['puzzles']}>
        {Puzzles.map((puzzle, index) => (
          <li key={puzzle.PuzzleId}>
            <AssignedLink puzzle={puzzle} number={index + 1} state={puzzle.State} />
          </li>
        ))}
      </ol>
    </li>
  )
}
