import { m } from '@emojigma/messages'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { rankName } from '../../ui/pictures/rank-words.ts'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import styles from './RankCard.module.css'
import { RankProgress } from './RankProgress.tsx'

/** A score's rank with its badge. */
export function RankCard({ score, headingLevel }: { readonly score: number; readonly headingLevel: 2 | 3 }) {
  const rank = RANKS[rankIndex(score) - 1]
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles['card']}>
      <RankBadge score={score} isLarge isDecoration />
      <div className={styles['words']}>
        <Heading className={styles['title']}>{rank ? rankName(rank) : m['rank_card.first_rank']()}</Heading>
        <RankProgress score={score} />
      </div>
    </div>
  )
}
