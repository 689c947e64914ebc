import { m } from '@emojigma/messages'
import { RANKS, rankProgress } from '@emojigma/contract/rules/ranks.ts'
import { useId } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { points, rankName } from '../../ui/pictures/rank-words.ts'
import { RankLink } from './RankLink.tsx'
import styles from './RankProgress.module.css'

/** `Rank 61 of 80` and the points to the next rank.
 *  Source: docs/product.md, Leaderboards */
export function RankProgress({ score }: { readonly score: number }) {
  const { rank, next, pointsToNext, share } = rankProgress(score)
  const id = useId()
  return (
    <div className={styles['progress']}>
      <p className={styles['words']}>
        <RankLink to={PATHS.leaderboardRanks} className={styles['rank']}>
          {rank
            ? m['rank_progress.rank_of']({ number: rank.number, count: RANKS.length })
            : m['rank_progress.ranks_to_climb']({ count: RANKS.length })}
        </RankLink>{' '}
        <span id={id} className="small">
          {next ? m['ui.to']({ points: points(pointsToNext), rank: rankName(next) }) : m['ui.highest_rank']()}
        </span>
      </p>
      <progress className={styles['bar']} value={share} max={1} aria-labelledby={id} />
    </div>
  )
}
