import type { StillNeeded } from '@emojigma/contract/leaderboards.ts'
import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { PATHS } from '../../navigation/paths.ts'
import { RankLink } from './RankLink.tsx'

/** Tells who is on no public board yet why, and what to do.
 *  Source: docs/product.md, Leaderboards */
export function BeforeTheBoards({ EmailProof, Days }: StillNeeded) {
  return (
    <p className="small">
      Your points count from the first one. Others see your name here once you have played on {LISTED_DAYS} days
      {Days > 0 && ` (${Days === 1 ? 'one more day' : `${Days} more days`} to go)`}
      {EmailProof ? (
        <>
          {' '}
          and shown that your e-mail is yours: <RankLink to={PATHS.forgottenPassword}>choose your password by a link we mail you</RankLink>.
          That keeps the boards for people.
        </>
      ) : (
        '. That keeps the boards for people.'
      )}
    </p>
  )
}
