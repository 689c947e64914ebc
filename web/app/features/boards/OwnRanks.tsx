import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import type { Account } from '../../platform/session/session-storage.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { StillNeeded } from '@emojigma/contract/boards/leaderboards.ts'
import type { BoardRanks } from './api.ts'
import { BOARDS_BY_LENGTH, neededFor, type Board, type NeededForBoard } from './boards.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './OwnRanks.module.css'
import { PositionMark } from './PositionMark.tsx'
import { RankLink } from './RankLink.tsx'
import { RankProgress } from './RankProgress.tsx'

interface OwnRanksProps {
  /** The board beside it. */
  readonly board: Board
  readonly account: Account | undefined
  /** Undefined while loading. */
  readonly ranks: BoardRanks | undefined
  /** The steps that the account still needs to be listed; undefined = none. */
  readonly stillNeeded: StillNeeded | undefined
  readonly hasFailed: boolean
  /** The way to confirm the account's e-mail. */
  readonly confirmEmail?: ReactNode
}

/** The reader's position on the three boards and the next rank; an invitation for guests.
 *  Source: docs/product.md, Leaderboards */
export function OwnRanks({ account, ...props }: OwnRanksProps) {
  return (
    <section className={classNames('panel', styles['panel'])} aria-labelledby="my-ranks">
      <h2 id="my-ranks">{m['own_ranks.my_leaderboard_positions']()}</h2>
      {account ? <RanksAndNext account={account} {...props} /> : <Invitation />}
    </section>
  )
}

interface RanksAndNextProps extends OwnRanksProps {
  readonly account: Account
}

function RanksAndNext({ board, ranks, stillNeeded, hasFailed, confirmEmail, account: { nickname, isStudent } }: RanksAndNextProps) {
  const allTime = ranks?.[0]
  const needed = neededFor(board, stillNeeded)
  return (
    <>
      <dl className={styles['list']} aria-busy={!ranks}>
        {BOARDS_BY_LENGTH.map((one) => {
          const { scope, name, path } = one
          const own = ranks?.[scope]
          return (
            <div key={scope} className={styles['item']}>
              <dt>
                <RankLink to={path}>{name}</RankLink>
              </dt>
              <dd className={styles['position']}>{own && <PositionMark position={neededFor(one, stillNeeded) ? 0 : own.position} />}</dd>
              <dd className="muted">{own ? m['own_ranks.pts']({ score: own.score }) : '…'}</dd>
            </div>
          )
        })}
      </dl>
      {hasFailed && !ranks && <p className="small">{m['own_ranks.unavailable']()}</p>}
      {nickname === '' && (
        <p className="small">
          {m['own_ranks.nicknames']()} <RankLink to={PATHS.myAccount}>{m['own_ranks.choose_yours']()}</RankLink>
        </p>
      )}
      {needed && <BeforeTheBoards {...needed} listedDays={board.listedDays} confirmEmail={confirmEmail} />}
      {isStudent && <p className="small">{m['own_ranks.student_note']()}</p>}
      {allTime && <RankProgress score={allTime.score} />}
    </>
  )
}

function Invitation() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{m['own_ranks.guest_text']()}</p>
      <div className="row">
        <ButtonLink to={signInPath(PATHS.register, pathname)} variant="primary">
          {m['ui.register']()}
        </ButtonLink>
        <ButtonLink to={signInPath(PATHS.login, pathname)}>{m['ui.login']()}</ButtonLink>
      </div>
    </>
  )
}

/** Explains why the account is not listed yet and what to do.
 *  Source: docs/product.md, Leaderboards */
function BeforeTheBoards({
  emailProof,
  days,
  listedDays,
  confirmEmail,
}: NeededForBoard & Pick<Board, 'listedDays'> & Pick<OwnRanksProps, 'confirmEmail'>) {
  return (
    <>
      <p className="small">
        {m['before_the_boards.points_count']()} {days > 0 && `${m['before_the_boards.days']({ listedDays, daysToGo: days })} `}
        {emailProof && `${m['before_the_boards.confirm_email']()} `}
        {m['before_the_boards.reason']()}
      </p>
      {emailProof && confirmEmail}
    </>
  )
}
