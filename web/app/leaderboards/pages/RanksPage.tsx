import { RANKS, rankIndex } from '@emojigma/engine/ranks.ts'
import { useAccount } from '../../session/session.ts'
import { LEADERBOARD_SECTIONS } from '../menu.ts'
import { useBoardSections } from '../../classrooms/board-sections.ts'
import { PageWithMenu } from '../../navigation/PageWithMenu.tsx'
import { AdSlot } from '../../ads/components/AdSlot.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { counted } from '../../ui/counted.ts'
import { useGetRanksQuery } from '../api.ts'
import { RankBadge } from '../../ui/RankBadge.tsx'
import { RankCard } from '../components/RankCard.tsx'
import { points, rankName } from '../../ui/rank-words.ts'
import styles from './RanksPage.module.css'

/** The eighty ranks, their names and what they take; the reader's own stands out.
 *  Source: docs/product.md, Ranks */
export function Component() {
  const account = useAccount()
  const sections = useBoardSections(LEADERBOARD_SECTIONS)
  const { data: ranks } = useGetRanksQuery(undefined, { skip: !account, refetchOnMountOrArgChange: true })
  const score = account && ranks?.[0]?.score
  const own = score === undefined ? 0 : rankIndex(score)
  return (
    <PageWithMenu sections={sections}>
      <PageMeta
        title="All 80 ranks"
        description="The 80 ranks of the leaderboards from Ant to Unicorn, and the points that each of them takes."
      />
      <div className={classNames('stack', styles['board'])}>
        <div className={classNames('stack', styles['about'])}>
          <h1>All {RANKS.length} ranks</h1>
          <p className="muted">
            Your all time score decides your rank, and a rank is never lost. {RANKS[0]?.name} comes with the first solved puzzle.
          </p>
        </div>
        {score !== undefined && (
          <section className={classNames('panel', styles['own'])} aria-label="Your rank">
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
                  <span className="visually-hidden">Rank </span>
                  {rank.number}. {rankName(rank)}
                </p>
                <p className="small muted">{rank.threshold === 0 ? 'The first points' : `More than ${points(rank.threshold)}`}</p>
              </div>
              {rank.number === own && <span className={styles['you']}>You</span>}
            </li>
          ))}
        </ol>
        <p className="small muted">The last rank takes more than {counted(RANKS.at(-1)?.threshold ?? 0)} points.</p>
        <AdSlot place="board" index={1} />
      </div>
    </PageWithMenu>
  )
}
