import { RANKS, rankIndex } from '@emojigma/engine/ranks.ts'
import { PATHS } from '../../navigation/paths.ts'
import { rankName } from '../../ui/rank-words.ts'
import styles from './JoinRanks.module.css'
import { RankBadge } from '../../ui/RankBadge.tsx'
import { RankLink } from './RankLink.tsx'

/** Somebody without a score of their own sees what the top looks like. */
const FIRST_UNICORN = RANKS.find(({ name }) => name === 'Unicorn')

/** Names that take "an". The one that begins with a U is a Unicorn, which is spoken with a y. */
const VOWEL_FIRST = /^[AEIO]/

/** @param score of all time; undefined for a guest, and while it is fetched */
export function JoinRanks({ score }: { readonly score: number | undefined }) {
  const own = score === undefined ? undefined : RANKS[rankIndex(score) - 1]
  return (
    <section className={styles['card']} aria-labelledby="elite-ranks">
      <RankBadge score={own ? (score ?? 0) : (FIRST_UNICORN?.threshold ?? 0) + 1} isLarge isDecoration />
      <div className={styles['words']}>
        <h2 id="elite-ranks">Join the elite ranks</h2>
        <p className="small">
          {own && (
            <>
              You are {VOWEL_FIRST.test(own.name) ? 'an' : 'a'} <strong>{rankName(own)}</strong>.{' '}
            </>
          )}
          {RANKS.length} ranks lead from {RANKS[0]?.name} to {RANKS.at(-1)?.name}.{' '}
          <RankLink to={PATHS.leaderboardRanks}>See all {RANKS.length} ranks</RankLink>
        </p>
      </div>
    </section>
  )
}
