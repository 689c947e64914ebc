import { m } from '@emojigma/messages'
import { useEffect, useState, type ReactNode } from 'react'
import { useAccount } from '../../platform/session/session.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { leaderboardsApi, useGetTopTensQuery } from './api.ts'
import { BOARDS } from './boards.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import { LeaderboardTable } from './LeaderboardTable.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './PuzzleBoards.module.css'
import { RankCard } from './RankCard.tsx'
import { RankLink } from './RankLink.tsx'

/** Source: docs/product.md, Leaderboards */
const REFRESH_AFTER_MS = 1000
/** One rank a board. */
const RANKS_OF_A_PLAYER = 3

const TABS = ([0, 1, 2] as const).map((scope) => ({ key: String(scope), name: BOARDS[scope].name }))

interface PuzzleBoardsProps {
  /** Replies so far that may have changed the score. The boards are fetched again soon after the next one. */
  readonly scoringReplies: number
  /** For players without a rank. */
  readonly advert: ReactNode
}

/** Below a puzzle: the player's rank (or an ad) and the top ten of each board.
 *  Source: docs/product.md, Leaderboards */
export function PuzzleBoards({ scoringReplies, advert }: PuzzleBoardsProps) {
  const account = useAccount()
  const [scope, setScope] = useState<ScopeId>(0)
  const { data, isError, refetch } = useGetTopTensQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  useRefreshAfter(scoringReplies)
  const board = BOARDS[scope]
  const ranks = account && data?.ranks.length === RANKS_OF_A_PLAYER ? data.ranks : undefined
  return (
    <div className={styles['boards']} data-ranked={ranks !== undefined || undefined}>
      {ranks ? (
        <div className={classNames('panel', styles['rank'])}>
          <RankCard score={ranks[0]?.score ?? 0} headingLevel={3} />
        </div>
      ) : (
        advert
      )}
      <div className={classNames('panel', styles['tops'])}>
        <Tabs
          label={m['puzzle_boards.leaderboard']()}
          panelClassName={data ? undefined : styles['waiting']}
          tabs={TABS}
          selected={String(scope)}
          onSelect={(key) => setScope(Number(key) as ScopeId)}
        >
          {isError && !data ? (
            <Failed onRetry={refetch} />
          ) : (
            <LeaderboardTable
              caption={m['puzzle_boards.top10']({ title: board.title })}
              rows={data?.tops[scope]}
              account={account}
              rank={ranks?.[scope]}
              empty={m['boards.empty']({ listedDays: board.listedDays })}
              layout="top"
            />
          )}
        </Tabs>
        <p className={styles['more']}>
          <RankLink to={board.path}>{m['puzzle_boards.the_whole_board']()}</RankLink>
        </p>
      </div>
    </div>
  )
}

function useRefreshAfter(scoringReplies: number): void {
  const dispatch = useDispatch()
  const [seenCount] = useState(scoringReplies)
  useEffect(() => {
    if (scoringReplies === seenCount) return undefined
    const timer = setTimeout(() => dispatch(leaderboardsApi.util.invalidateTags(['ranks', 'leaderboards'])), REFRESH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dispatch, scoringReplies, seenCount])
}
