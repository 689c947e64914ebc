import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { ClassroomLeaderboard } from '@emojigma/contract/classes/classrooms.ts'
import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { useLocation, useSearchParams } from 'react-router'
import { ForAccount } from '../accounts/ForAccount.tsx'
import { statusOf } from '../../platform/call.ts'
import { LeaderboardTable } from '../boards/LeaderboardTable.tsx'
import { LEADERBOARD_SECTIONS } from '../boards/menu.ts'
import { BOARD_POLLING } from '../boards/polling.ts'
import { CLASS_BOARDS, isAt } from '../../platform/navigation/page-addresses.ts'
import { PageWithMenu } from '../../platform/navigation/PageWithMenu.tsx'
import { PATHS } from '../../platform/navigation/paths.ts'
import type { Account } from '../../platform/session/session-storage.ts'
import { visitorOf } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed, Fetched } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classroomsApi } from './api.ts'
import { useBoardSections } from './board-sections.ts'
import portal from './portal.module.css'
import { classPath } from './menu.ts'
import styles from './ClassBoardPage.module.css'

const BOARDS: Readonly<Record<ScopeId, { readonly title: string; readonly span: string }>> = {
  0: { title: m['class_board.classroom_leaderboard'](), span: m['class_board.since_the_first_puzzle']() },
  1: { title: m['class_board.weekly_classroom_leaderboard'](), span: m['class_board.this_week']() },
  2: { title: m['class_board.daily_classroom_leaderboard'](), span: m['class_board.today']() },
}

/** A class's board: a student's own class, or one chosen by a teacher.
 *  Source: docs/product.md, Teacher portal */
export function Component() {
  const { pathname } = useLocation()
  const scope = Math.max(
    0,
    CLASS_BOARDS.findIndex((path) => isAt(pathname, path)),
  ) as ScopeId
  const { title, span } = BOARDS[scope]
  const description = m['class_board.description']({ span })
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
                <OwnClassBoard account={account} scope={scope} />
              ) : (
                <TaughtClassBoard account={account} scope={scope} />
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

interface BoardProps {
  readonly account: Account
  readonly scope: ScopeId
}

function OwnClassBoard({ account, scope }: BoardProps) {
  const answer = classroomsApi.useGetMyClassroomQuery(undefined, { refetchOnMountOrArgChange: true })
  if (statusOf(answer.error) === 404) return <NoBoard>{m['class_board.no_class']()}</NoBoard>
  return (
    <Fetched
      answer={answer}
      placeholder={<Spinner />}
      isEmpty={({ BoardShows }) => BoardShows === 'nothing'}
      empty={<NoBoard>{m['class_board.hidden_from_students']()}</NoBoard>}
    >
      {({ Id, Name }) => <Board classroomId={Id} name={Name} account={account} scope={scope} />}
    </Fetched>
  )
}

function TaughtClassBoard({ account, scope }: BoardProps) {
  const [search, setSearch] = useSearchParams()
  const answer = classroomsApi.useGetClassroomsQuery()
  if (statusOf(answer.error) === 403 || statusOf(answer.error) === 404) {
    return (
      <EmptyState
        emoji="school"
        title={m['class_board.for_classes']()}
        headingLevel={2}
        action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}
      >
        {m['class_board.plan_needed']()}
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
          title={m['class_board.no_classroom_yet']()}
          headingLevel={2}
          action={<ButtonLink to={PATHS.manageStudents}>{m['ui.make_a_classroom']()}</ButtonLink>}
        >
          {m['class_board.class_needed']()}
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
                  {m['classes.classroom']()}
                  <select value={chosen.Id} onChange={({ target }) => setSearch({ classroom: target.value }, { replace: true })}>
                    {classrooms.map(({ Id, Name }) => (
                      <option key={Id} value={Id}>
                        {Name}
                      </option>
                    ))}
                  </select>
                </label>
                <ButtonLink to={classPath(chosen.Id, 'board')}>{m['class_board.what_students_see']()}</ButtonLink>
              </div>
              <TaughtBoard key={chosen.Id} classroomId={chosen.Id} name={chosen.Name} account={account} scope={scope} />
            </>
          )
        )
      }}
    </Fetched>
  )
}

interface ClassBoardProps extends BoardProps {
  readonly classroomId: string
  readonly name: string
}

/** With the names that the teacher gave. */
function TaughtBoard(props: ClassBoardProps) {
  const { data } = classroomsApi.useGetStudentsQuery(props.classroomId)
  const names = new Map((data?.Students ?? []).flatMap(({ Id, RealName }) => (RealName === undefined ? [] : [[Id, RealName] as const])))
  return <Board {...props} names={names} />
}

function Board({ classroomId, name, account, scope, names }: ClassBoardProps & { readonly names?: ReadonlyMap<string, string> }) {
  const answer = classroomsApi.useGetClassBoardQuery({ classroomId, scope }, BOARD_POLLING)
  const { currentData: data, isError, error, refetch } = answer
  const { span } = BOARDS[scope]
  if (statusOf(error) === 404) return <NoBoard>{m['class_board.hidden']()}</NoBoard>
  if (isError && !data) return <Failed onRetry={refetch} />
  return (
    <>
      <p className="muted">{m['class_board.what_everybody_solved']({ name, span })}</p>
      {data?.Goal && <Goal goal={data.Goal} span={span} />}
      {(!data || data.BoardShows === 'ranks' || data.leaderboard.length > 0) && (
        <LeaderboardTable
          caption={`${name}, ${span}`}
          rows={data?.leaderboard.map((row) => withName(row, names?.get(row.UserId)))}
          account={account}
          rank={undefined}
          empty={m['class_board.empty']()}
        />
      )}
    </>
  )
}

/** @param realName the teacher's name for the student */
function withName(row: LeaderboardRow, realName: string | undefined): LeaderboardRow {
  return realName === undefined ? row : { ...row, NickName: m['class_board.name_and_nickname']({ name: realName, nickname: row.NickName }) }
}

function Goal({ goal: { Points, Of }, span }: { readonly goal: NonNullable<ClassroomLeaderboard['Goal']>; readonly span: string }) {
  return (
    <section className={classNames('panel', styles['goal'])} aria-label={m['class_board.class_goal']()}>
      <h2>{m['class_board.together']()}</h2>
      <p>
        <ParaglideMessage
          message={m['class_board.of_points']}
          inputs={{ of: Of, span, isReached: String(Points >= Of) }}
          markup={{ points: () => <strong>{counted(Points)}</strong> }}
        />
      </p>
      <progress aria-label={m['class_board.points_of_the_class']()} value={Math.min(Points, Of)} max={Of} />
    </section>
  )
}

function NoBoard({ children }: { readonly children: string }) {
  return (
    <EmptyState
      mood="sleeping"
      title={m['class_board.no_board_here']()}
      headingLevel={2}
      action={<ButtonLink to={PATHS.today}>{m['ui.play_today']()}</ButtonLink>}
    >
      {children}
    </EmptyState>
  )
}
