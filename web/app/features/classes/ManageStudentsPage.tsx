import { m } from '@emojigma/messages'
import type { Classroom, Classrooms } from '@emojigma/contract/classes/classrooms.ts'
import type { Plan } from '@emojigma/contract/rules/visitor.ts'
import { useState } from 'react'
import { type Params, useNavigate, useParams, useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { deviceTimeZone } from '../../platform/browser/clock.ts'
import { statusOf } from '../../platform/call.ts'
import { ClassCards } from './cards/ClassCards.tsx'
import { LetInDialog } from './cards/LetInDialog.tsx'
import { PageWithMenu } from '../../platform/navigation/PageWithMenu.tsx'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { KeepMounted } from '../../ui/KeepMounted.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { useSelector } from '../../platform/use-store.ts'
import { classroomsApi } from './api.ts'
import { AddStudentDialog } from './AddStudentDialog.tsx'
import { BoardSettings } from './BoardSettings.tsx'
import { ClassOverview, NewClass } from './ClassOverview.tsx'
import { ClassStudents } from './ClassStudents.tsx'
import { ClassTabs, TAB_NAMES, TabIcon } from './ClassTabs.tsx'
import styles from './portal.module.css'
import { CLASS_TABS, classPath, portalSections, STUDENT, type ClassTab } from './menu.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'

const ClassAssignments = lazyComponent(() => import('./assignments/ClassAssignments.tsx'), 'ClassAssignments', {
  placeholder: <Spinner />,
})
const StudentProgress = lazyComponent(() => import('./reports/StudentProgress.tsx'), 'StudentProgress', { placeholder: <Spinner /> })
const RosterClasses = lazyComponent(() => import('./RosterClasses.tsx'), 'RosterClasses', { placeholder: <Spinner /> })
const ClassTeachers = lazyComponent(() => import('./teachers/ClassTeachers.tsx'), 'ClassTeachers', { placeholder: <Spinner /> })
const ClassGroups = lazyComponent(() => import('./ClassGroups.tsx'), 'ClassGroups', { placeholder: <Spinner /> })
const CsvUpload = lazyComponent(() => import('./CsvUpload.tsx'), 'CsvUpload', { placeholder: <Spinner /> })

const META = { title: m['ui.teacher_portal'](), description: m['manage_students.description'](), isHidden: true }

/** The teacher portal: all classes, a new one, or one class with its tabs. Others see what the portal is.
 *  Source: docs/product.md, Teacher portal */
export function Component() {
  const account = useAccount()
  const { role } = useVisitor()
  const isLoading = useSelector((state) => state.session.isLoading)
  const isHydrated = useHydrated()
  const isWaiting = !isHydrated || (isLoading && !account)
  if (isWaiting) {
    return (
      <div className="page">
        <PageMeta {...META} />
        <h1 className="visually-hidden">{META.title}</h1>
        <Spinner />
      </div>
    )
  }
  return <ForWho key={account?.id ?? ''} plan={account?.plan} who={account ? (role === 'student' ? 'student' : 'account') : 'guest'} />
}

interface ForWhoProps {
  readonly who: 'guest' | 'account' | 'student'
  /** Undefined while loading. */
  readonly plan: Plan | undefined
}

function ForWho({ who, plan }: ForWhoProps) {
  const answer = classroomsApi.useGetClassroomsQuery(undefined, { skip: who !== 'account' })
  const at = useParams()
  const status = statusOf(answer.error)
  if (who !== 'account' || status === 403 || status === 404) {
    return (
      <div className="page">
        <PageMeta {...META} />
        <AboutPortal who={who} />
      </div>
    )
  }
  return (
    <PageWithMenu sections={portalSections(answer.data?.Classrooms ?? [])}>
      <div ref={recoverFocus} className={styles['parts']}>
        <PageMeta {...META} title={titleOf(at, answer.data?.Classrooms)} />
        <Fetched
          answer={answer}
          placeholder={
            <>
              <h1>{m['classes.your_classrooms']()}</h1>
              <Spinner />
            </>
          }
        >
          {(known) => (
            <>
              {plan !== undefined && plan !== 'teacher' && ownsClasses(known) && <PlanEnded classesEndAt={known.ClassesEndAt} />}
              <Portal known={known} />
            </>
          )}
        </Fetched>
      </div>
    </PageWithMenu>
  )
}

function ownsClasses({ Classrooms: classrooms, Removed, SeatsUsed }: Classrooms): boolean {
  return SeatsUsed > 0 || Removed.length > 0 || classrooms.some(({ Shared }) => !Shared)
}

/** Each tab has its own title, for screen readers and browser tabs. */
function titleOf({ classroomId, tab }: Params, classrooms: readonly Classroom[] | undefined): string {
  if (classroomId === undefined || !classrooms) return META.title
  if (classroomId === 'new') return `${m['classes.new_classroom']()} · ${META.title}`
  const classroom = classrooms.find(({ Id }) => Id === classroomId)
  return classroom ? `${TAB_NAMES[tabNamed(tab)]} · ${classroom.Name}` : m['manage_students.missing_title']()
}

function Portal({ known }: { readonly known: Classrooms }) {
  const { classroomId, tab } = useParams()
  const { Classrooms: classrooms, SeatsUsed, SeatLimit } = known
  return (
    <>
      <PortalPart known={known} classroomId={classroomId} tab={tab} />
      <KeepMounted isShown={classroomId === 'new'}>
        <RosterClasses known={{ ...known, Classrooms: classrooms.filter(({ Shared }) => !Shared) }} />
      </KeepMounted>
      {/* New passwords are shown only once, so they stay while the teacher looks at another class. */}
      {classrooms.map((classroom) => (
        <KeepMounted key={classroom.Id} isShown={classroom.Id === classroomId && tab === 'csv'}>
          <CsvUpload classroom={classroom} seatsLeft={SeatLimit - (classroom.Shared?.SeatsUsed ?? SeatsUsed)} />
        </KeepMounted>
      ))}
    </>
  )
}

interface PortalPartProps {
  readonly known: Classrooms
  /** From the address. */
  readonly classroomId: string | undefined
  readonly tab: string | undefined
}

function PortalPart({ known, classroomId, tab }: PortalPartProps) {
  if (classroomId === undefined) return <ClassOverview known={known} />
  if (classroomId === 'new') return <NewClass />
  const classroom = known.Classrooms.find(({ Id }) => Id === classroomId)
  if (!classroom) {
    return (
      <EmptyState
        mood="puzzled"
        title={m['manage_students.missing_title']()}
        headingLevel={1}
        action={<ButtonLink to={PATHS.manageStudents}>{m['classes.all_classrooms']()}</ButtonLink>}
      >
        {m['manage_students.missing']()}
      </EmptyState>
    )
  }
  return <OneClass key={classroomId} classroom={classroom} known={known} tab={tabNamed(tab)} />
}

/** @param tab from the address */
function tabNamed(tab: string | undefined): ClassTab {
  return CLASS_TABS.find((one) => one === tab) ?? 'students'
}

interface OneClassProps {
  readonly classroom: Classroom
  readonly known: Classrooms
  readonly tab: ClassTab
}

function OneClass({ classroom, known: { Classrooms: classrooms, SeatsUsed, SeatLimit }, tab }: OneClassProps) {
  const [isAdding, setAdding] = useState(false)
  const studentId = useSearchParams()[0].get(STUDENT)
  const navigate = useNavigate()
  const { Id, Name, StudentCount, Shared } = classroom
  // Students move within one plan. No two accounts have the same nickname.
  const ofSameOwner = classrooms.filter((one) => one.Shared?.Owner === Shared?.Owner)
  // Other tabs and empty classes have a different primary button.
  const isFirst = tab === 'students' && StudentCount > 0
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>{Name}</h1>
          <p className="muted">
            {m['manage_students.of_student_logins_used']({
              studentCount: m['student_list.students']({ count: StudentCount }),
              seatsUsed: Shared?.SeatsUsed ?? SeatsUsed,
              seatLimit: SeatLimit,
            })}
          </p>
          {Shared && <p className="muted">{m['class_teachers.class_of']({ name: Shared.Owner })}</p>}
        </div>
        <div className={styles['row']}>
          <ButtonLink to={classPath(Id, 'cards')}>
            <TabIcon name="print" /> {m['classes.print_qr_cards']()}
          </ButtonLink>
          <Button variant={isFirst ? 'primary' : 'default'} onClick={() => setAdding(true)}>
            {m['classes.add_a_student']()}
          </Button>
        </div>
      </div>
      {Shared?.IsResting && (
        <Notice tone="note">
          <p>{m['class_teachers.rests']({ name: Shared.Owner })}</p>
        </Notice>
      )}
      {classroom.TimeZone === undefined && !Shared?.IsResting && <ZoneProposal classroom={classroom} />}
      <ClassTabs classroomId={Id} tab={tab} />
      {tab === 'students' && studentId !== null && (
        <StudentProgress key={studentId} studentId={studentId} onBack={() => navigate(classPath(Id))} />
      )}
      {tab === 'students' && studentId === null && (
        <ClassStudents classroom={classroom} classrooms={ofSameOwner} onAdd={() => setAdding(true)} LetIn={LetInDialog} />
      )}
      <KeepMounted isShown={tab === 'assignments'}>
        <ClassAssignments classroomId={Id} isVisible={tab === 'assignments'} />
      </KeepMounted>
      {tab === 'groups' && <ClassGroups classroomId={Id} />}
      {tab === 'cards' && <ClassCards classroomId={Id} />}
      {tab === 'board' && <BoardSettings classroom={classroom} />}
      {tab === 'teachers' && <ClassTeachers classroom={classroom} />}
      {isAdding && <AddStudentDialog classroom={classroom} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Proposes the teacher's own time zone for a class that has none, so that its days do not end at midnight UTC. */
function ZoneProposal({ classroom: { Id } }: { readonly classroom: Classroom }) {
  const [update, { isLoading, error }] = classroomsApi.useUpdateClassroomMutation()
  const zone = deviceTimeZone()
  if (zone === undefined || zone === 'UTC') return null
  return (
    <Notice
      tone="note"
      action={
        <Button disabled={isLoading} onClick={() => void update({ Id, TimeZone: zone })}>
          {m['manage_students.use_zone']({ zone: zone.replaceAll('_', ' ') })}
        </Button>
      }
    >
      <p>{error ? failureOf(error, 'first').message : m['manage_students.no_zone']()}</p>
    </Notice>
  )
}

/** Tells a teacher whose plan has ended what remains and why the rest is refused.
 *  Source: docs/product.md, Classrooms and students */
function PlanEnded({ classesEndAt }: { readonly classesEndAt: string | undefined }) {
  return (
    <Notice tone="note" action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}>
      <p>
        <strong>{m['plan_ended.title']()}</strong>{' '}
        {classesEndAt === undefined ? m['plan_ended.classes_are_kept']() : m['plan_ended.classes_go_on']({ day: formatDay(classesEndAt) })}
      </p>
    </Notice>
  )
}

/** The portal for everyone else.
 *  @param who students read nothing about plans
 *  Source: docs/product.md, Teacher portal */
function AboutPortal({ who }: { readonly who: 'guest' | 'account' | 'student' }) {
  if (who === 'student') {
    return (
      <EmptyState
        emoji="school"
        title={m['about_portal.title']()}
        headingLevel={1}
        action={<ButtonLink to={PATHS.today}>{m['ui.play']()}</ButtonLink>}
      >
        {m['about_portal.for_students']()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emoji="school"
      title={m['about_portal.your_class_on_emojigma']()}
      headingLevel={1}
      action={
        <>
          <ButtonLink to={PATHS.pricing} variant="primary">
            {m['ui.see_plans']()}
          </ButtonLink>
          {who === 'guest' && <ButtonLink to={signInPath(PATHS.login, PATHS.manageStudents)}>{m['ui.login']()}</ButtonLink>}
          <ButtonLink to={PATHS.teacherPortal} variant="quiet">
            {m['about_portal.how_the_portal_works']()}
          </ButtonLink>
        </>
      }
    >
      {m['about_portal.plan_offer']({ seatLimit: SEAT_LIMIT })}
    </EmptyState>
  )
}
