import { m } from '@emojigma/messages'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ForAccount } from '../../accounts/ForAccount.tsx'
import { statusOf } from '../../../platform/call.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { PATHS, WANTED } from '../../../platform/navigation/paths.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { KeepMounted } from '../../../ui/KeepMounted.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { assignmentsApi } from './api.ts'
import { WANTED_IN_TAB } from './assignment-set.ts'
import { ClassAssignments } from './ClassAssignments.tsx'
import { MyAssignments } from './MyAssignments.tsx'
import styles from './AssignmentsPage.module.css'

const META = { title: m['ui.assignments'](), description: m['assignments.description'](), isHidden: true }

/** A teacher's assignments by class, or a student's own.
 *  Source: docs/product.md, Assignments */
export function Component() {
  const { role } = useVisitor()
  const wanted = useSearchParams()[0].get(WANTED)
  useEffect(() => {
    if (wanted) inTab.keep(WANTED_IN_TAB, wanted)
  }, [wanted])
  return (
    <ForAccount
      meta={META}
      {...(wanted && {
        text: m['assignments.card_needed'](),
        firstWay: (
          <ButtonLink to={PATHS.classLogin} variant="primary">
            {m['assignments.log_in_with_card']()}
          </ButtonLink>
        ),
      })}
    >
      {() => (
        <div className={classNames('page', styles['page'])}>
          <PageMeta {...META} />
          <h1>{m['ui.assignments']()}</h1>
          {role === 'student' ? <MyAssignments /> : <TaughtAssignments />}
        </div>
      )}
    </ForAccount>
  )
}

function TaughtAssignments() {
  const answer = assignmentsApi.useGetTaughtClassesQuery()
  if (statusOf(answer.error) === 403) return <ForTeachers />
  return (
    <Fetched
      answer={answer}
      placeholder={<Spinner />}
      isEmpty={({ Classrooms }) => Classrooms.length === 0}
      empty={
        <EmptyState
          emoji="school"
          title={m['assignments.no_class_yet']()}
          headingLevel={2}
          action={<ButtonLink to={PATHS.manageStudents}>{m['assignments.make_a_class']()}</ButtonLink>}
        >
          {m['assignments.class_needed']()}
        </EmptyState>
      }
    >
      {({ Classrooms }) => <AssignmentsByClass classes={Classrooms} />}
    </Fetched>
  )
}

function AssignmentsByClass({ classes }: { readonly classes: readonly { readonly Id: string; readonly Name: string }[] }) {
  const [search, setSearch] = useSearchParams()
  const chosen = classes.find(({ Id }) => Id === search.get('class')) ?? classes[0]
  if (!chosen) return null
  return (
    <>
      <label className={styles['class']}>
        {m['assignments.class_it']()}{' '}
        <select value={chosen.Id} onChange={({ target }) => setSearch({ class: target.value }, { replace: true })}>
          {classes.map(({ Id, Name }) => (
            <option key={Id} value={Id}>
              {Name}
            </option>
          ))}
        </select>
      </label>
      {classes.map(({ Id, Name }) => (
        <KeepMounted key={Id} isShown={Id === chosen.Id}>
          <ClassAssignments classroomId={Id} title={Name} isVisible={Id === chosen.Id} />
        </KeepMounted>
      ))}
    </>
  )
}

function ForTeachers() {
  return (
    <EmptyState
      emoji="school"
      title={m['ui.for_teachers']()}
      headingLevel={2}
      action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}
    >
      {m['assignments.plan_needed']()}
    </EmptyState>
  )
}
