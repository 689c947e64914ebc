import { useLocation } from 'react-router'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import type { Account } from '../../session/session-storage.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import type { Standings } from '../api.ts'
import { BOARDS_BY_LENGTH } from '../boards.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Positions.module.css'
import { PositionMark } from './PositionMark.tsx'
import { RankLink } from './RankLink.tsx'
import { RankProgress } from './RankProgress.tsx'

interface PositionsProps {
  readonly account: Account | undefined
  /** Undefined while they are fetched. */
  readonly standings: Standings | undefined
  readonly hasFailed: boolean
}

/** Where the reader stands on the three boards, and their rank; an invitation for a guest.
 *  Source: docs/product.md, Leaderboards */
export function Positions({ account, standings, hasFailed }: PositionsProps) {
  return (
    <section className={classNames('panel', styles['panel'])} aria-labelledby="my-positions">
      <h2 id="my-positions">My Leaderboard Positions</h2>
      {account ? <OwnPositions standings={standings} hasFailed={hasFailed} hasNickname={account.nickname !== ''} /> : <Invitation />}
    </section>
  )
}

function OwnPositions({
  standings,
  hasFailed,
  hasNickname,
}: Pick<PositionsProps, 'standings' | 'hasFailed'> & { readonly hasNickname: boolean }) {
  const allTime = standings?.[0]
  return (
    <>
      <dl className={styles['list']} aria-busy={!standings}>
        {BOARDS_BY_LENGTH.map(({ scope, name, path }) => {
          const standing = standings?.[scope]
          return (
            <div key={scope} className={styles['item']}>
              <dt>
                <RankLink to={path}>{name}</RankLink>
              </dt>
              <dd className={styles['position']}>{standing && <PositionMark position={standing.rank} />}</dd>
              <dd className="muted">{standing ? `${counted(standing.score)} pts` : '…'}</dd>
            </div>
          )
        })}
      </dl>
      {hasFailed && !standings && <p className="small">Your positions can’t be shown just now.</p>}
      {!hasNickname && (
        <p className="small">
          Names on the boards are nicknames. <RankLink to={PATHS.myAccount}>Choose yours</RankLink>
        </p>
      )}
      {allTime && <RankProgress score={allTime.score} />}
    </>
  )
}

function Invitation() {
  const { pathname } = useLocation()
  return (
    <>
      <p>With a free account your solved puzzles bring points, a rank and a place on the boards. What you have solved here comes along.</p>
      <div className="row">
        <ButtonLink to={signInPath(PATHS.register, pathname)} look="primary">
          Register
        </ButtonLink>
        <ButtonLink to={signInPath(PATHS.login, pathname)}>Login</ButtonLink>
      </div>
    </>
  )
}
