import { m } from '@emojigma/messages'
import type { MyAssignment, MyAssignments as MyAssignmentsReply } from '@emojigma/contract/classes/assignments.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { assignmentsApi } from './api.ts'
import { dueDayText } from './due-day.ts'
import { MakingPuzzles } from './MakingPuzzles.tsx'
import styles from './MyAssignments.module.css'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { AssignedState } from '@emojigma/contract/rules/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { useEffect, useEffectEvent } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { againPath, PATHS, WANTED } from '../../../platform/navigation/paths.ts'
import { isLanding } from '../../../platform/navigation/landing.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { inTab } from '../../../platform/browser/storage.ts'
import { FINISHED, isDone, pathIn, WANTED_IN_TAB } from './assignment-set.ts'
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
  readonly puzzle: MyAssignment['Puzzles'][number]
  /** Position in the assignment, from 1. */
  readonly number: number
  readonly to: string
}

/** Links to an assigned puzzle and shows its state. */
function AssignedLink({ puzzle: { PuzzleTypeId, LevelId, Title, State }, number, to }: AssignedLinkProps) {
  const { icon, word } = SIGNS[State]
  const name = Title ?? nameWords.kinds[PuzzleTypeId]
  return (
    <Link className={linkStyles['link']} to={to} data-state={State}>
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
  const [search] = useSearchParams()
  const finishedId = search.get(FINISHED)
  const wantedId = search.get(WANTED) ?? inTab.read(WANTED_IN_TAB)
  const wanted = Assignments.find(({ Id }) => Id === wantedId)
  const forgetWanted = useEffectEvent(() => inTab.forget(WANTED_IN_TAB))
  useEffect(() => forgetWanted(), [])
  const finished = Assignments.find(({ Id, Puzzles }) => Id === finishedId && Puzzles.every(isDone))
  const isNothingLeft = Assignments.every(({ Puzzles }) => Puzzles.every(isDone))
  const isJustSignedIn = isLanding(useLocation().state)
  if (isJustSignedIn && isNothingLeft) return <Navigate to={PATHS.today} replace />
  return (
    <>
      {search.has(WANTED) && !wanted && <p>{m['my_assignments.not_on_list']()}</p>}
      {finished && <Finished assignment={finished} />}
      {Assignments.length === 0 ? (
        <p className="muted">{m['my_assignments.nothing']()}</p>
      ) : (
        <OpenAssignments
          assignments={wanted ? [wanted, ...Assignments.filter((one) => one !== wanted)] : Assignments}
          isPlanActive={IsPlanActive}
        />
      )}
      <MakingPuzzles making={Making} />
    </>
  )
}

/** The end of an assignment: how it went, and the missed puzzles to play once more. */
function Finished({ assignment: { Title, Puzzles } }: { readonly assignment: MyAssignment }) {
  const missed = Puzzles.filter(({ PuzzleId, IsFirstTry }) => IsFirstTry === false && !isMadePuzzleId(PuzzleId))
  const firstTries = Puzzles.filter(({ IsFirstTry }) => IsFirstTry).length
  return (
    <section className={styles['finished']} aria-labelledby="finished">
      <Mascot mood="cheering" />
      <h3 id="finished">{m['my_assignments.all_done']({ title: Title, count: Puzzles.length })}</h3>
      <p>{m['my_assignments.first_tries']({ firstTries, count: Puzzles.length })}</p>
      {missed.length > 0 && (
        <>
          <p>{m['my_assignments.once_more']()}</p>
          <ol className={styles['puzzles']}>
            {missed.map((puzzle) => (
              <li key={puzzle.PuzzleId}>
                <AssignedLink puzzle={puzzle} number={Puzzles.indexOf(puzzle) + 1} to={againPath(puzzle.PuzzleId)} />
              </li>
            ))}
          </ol>
        </>
      )}
      <ButtonLink to={PATHS.today}>{m['ui.todays_puzzles']()}</ButtonLink>
    </section>
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

function OneAssignment({ assignment }: { readonly assignment: MyAssignment }) {
  const { Id, Title, DueDay, IsLate, Puzzles } = assignment
  const done = Puzzles.filter(isDone).length
  const next = Puzzles.find((puzzle) => !isDone(puzzle))
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
      {next && (
        <ButtonLink
          variant="primary"
          to={pathIn(Id, next)}
          aria-label={`${done === 0 ? m['my_assignments.start']() : m['ui.go_on']()}: ${Title}`}
        >
          {done === 0 ? m['my_assignments.start']() : m['ui.go_on']()} <Icon name="arrow-right" />
        </ButtonLink>
      )}
      <ol className={styles['puzzles']}>
        {Puzzles.map((puzzle, index) => (
          <li key={puzzle.PuzzleId}>
            <AssignedLink puzzle={puzzle} number={index + 1} to={pathIn(Id, puzzle)} />
          </li>
        ))}
      </ol>
    </li>
  )
}
