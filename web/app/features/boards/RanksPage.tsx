import { m } from '@emojigma/messages'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { useAccount } from '../../platform/session/session.ts'
import { LEADERBOARD_SECTIONS } from './menu.ts'
import { useBoardSections } from '../classes/board-sections.ts'
import { PageWithMenu } from '../../platform/navigation/PageWithMenu.tsx'
import { AdSlot } from '../site/ads/AdSlot.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useGetRanksQuery } from './api.ts'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import { RankCard } from './RankCard.tsx'
import { points, rankName } from '../../ui/pictures/rank-words.ts'
import styles from './RanksPage.module.css'

/** The eighty ranks with their thresholds; the reader's own is highlighted.
 *  Source: docs/product.md, Ranks */
export function Component() {
  const account = useAccount()
  const sections = useBoardSections(LEADERBOARD_SECTIONS)
  const { data: ranks } = useGetRanksQuery(undefined, { skip: !account, refetchOnMountOrArgChange: true })
  const score = account && ranks?.[0]?.score
  const own = score === undefined ? 0 : rankIndex(score)
  return (
    <PageWithMenu sections={sections}>
      <PageMeta title={m['boards.all_80_ranks']()} description={m['ranks.the80_ranks_of']()} />
      <div className={classNames('stack', styles['board'])}>
        <div className={classNames('stack', styles['about'])}>
          <h1>{m['ranks.all_ranks']({ count: RANKS.length })}</h1>
          <p className="muted">{m['ranks.introduction']({ name: (RANKS[0] && rankName(RANKS[0])) ?? '' })}</p>
        </div>
        {score !== undefined && (
          <section className={classNames('panel', styles['own'])} aria-label={m['ui.your_rank']()}>
            <RankCard score={score} headingLevel={2} />
          </section>
        )}
        <AdSlot place="board" index={0} />
        <ol className={styles['ranks']}>
          {RANKS.map((rank) => (
            <li key={rank.number} className={styles['rank']} data-own={rank.number === own || undefined}>
              <RankBadge score={rank.threshold + 1} isDecoration />
              <div className={styles['words']}>
                <p className={styles['name']}>
                  <span className="visually-hidden">{m['boards.rank']()} </span>
                  {rank.number}. {rankName(rank)}
                </p>
                <p className="small muted">
                  {rank.threshold === 0 ? m['ranks.the_first_points']() : m['ranks.more_than']({ points: points(rank.threshold) })}
                </p>
              </div>
              {rank.number === own && <span className={styles['you']}>{m['ui.you']()}</span>}
            </li>
          ))}
        </ol>
        <p className="small muted">{m['ranks.last_rank']({ threshold: RANKS.at(-1)?.threshold ?? 0 })}</p>
        <AdSlot place="board" index={1} />
      </div>
    </PageWithMenu>
  )
}
