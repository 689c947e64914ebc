import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { counted } from '@emojigma/messages/grammar.ts'
import { useGetGameCountersQuery, useGetRanksQuery, type GameCounter } from './api.ts'
import styles from './AccountRanks.module.css'
import { RankCard } from './RankCard.tsx'

/** In the order of the reply.
 *  Source: docs/product.md, Game counters */
const BUCKETS: readonly { readonly typeId: PuzzleTypeId | 'mixed'; readonly name: string }[] = [
  { typeId: 'mixed', name: m['ui.mixed']() },
  ...PUZZLE_TYPES.map(({ id }) => ({ typeId: id, name: nameWords.kinds[id] })),
]

/** The account's rank and its solved puzzles by kind. */
export function AccountRanks({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const ranks = useGetRanksQuery(undefined, { refetchOnMountOrArgChange: true })
  const counters = useGetGameCountersQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles['ranks']}>
      <Fetched answer={ranks} placeholder={<p className={styles['waiting']}>{m['ui.loading']()}</p>}>
        {([allTime]) => <RankCard score={allTime?.score ?? 0} headingLevel={headingLevel} />}
      </Fetched>
      <Fetched answer={counters} placeholder={<p className={styles['waiting']}>{m['ui.loading']()}</p>}>
        {(counts) => <Counters counters={counts} />}
      </Fetched>
    </div>
  )
}

/** Nothing of kinds that were never tried. */
function Counters({ counters }: { readonly counters: readonly GameCounter[] }) {
  const tried = BUCKETS.flatMap((bucket, index) => {
    const counter = counters[index]
    return counter && counter.attempted > 0 ? [{ ...bucket, ...counter }] : []
  })
  if (tried.length === 0) return null
  return (
    <dl className={styles['counters']} aria-label={m['account_ranks.solved_puzzles_by_kind']()}>
      {tried.map(({ typeId, name, correct, attempted }) => (
        <div key={typeId} className={styles['counter']}>
          <dt>
            <TypeMark typeId={typeId} /> {name}
          </dt>
          <dd>
            <strong>{counted(correct)}</strong> <span className="small muted">{m['account_ranks.solved_of']({ attempted })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
