import * as messages from '@emojigma/messages/page/leaderboards/pages/RanksPage.ts'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { useAccount } from '../../session/session.ts'
import { LEADERBOARD_SECTIONS } from '../menu.ts'
import { useBoardSections } from '../../classrooms/board-sections.ts'
import { PageWithMenu } from '../../navigation/PageWithMenu.tsx'
import { AdSlot } from '../../ads/components/AdSlot.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useGetRanksQuery } from '../api.ts'
import { RankBadge } from '../../ui/pictures/RankBadge.tsx'
import { RankCard } from '../components/RankCard.tsx'
import { points, rankName } from '../../ui/pictures/rank-words.ts'
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
      <PageMeta title={messages.all80Ranks} description={messages.the80RanksOf} />
      <div className={classNames('stack', styles['board'])}>
        <div className={classNames('stack', styles['about'])}>
          <h1>{messages.allRanks(RANKS.length)}</h1>
          <p className="muted">{messages.yourAllTimeScore(RANKS[0] && rankName(RANKS[0]))}</p>
        </div>
        {score !== undefined && (
          <section className={classNames('panel', styles['own'])} aria-label={messages.yourRank}>
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
                  <span className="visually-hidden">{messages.rank} </span>
                  {rank.number}. {rankName(rank)}
                </p>
                <p className="small muted">{rank.threshold === 0 ? messages.theFirstPoints : messages.moreThan(points(rank.threshold))}</p>
              </div>
              {rank.number === own && <span className={styles['you']}>{messages.you}</span>}
            </li>
          ))}
        </ol>
        <p className="small muted">{messages.theLastRankTakes(RANKS.at(-1)?.threshold ?? 0)}</p>
        <AdSlot place="board" index={1} />
      </div>
    </PageWithMenu>
  )
}
