import * as productWords from '@emojigma/messages/words/products.ts'
import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { Button } from '../../ui/Button.tsx'
import { FiguresTable } from '../../ui/FiguresTable.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { formatAmount, formatCount, formatTime } from './format.ts'
import styles from './tables.module.css'

export type Offer = OperatorOverview['Offers'][number]
export type Order = OperatorOverview['Orders'][number]
type Job = OperatorOverview['Jobs'][number]
type SlowStatement = OperatorOverview['SlowStatements'][number]

export function OfferTable({ offers, onEnd }: { readonly offers: readonly Offer[]; readonly onEnd: (offer: Offer) => void }) {
  return (
    <FiguresTable
      caption="All offers"
      columns={['Offer', 'Saves', 'State', 'From', 'Until', 'Change']}
      empty="No offer yet."
      rows={offers.map((offer) => ({
        key: offer.Code,
        head: (
          <>
            {offer.Code}
            <small>{offer.Name}</small>
          </>
        ),
        cells: [
          `${offer.Percent} %`,
          offer.State,
          formatTime(offer.StartsAt),
          formatTime(offer.EndsAt),
          offer.State === 'over' ? (
            '–'
          ) : (
            <Button key="end" onClick={() => onEnd(offer)} aria-label={`End now: the offer ${offer.Code}`}>
              End now
            </Button>
          ),
        ],
      }))}
    />
  )
}

export function OrderTable({ orders, onRevoke }: { readonly orders: readonly Order[]; readonly onRevoke: (order: Order) => void }) {
  return (
    <FiguresTable
      caption="The newest orders"
      columns={['Order', 'Paid', 'By', 'State', 'From', 'Until', 'Change']}
      empty="No order yet."
      rows={orders.map((order) => ({
        key: order.OrderId,
        head: (
          <>
            {order.OrderId} · {productName(order)}
            <small>{order.Email ?? order.AccountId}</small>
          </>
        ),
        cells: [
          order.AmountMinor === undefined ? 'granted' : formatAmount(order.AmountMinor, order.Currency ?? ''),
          order.Source,
          order.State,
          formatTime(order.StartsAt),
          order.EndsAt === undefined ? 'for good' : formatTime(order.EndsAt),
          order.State === 'revoked' ? (
            '–'
          ) : (
            <Button key="revoke" onClick={() => onRevoke(order)} aria-label={`Take back order ${order.OrderId}`}>
              Take back
            </Button>
          ),
        ],
      }))}
    />
  )
}

export function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <FiguresTable
      caption="Jobs of this process"
      columns={['Job', 'State', 'Last run', 'Next run', 'Went wrong']}
      empty="Nothing has run yet."
      rows={jobs.map((job) => ({
        key: job.Name,
        head: job.Name,
        cells: [
          job.IsRunning ? 'running' : job.EndedAt === undefined ? 'waiting' : 'done',
          timeOr(job.EndedAt ?? job.BeganAt, 'not yet'),
          timeOr(job.NextAt, job.IsRunning ? 'runs on' : 'at the next start'),
          <Trouble key="trouble" {...job} />,
        ],
      }))}
    />
  )
}

function Trouble({ Failures, LastFailure = '' }: Pick<Job, 'Failures' | 'LastFailure'>) {
  if (Failures === 0) return 'never'
  return (
    <strong className={styles['trouble']}>
      <Icon name="alert" /> {formatCount(Failures)} ×, last {LastFailure}
    </strong>
  )
}

export function SlowTable({ statements }: { readonly statements: readonly SlowStatement[] }) {
  return (
    <FiguresTable
      caption="Slow statements of this process"
      columns={['Statement', 'Times', 'Longest', 'All together']}
      empty="Nothing was slow."
      rows={statements.map(({ Shape, Times, LongestMs, TotalMs }) => ({
        key: Shape,
        head: <code className={styles['shape']}>{Shape}</code>,
        cells: [formatCount(Times), `${formatCount(LongestMs)} ms`, `${formatCount(TotalMs)} ms`],
      }))}
    />
  )
}

export function productName({ ProductId }: Pick<Order, 'ProductId'>): string {
  return (productWords.names as Readonly<Record<string, string>>)[ProductId] ?? ProductId
}

function timeOr(time: string | undefined, otherwise: string): string {
  return time === undefined ? otherwise : formatTime(time)
}
