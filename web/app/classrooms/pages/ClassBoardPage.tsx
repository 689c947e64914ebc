import * as messages from '@emojigma/messages/page/classrooms/pages/ClassBoardPage.tsx'
import type { ClassroomLeaderboard } from '@emojigma/contract/school/classrooms.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { useLocation, useSearchParams } from 'react-router'
import { ForAccount } from '../../accounts/components/ForAccount.tsx'
import { statusOf } from '../../call.ts'
import { LeaderboardTable } from '../../leaderboards/components/LeaderboardTable.tsx'
import { LEADERBOARD_SECTIONS } from '../../leaderboards/menu.ts'
import { WATCHED } from '../../leaderboards/watched.ts'
import { CLASS_BOARDS, isAt } from '../../navigation/page-addresses.ts'
import { PageWithMenu } from '../../navigation/PageWithMenu.tsx'
import { PATHS } from '../../navigation/paths.ts'
import type { Account } from '../../session/session-storage.ts'
import { visitorOf } from '../../session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed, Fetched } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classroomsApi } from '../api.ts'
import { useBoardSections } from '../board-sections.ts'
import portal from '../portal.module.css'
import { classPath } from '../menu.ts'
import styles from './ClassBoardPage.module.css'

const BOARDS: Readonly<Record<ScopeId, { readonly title: string; readonly span: string }>> = {
  0: { title: messages.classroomLeaderboard, span: messages.sinceTheFirstPuzzle },
  1: { title: messages.weeklyClassroomLeaderboard, span: messages.thisWeek },
  2: { title: messages.dailyClassroomLeaderboard, span: messages.today },
}

/** The board of a class: of a student's own, or of one that a teacher chooses.
 *  Source: docs/product.md, Teacher portal */
export function Component() {
  const { pathname } = useLocation()
  const scope = Math.max(
    0,
    CLASS_BOARDS.findIndex((path) => isAt(pathname, path)),
  ) as ScopeId
  const { title, span } = BOARDS[scope]
  const description = messages.whoHasSolvedMost(span)
  const meta = { title, description, isHidden: true }
  return (
    <ForAccount meta={meta}>
      {(account) => (
        <>
          <PageMeta {...meta} />
          <WithMenu>
            <div className={classNames('stack', styles['board'])}>
              <h1>{title}</h1>
              {visitorOf(account).role === 'student' ? (
                <OwnClass account={account} scope={scope} />
              ) : (
                <TaughtClass account={account} scope={scope} />
              )}
            </div>
          </WithMenu>
        </>
      )}
    </ForAccount>
  )
}

function WithMenu({ children }: { readonly children: React.ReactNode }) {
  return <PageWithMenu sections={useBoardSections(LEADERBOARD_SECTIONS)}>{children}</PageWithMenu>
}

interface OfScope {
  readonly account: Account
  readonly scope: ScopeId
}

function OwnClass({ account, scope }: OfScope) {
  const answer = classroomsApi.useGetMyClassroomQuery(undefined, { refetchOnMountOrArgChange: true })
  if (statusOf(answer.error) === 404) return <NoBoard>{messages.youAreInNo}</NoBoard>
  return (
    <Fetched
      answer={answer}
      placeholder={<Spinner />}
      isEmpty={({ BoardShows }) => BoardShows === 'nothing'}
      empty={<NoBoard>{messages.yourTeacherHasPut}</NoBoard>}
    >
      {({ Id, Name }) => <Board classroomId={Id} name={Name} account={account} scope={scope} />}
    </Fetched>
  )
}

function TaughtClass({ account, scope }: OfScope) {
  const [search, setSearch] = useSearchParams()
  const answer = classroomsApi.useGetClassroomsQuery()
  if (statusOf(answer.error) === 403 || statusOf(answer.error) === 404) {
    return (
      <EmptyState
        emoji="school"
        title={messages.forClasses}
        headingLevel={2}
        action={<ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>}
      >
        {messages.withTheTeacherPlan}
      </EmptyState>
    )
  }
  return (
    <Fetched
      answer={answer}
      placeholder={<Spinner />}
      isEmpty={({ Classrooms }) => Classrooms.length === 0}
      empty={
        <EmptyState
          emoji="school"
          title={messages.noClassroomYet}
          headingLevel={2}
          action={<ButtonLink to={PATHS.manageStudents}>{messages.makeAClassroom}</ButtonLink>}
        >
          {messages.theBoardComesWith}
        </EmptyState>
      }
    >
      {({ Classrooms: classrooms }) => {
        const chosen = classrooms.find(({ Id }) => Id === search.get('classroom')) ?? classrooms[0]
        return (
          chosen && (
            <>
              <div className={portal['pocket']}>
                <label className={portal['control']}>
                  {messages.classroom}
                  <select value={chosen.Id} onChange={({ target }) => setSearch({ classroom: target.value }, { replace: true })}>
                    {classrooms.map(({ Id, Name }) => (
                      <option key={Id} value={Id}>
                        {Name}
                      </option>
                    ))}
                  </select>
                </label>
                <ButtonLink to={classPath(chosen.Id, 'board')}>{messages.whatStudentsSee}</ButtonLink>
              </div>
              <Board classroomId={chosen.Id} name={chosen.Name} account={account} scope={scope} />
            </>
          )
        )
      }}
    </Fetched>
  )
}

function Board({ classroomId, name, account, scope }: OfScope & { readonly classroomId: string; readonly name: string }) {
  const answer = classroomsApi.useGetClassBoardQuery({ classroomId, scope }, WATCHED)
  const { currentData: data, isError, error, refetch } = answer
  const { span } = BOARDS[scope]
  if (statusOf(error) === 404) return <NoBoard>{messages.theBoardOfThis}</NoBoard>
  if (isError && !data) return <Failed onRetry={refetch} />
  return (
    <>
      <p className="muted">{messages.whatEverybodySolved(name, span)}</p>
      {data?.Goal && <Goal goal={data.Goal} span={span} />}
      {(!data || data.BoardShows === 'ranks' || data.leaderboard.length > 0) && (
        <LeaderboardTable
          caption={`${name}, ${span}`}
          rows={data?.leaderboard}
          account={account}
          rank={undefined}
          empty={messages.nobodyInTheClass}
        />
      )}
    </>
  )
}

function Goal({ goal: { Points, Of }, span }: { readonly goal: NonNullable<ClassroomLeaderboard['Goal']>; readonly span: string }) {
  return (
    <section className={classNames('panel', styles['goal'])} aria-label={messages.classGoal}>
      <h2>{messages.together}</h2>
      <p>{messages.ofPoints(<strong>{counted(Points)}</strong>, Of, span, Points >= Of)}</p>
      <progress aria-label={messages.pointsOfTheClass} value={Math.min(Points, Of)} max={Of} />
    </section>
  )
}

function NoBoard({ children }: { readonly children: string }) {
  return (
    <EmptyState
      mood="sleeping"
      title={messages.noBoardHere}
      headingLevel={2}
      action={<ButtonLink to={PATHS.today}>{messages.playTodaysPuzzles}</ButtonLink>}
    >
      {children}
    </EmptyState>
  )
}
