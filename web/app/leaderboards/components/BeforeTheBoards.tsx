import * as messages from '@emojigma/messages/page/leaderboards/components/BeforeTheBoards.ts'
import type { StillNeeded } from '@emojigma/contract/leaderboards.ts'
import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { PATHS } from '../../navigation/paths.ts'
import { RankLink } from './RankLink.tsx'

/** Tells who is on no public board yet why, and what to do.
 *  Source: docs/product.md, Leaderboards */
export function BeforeTheBoards({ EmailProof, Days }: StillNeeded) {
  return (
    <p className="small">
      {messages.yourPointsCountFrom(LISTED_DAYS, Days)}
      {EmailProof ? (
        <>
          {' '}
          {messages.andShownThatYour} <RankLink to={PATHS.forgottenPassword}>{messages.chooseYourPasswordBy}</RankLink>
          {messages.thatKeepsTheBoards}
        </>
      ) : (
        messages.thatKeepsTheBoards
      )}
    </p>
  )
}
