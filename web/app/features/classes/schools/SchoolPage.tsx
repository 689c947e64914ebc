import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import type { School } from '@emojigma/contract/classes/schools.ts'
import { GRACE_DAYS, SCHOOL_NAME_LENGTH, SCHOOL_TEACHERS_LIMIT, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { PATHS, signInPath } from '../../../platform/navigation/paths.ts'
import { fetchAccount } from '../../../platform/session/fetch-account.ts'
import { useAccount } from '../../../platform/session/session.ts'
import type { Account } from '../../../platform/session/session-storage.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/day-format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from '../portal.module.css'
import { TeacherParts, type TeacherActs, type TeacherWords } from '../teachers/TeacherParts.tsx'
import { TrialOffer } from '../../shop/TrialOffer.tsx'
import { ConfirmEmail } from '../../sign-in/ConfirmEmail.tsx'
import { schoolsApi } from './api.ts'

const META = { title: m['school.title'](), description: m['school.description'](), isHidden: true }

/** The school of a teacher: whose plan it has, its seats and its teachers.
 *  Source: docs/product.md, Schools */
export function Component() {
  const account = useAccount()
  const isLoading = useSelector((state) => state.session.isLoading)
  const isWaiting = !useHydrated() || (isLoading && !account)
  return (
    <div className={classNames('page', styles['below'])}>
      <PageMeta {...META} />
      {isWaiting ? (
        <>
          <h1 className="visually-hidden">{META.title}</h1>
          <Spinner />
        </>
      ) : account ? (
        <OfAccount account={account} />
      ) : (
        <EmptyState
          emoji="school"
          headingLevel={1}
          title={META.title}
          action={
            <ButtonLink to={signInPath(PATHS.login, PATHS.school)} variant="primary">
              {m['ui.login']()}
            </ButtonLink>
          }
        >
          {META.description}
        </EmptyState>
      )}
    </div>
  )
}

function OfAccount({ account: { id, email, isChild } }: { readonly account: Account }) {
  const { role } = useVisitor()
  const isForChild = isChild === true || role === 'student'
  const answer = schoolsApi.useGetSchoolQuery(id, { skip: isForChild, refetchOnMountOrArgChange: true })
  if (isForChild) {
    return (
      <EmptyState emoji="school" headingLevel={1} title={META.title} action={<ButtonLink to={PATHS.today}>{m['ui.play']()}</ButtonLink>}>
        {m['school.for_grown_ups']()}
      </EmptyState>
    )
  }
  const trial = <TrialOffer accountId={id} confirmEmail={<ConfirmEmail email={email} />} />
  return (
    <Fetched
      answer={answer}
      placeholder={
        <>
          <h1>{META.title}</h1>
          <Spinner />
        </>
      }
    >
      {({ School: school }) => (
        <>
          {school ? <OneSchool school={school} /> : <NoSchool hasPlan={role === 'teacher'} trial={trial} />}
          {(school ?? role === 'teacher') && trial}
        </>
      )}
    </Fetched>
  )
}

/** How a school begins. */
function NoSchool({ hasPlan, trial }: { readonly hasPlan: boolean; readonly trial: ReactNode }) {
  if (!hasPlan) {
    return (
      <EmptyState
        emoji="school"
        headingLevel={1}
        title={META.title}
        action={
          <>
            {trial}
            <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
            <ButtonLink to={PATHS.quote}>{m['bill.quote']()}</ButtonLink>
          </>
        }
      >
        {m['school.needs_plan']()}
      </EmptyState>
    )
  }
  return (
    <div className={styles['parts']}>
      <h1>{META.title}</h1>
      <p>{m['school.begin_text']({ most: SCHOOL_TEACHERS_LIMIT, limit: SEAT_LIMIT })}</p>
      <NameForm submit={m['school.begin']()} />
    </div>
  )
}

function NameForm({ name, submit }: { readonly name?: string; readonly submit: string }) {
  const [nameSchool] = schoolsApi.useNameSchoolMutation()
  return (
    <div className={styles['goal']}>
      <Form
        submit={submit}
        variant={name === undefined ? 'primary' : 'default'}
        onSubmit={async ({ Name = '' }) => {
          const { error } = await nameSchool(Name)
          return error ? failureOf(error, 'first') : undefined
        }}
      >
        <Field
          name="Name"
          label={m['school.name']()}
          {...(name === undefined ? {} : { defaultValue: name })}
          required
          maxLength={SCHOOL_NAME_LENGTH.max}
          autoComplete="organization"
        />
      </Form>
    </div>
  )
}

function OneSchool({ school }: { readonly school: School }) {
  const { Name, IsPayer, SeatsUsed, SeatLimit, PlanEndsAt, Teachers, Invitations } = school
  const dispatch = useDispatch()
  const [invite] = schoolsApi.useInviteToSchoolMutation()
  const [update] = schoolsApi.useUpdateSchoolTeacherMutation()
  const [switchInvitation] = schoolsApi.useUpdateSchoolInvitationMutation()
  const [leave] = schoolsApi.useLeaveSchoolMutation()
  const [handOver] = schoolsApi.useHandOverSchoolMutation()
  const acts: TeacherActs = {
    invite: (Email) => invite(Email),
    endInvitation: (InvitationId, IsEnded) => switchInvitation({ InvitationId, IsEnded }),
    endTeacher: (AccountId, IsEnded) => update({ AccountId, IsEnded }),
    handOver: (AccountId) => handOver(AccountId),
    leave: () => leave(undefined),
    onLeft: () => void fetchAccount(dispatch),
  }
  const isAlone = Teachers.length === 1
  const payer = Teachers.find((teacher) => teacher.IsPayer)
  return (
    <div className={styles['parts']}>
      <h1 className={styles['whole']}>{Name}</h1>
      <p>{PlanEndsAt === undefined ? m['school.ended']({ days: GRACE_DAYS }) : m['school.until']({ day: formatDay(PlanEndsAt) })}</p>
      <div>
        <p className="muted">{m['class_overview.of_student_logins_used']({ seatsUsed: SeatsUsed, seatLimit: SeatLimit })}</p>
        <progress className={styles['seats']} aria-label={m['class_overview.student_logins_used']()} value={SeatsUsed} max={SeatLimit} />
      </div>
      <Section
        id="teachers"
        title={m['class_teachers.teachers']()}
        text={IsPayer ? m['school.explanation']() : m['school.for_others']({ name: payer?.Nickname ?? '' })}
      >
        <TeacherParts
          list={{ Teachers: Teachers.map((teacher) => ({ ...teacher, IsOwner: teacher.IsPayer })), Invitations }}
          words={wordsFor(Name, isAlone && IsPayer)}
          acts={acts}
          note={(accountId) => <Counts teacher={Teachers.find(({ AccountId }) => AccountId === accountId)} isShown={IsPayer} />}
          canOwnerLeave={isAlone}
        />
      </Section>
      {IsPayer && (
        <Section id="name" title={m['school.rename']()}>
          <NameForm key={Name} name={Name} submit={m['school.rename']()} />
        </Section>
      )}
    </div>
  )
}

/** How many classes and students a teacher has, for the payer and the teacher. */
function Counts({ teacher, isShown }: { readonly teacher: School['Teachers'][number] | undefined; readonly isShown: boolean }) {
  if (!teacher || !(isShown || teacher.IsYou)) return null
  return <p>{m['school.counts']({ classes: teacher.ClassCount, students: teacher.StudentCount })}</p>
}

function wordsFor(schoolName: string, isEnding: boolean): TeacherWords {
  return {
    owner: m['school.payer'](),
    endOne: (name) => m['school.end_one']({ name }),
    ended: (name) => m['school.ended_one']({ name }),
    handOverTo: (name) => m['school.hand_over_to']({ name }),
    askToHandOver: (name) => m['school.ask_to_hand_over']({ name }),
    handOverText: (name) => m['school.hand_over_text']({ name }),
    handedOver: (name) => m['school.handed_over']({ name }),
    leave: isEnding ? m['school.end_school']() : m['school.leave'](),
    askToLeave: m['school.ask_to_leave']({ name: schoolName }),
    leaveText: isEnding ? m['school.end_text']() : m['school.leave_text']({ days: GRACE_DAYS }),
  }
}
