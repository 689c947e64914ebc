import { m } from '@emojigma/messages'
import { ALL_TIME_LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { dayAt, dayStartMs, weekOf, weekStartMs } from '@emojigma/engine/day.ts'
import { useLocation } from 'react-router'
import { useToday } from '../../platform/browser/clock.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { LEADERBOARD_SECTIONS } from './menu.ts'
import { useBoardSections } from '../classes/board-sections.ts'
import { PageWithMenu } from '../../platform/navigation/PageWithMenu.tsx'
import { AdSlot } from '../site/ads/AdSlot.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime, formatWeekdayTime, useLocalTime } from '../../ui/day-format.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { leaderboardsApi, useGetBoardQuery, type BoardRank } from './api.ts'
import { boardAt, isTableView, neededFor, periodOn, type Board } from './boards.ts'
import { JoinRanks } from './JoinRanks.tsx'
import { LeaderboardTable } from './LeaderboardTable.tsx'
import { ConfirmEmail } from '../sign-in/ConfirmEmail.tsx'
import { OwnRanks } from './OwnRanks.tsx'
import { BOARD_POLLING } from './polling.ts'
import styles from './LeaderboardPage.module.css'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import detailsStyles from './HowItWorks.module.css'

export const preload: Preload = async ({ source, dispatch, pathname, nowMs }) => {
  const { scope } = boardAt(pathname)
  const request = { scope, period: periodOn(dayAt(nowMs), scope) }
  const rows = await source.leaderboard(scope)
  await dispatch(leaderboardsApi.util.upsertQueryData('getBoard', request, { rows, ranks: [] }))
  return undefined
}

/** Source: docs/product.md, Leaderboards */
export function Component() {
  const { pathname } = useLocation()
  const board = boardAt(pathname)
  const account = useAccount()
  const sections = useBoardSections(LEADERBOARD_SECTIONS)
  const answer = useBoard(board)
  const { rows, ranks, stillNeeded } = answer.currentData ?? {}
  // The server renders the board for guests; an account's own ranks are still loading.
  const known = ranks?.length === 0 && account ? undefined : ranks
  const isTable = isTableView(pathname)
  return (
    <PageWithMenu sections={sections}>
      <PageMeta
        title={isTable ? m['leaderboard.as_a_table']({ title: board.title }) : board.title}
        description={isTable ? m['leaderboard.the_table_alone']({ intro: board.intro }) : board.intro}
      />
      <div className={classNames('stack', styles['board'])}>
        <div className={styles['top']} data-table={isTable || undefined}>
          <div className={classNames('stack', styles['about'])}>
            <h1>{board.title}</h1>
            {!isTable && (
              <>
                <p className="muted">{board.intro}</p>
                <HowItWorks />
                <JoinRanks score={known?.[0]?.score} />
              </>
            )}
          </div>
          {!isTable && (
            <OwnRanks
              board={board}
              account={account}
              ranks={known}
              stillNeeded={stillNeeded}
              hasFailed={answer.isError}
              confirmEmail={account && <ConfirmEmail email={account.email} />}
            />
          )}
        </div>
        {!isTable && <AdSlot place="board" index={0} />}
        {answer.isError && !rows ? (
          <Failed onRetry={answer.refetch} />
        ) : (
          <LeaderboardTable
            caption={m['leaderboard.top100']({ title: board.title })}
            rows={rows}
            account={account}
            rank={neededFor(board, stillNeeded) ? unplaced(known?.[board.scope]) : known?.[board.scope]}
            empty={m['boards.empty']({ listedDays: board.listedDays })}
            layout={isTable ? 'wide' : 'board'}
          />
        )}
        {isTable && <ButtonLink to={PATHS.leaderboard}>{m['leaderboard.back_to_the_leaderboard']()}</ButtonLink>}
        {!isTable && board.scope === 0 && (
          <ButtonLink className={styles['toTable']} to={PATHS.leaderboardTable}>
            {m['leaderboard.all_columns']()}
          </ButtonLink>
        )}
        {!isTable && <AdSlot place="board" index={1} />}
      </div>
    </PageWithMenu>
  )
}

/** `currentData` never shows another board's rows. */
function useBoard({ scope }: Board) {
  const today = useToday()
  return useGetBoardQuery({ scope, period: periodOn(today, scope) }, BOARD_POLLING)
}

/** Source: docs/product.md, Leaderboards */
export function HowItWorks() {
  const today = useToday()
  const day = useLocalTime(formatTime, dayStartMs(today + 1))
  const week = useLocalTime(formatWeekdayTime, weekStartMs(weekOf(today) + 1))
  return (
    <details className={detailsStyles['disclosure']}>
      <summary>
        {m['ui.how_it_works']()} <Icon name="chevron" />
      </summary>
      <div className="stack">
        <p>{m['how_it_works.points']({ points: pointsOf(JUNIOR_LEVEL_IDS), points2: pointsOf(NEXT_LEVEL_IDS) })}</p>
        <p>{m['how_it_works.names']({ allTimeDays: ALL_TIME_LISTED_DAYS })}</p>
        {day && <p>{m['how_it_works.begins']({ day, week })}</p>}
      </div>
    </details>
  )
}

function pointsOf(levelIds: readonly LevelId[]): string {
  const values = levelIds.map((id) => levelOf(id).points)
  return m['how_it_works.to']({ min: Math.min(...values), max: Math.max(...values) })
}

/** An account that is not listed yet has a score, and no position. */
function unplaced(rank: BoardRank | undefined): BoardRank | undefined {
  return rank && { ...rank, position: 0 }
}
