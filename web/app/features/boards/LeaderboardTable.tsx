import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { BOARD_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { ROW_LEVELS, type RowLevel } from '@emojigma/contract/wire/row-levels.ts'
import { Fragment } from 'react'
import type { Account } from '../../platform/session/session-storage.ts'
import { classNames } from '../../ui/class-names.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Die } from '../../ui/pictures/Die.tsx'
import { counted } from '@emojigma/messages/grammar.ts'
import type { BoardRank } from './api.ts'
import styles from './LeaderboardTable.module.css'
import { PositionMark } from './PositionMark.tsx'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import { visitorOf } from '../../platform/session/visitor.ts'

const WAITING_ROWS = 10

interface LeaderboardTableProps {
  readonly caption: string
  /** Undefined while loading. */
  readonly rows: readonly LeaderboardRow[] | undefined
  readonly account: Account | undefined
  /** The account's position on this board, once known. */
  readonly rank: BoardRank | undefined
  /** The text for an empty board. */
  readonly empty: string
  /** `top` hides the levels; `wide` shows them on every screen and scrolls sideways. */
  readonly layout?: 'board' | 'top' | 'wide'
}

/** A board as a table with the reader's own row highlighted. */
export function LeaderboardTable({ caption, rows, account, rank, empty, layout = 'board' }: LeaderboardTableProps) {
  const levels = layout === 'top' ? [] : ROW_LEVELS
  const columnCount = levels.length + 5
  const shown = rows && withOwnRow(rows, account, rank)
  const isEmpty = shown?.every(({ LeaderboardId }) => LeaderboardId === 0)
  return (
    // Focusable so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={caption} tabIndex={0} data-layout={layout}>
      <table className={styles['table']} aria-busy={rows === undefined}>
        <caption className="visually-hidden">
          {caption}.{levels.length > 0 && m['leaderboard_table.levels_hint']()}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles['left']}>
              <span className="visually-hidden">{m['boards.rank']()}</span>
            </th>
            <th scope="col" className={styles['position']}>
              <abbr title={m['leaderboard_table.position']()}>{m['leaderboard_table.pos']()}</abbr>
            </th>
            <th scope="col" className={classNames(styles['left'], styles['name'])}>
              {m['leaderboard_table.user']()}
            </th>
            {levels.map(({ levelId }) => (
              <th key={levelId} scope="col" className={styles['level']}>
                <Die levelId={levelId} />
                {nameWords.levels[levelId]}
              </th>
            ))}
            <th scope="col" className={styles['total']}>
              {m['leaderboard_table.total']()}
            </th>
            <th scope="col">{m['ui.score']()}</th>
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <WaitingRows columnCount={columnCount} />}
          {isEmpty && (
            <tr>
              <td className={styles['empty']} colSpan={columnCount}>
                <p>{empty}</p>
                <ButtonLink to={PATHS.today}>{m['ui.play_today']()}</ButtonLink>
              </td>
            </tr>
          )}
          {shown?.map((row, index) => (
            <Fragment key={row.UserId}>
              {row.UserId === account?.id && (!isEmpty || row.TotalScore > 0) && (index >= BOARD_LIMIT || row.LeaderboardId === 0) && (
                <GapRow columnCount={columnCount} position={row.LeaderboardId} hasScore={row.TotalScore > 0} />
              )}
              <Row row={row} isOwn={row.UserId === account?.id} levels={levels} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row, isOwn, levels }: { readonly row: LeaderboardRow; readonly isOwn: boolean; readonly levels: readonly RowLevel[] }) {
  const total = (
    <>
      {row.TotalCorrect}/<wbr />
      {row.TotalAttempted}
    </>
  )
  return (
    <tr data-own={isOwn || undefined} data-unlisted={(isOwn && row.LeaderboardId === 0) || undefined}>
      <td className={styles['left']}>
        <RankBadge score={row.TotalScore} />
      </td>
      <td className={styles['position']}>
        <PositionMark position={row.LeaderboardId} />
      </td>
      <th scope="row" className={classNames(styles['left'], styles['name'])}>
        {row.NickName} {isOwn && <span className={styles['you']}>{m['ui.you']()}</span>}
      </th>
      {levels.map(({ levelId, key }) => (
        <td key={levelId} className={styles['level']}>
          {row[`${key}Correct`]}/<wbr />
          {row[`${key}Attempted`]}
        </td>
      ))}
      <td className={styles['total']}>{total}</td>
      <td className={styles['score']}>
        {counted(row.TotalScore)}
        <span className={styles['below']}>{total}</span>
      </td>
    </tr>
  )
}

/** States the gap between the last row and the next one. */
function GapRow({
  columnCount,
  position,
  hasScore,
}: {
  readonly columnCount: number
  readonly position: number
  readonly hasScore: boolean
}) {
  const between = position - BOARD_LIMIT - 1
  return (
    <tr>
      <td className={styles['gap']} colSpan={columnCount}>
        {position === 0 && (hasScore ? m['leaderboard_table.only_you']() : m['leaderboard_table.not_listed']())}
        {position > 0 && between <= 0 && m['leaderboard_table.just_below_the_top100']()}
        {between > 0 && m['leaderboard_table.more_then']({ between })}
      </td>
    </tr>
  )
}

function WaitingRows({ columnCount }: { readonly columnCount: number }) {
  return Array.from({ length: WAITING_ROWS }, (_, index) => (
    <tr key={index}>
      <td className={styles['waiting']} colSpan={columnCount}>
        {index === 0 && <span className="visually-hidden">{m['ui.loading']()}</span>}
        <span />
      </td>
    </tr>
  ))
}

/** The rows of a board with the reader's own row, which comes last, corrected: position and nickname come from the account, which is
 *  newer than the row (except for a classroom's student). An unlisted reader's row goes where the score belongs.
 *  Source: docs/product.md, Leaderboards */
export function withOwnRow(
  rows: readonly LeaderboardRow[],
  account: Account | undefined,
  rank: BoardRank | undefined,
): readonly LeaderboardRow[] {
  const last = rows.at(-1)
  if (!account || last?.UserId !== account.id) return rows
  const own =
    visitorOf(account).role === 'student'
      ? last
      : { ...last, LeaderboardId: rank?.position ?? last.LeaderboardId, NickName: account.nickname || last.NickName }
  const others = rows.slice(0, -1)
  const below = own.LeaderboardId === 0 ? -1 : others.findIndex(({ TotalScore }) => TotalScore < own.TotalScore)
  return others.toSpliced(below === -1 ? others.length : below, 0, own)
}
