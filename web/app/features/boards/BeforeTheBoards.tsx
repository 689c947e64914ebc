import { m } from '@emojigma/messages'
import type { StillNeeded } from '@emojigma/contract/boards/leaderboards.ts'
import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { RankLink } from './RankLink.tsx'

/** Tells who is on no public board yet why, and what to do.
 *  Source: docs/product.md, Leaderboards */
export function BeforeTheBoards({ EmailProof, Days }: StillNeeded) {
  return (
    <p className="small">
      {m['before_the_boards.condition']({ listedDays: LISTED_DAYS, daysToGo: Days })}
      {EmailProof ? (
        <>
          {' '}
          {m['before_the_boards.email_condition']()}{' '}
          <RankLink to={PATHS.forgottenPassword}>{m['before_the_boards.password_link']()}</RankLink>
          {m['before_the_boards.reason']()}
        </>
      ) : (
        m['before_the_boards.reason']()
      )}
    </p>
  )
}
