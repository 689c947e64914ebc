import { m } from '@emojigma/messages'
import { RANKS, rankIndex, type Rank } from '@emojigma/contract/rules/ranks.ts'
import { classNames } from '../class-names.ts'
import { EmojiPicture } from './EmojiPicture.tsx'
import { Icon } from './Icon.tsx'
import { rankName } from './rank-words.ts'
import styles from './RankBadge.module.css'

interface RankBadgeProps {
  readonly score: number
  readonly isLarge?: boolean
  /** The rank is already in the text beside it. */
  readonly isDecoration?: boolean
}

/** The badge of a score's rank: a shield with its creature, or a dashed, empty one without a rank. */
export function RankBadge({ score, isLarge = false, isDecoration = false }: RankBadgeProps) {
  const rank = RANKS[rankIndex(score) - 1]
  const label = rank ? m['rank.rank']({ name: rankName(rank) }) : m['rank.no_rank']()
  return (
    <span
      className={classNames(styles['badge'], isLarge && styles['large'])}
      data-colour={rank?.colour}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg className={styles['shield']} viewBox="0 0 40 45" aria-hidden="true">
        <path d="M20 2.5 37 8v15c0 10-7 16-17 19.5C10 39 3 33 3 23V8z" />
      </svg>
      {rank && <EmojiPicture emoji={rank.emoji} isLazy={!isLarge} />}
      {rank && rank.stars > 0 && <Stars rank={rank} />}
    </span>
  )
}

function Stars({ rank: { stars } }: { readonly rank: Rank }) {
  return (
    <span className={styles['stars']} aria-hidden="true">
      {Array.from({ length: stars }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  )
}
