import { m } from '@emojigma/messages'
import type { MyAssignment, MyAssignments as MyAssignmentsReply, AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { assignmentsApi } from './api.ts'
import { dueDayText } from './due-day.ts'
import { MakingPuzzles } from './MakingPuzzles.tsx'
import styles from './MyAssignments.module.css'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { AssignedState } from '@emojigma/contract/rules/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../../platform/navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import linkStyles from './AssignedLink.module.css'

const SIGNS: Readonly<Record<AssignedState, { readonly icon?: IconName; readonly word: string }>> = {
  fresh: { word: '' },
  begun: { icon: 'edit', word: m['classes.begun']() },
  solved: { icon: 'check', word: m['ui.solved']() },
  revealed: { icon: 'eye', word: m['classes.answer_seen']() },
}

interface AssignedLinkProps {
  readonly puzzle: AssignedPuzzle
  /** Position in the assignment, from 1. */
  readonly number: number
  readonly state: AssignedState
}

/** Links to an assigned puzzle and shows its state. */
function AssignedLink({ puzzle: { PuzzleId, PuzzleTypeId, LevelId, Title }, number, state }: AssignedLinkProps) {
  const { icon, word } = SIGNS[state]
  const name = Title ?? nameWords.kinds[PuzzleTypeId]
  const to = isMadePuzzleId(PuzzleId) ? madePuzzlePath(PuzzleId) : puzzlePath(PuzzleId, PuzzleTypeId, LevelId)
  return (
    <Link className={linkStyles['link']} to={to} data-state={state}>
      <TypeMark typeId={PuzzleTypeId} />
      <span>
        <span className={linkStyles['name']}>
          {number}. {name}
        </span>{' '}
        <span className={linkStyles['level']}>
          {nameWords.levels[LevelId]}
          {word !== '' && ` · ${word}`}
        </span>
      </span>
      {icon && <Icon name={icon} />}
    </Link>
  )
}

/** A student's open assignments with links to each puzzle.
 *  Source: docs/product.md, Assignments */
export function MyAssignments() {
  const answer = assignmentsApi.useGetMyAssignmentsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles['mine']} aria-labelledby="my-assignments">
      <h2 id="my-assignments">{m['my_assignments.from_your_teacher']()}</h2>
      <Fetched answer={answer} placeholder={<p className="muted">{m['ui.loading']()}</p>}>
        {(reply) => <ToDo reply={reply} />}
      </Fetched>
    </section>
  )
}

function ToDo({ reply: { Assignments, IsPlanActive, Making } }: { readonly reply: MyAssignmentsReply }) {
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
            shownDay: dueDayText(DueDay),
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
