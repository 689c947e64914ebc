import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { creatureName, rankName } from '../../ui/pictures/rank-words.ts'
import styles from './JoinRanks.module.css'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import { RankLink } from './RankLink.tsx'

const [FIRST] = RANKS
/** Shown to players without a score. */
const FIRST_UNICORN = RANKS.find(({ emoji }) => emoji === 'unicorn')

/** Rank names that take "an": all that begin with a vowel except Unicorn. */
const VOWEL_FIRST = /^[AEIO]/

/** @param score all-time; undefined for a guest and while loading */
export function JoinRanks({ score }: { readonly score: number | undefined }) {
  const own = score === undefined ? undefined : RANKS[rankIndex(score) - 1]
  return (
    <section className={styles['card']} aria-labelledby="elite-ranks">
      <RankBadge score={own ? (score ?? 0) : (FIRST_UNICORN?.threshold ?? 0) + 1} isLarge isDecoration />
      <div className={styles['words']}>
        <h2 id="elite-ranks">{m['join_ranks.join_the_elite_ranks']()}</h2>
        <p className="small">
          {own && (
            <>
              <ParaglideMessage
                message={m['join_ranks.you_are']}
                inputs={{ hasVowelFirst: String(VOWEL_FIRST.test(rankName(own))) }}
                markup={{ rank: () => <strong>{rankName(own)}</strong> }}
              />{' '}
            </>
          )}
          {m['join_ranks.ranks_lead_from_to']({
            count: RANKS.length,
            first: (FIRST && creatureName(FIRST)) ?? '',
            last: (FIRST_UNICORN && creatureName(FIRST_UNICORN)) ?? '',
          })}{' '}
          <RankLink to={PATHS.leaderboardRanks}>{m['join_ranks.see_all_ranks']({ count: RANKS.length })}</RankLink>
        </p>
      </div>
    </section>
  )
}
