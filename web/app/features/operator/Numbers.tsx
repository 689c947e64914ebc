import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { amountWritten, countWritten, uptimeWritten } from './written.ts'
import styles from './Numbers.module.css'

const MEGABYTE = 1024 * 1024

/** What is looked at first: how today goes, and whether anything waits that should not. */
export function Numbers({ today, process }: { readonly today: OperatorOverview['Today']; readonly process: OperatorOverview['Process'] }) {
  const paid = today.Paid.map(({ Currency, AmountMinor }) => amountWritten(AmountMinor, Currency)).join(', ')
  return (
    <dl className={styles['numbers']}>
      <Number name="Today’s puzzles tried" value={countWritten(today.Attempted)} more={`${countWritten(today.Solved)} solved`} />
      <Number name="Online now" value={countWritten(today.Online)} more="visitors" />
      <Number name="New accounts" value={countWritten(today.NewAccounts)} more={`of ${countWritten(today.Accounts)}`} />
      <Number name="Orders today" value={countWritten(today.Orders)} more={paid || 'nothing paid'} />
      <Number
        name="Letters waiting"
        value={countWritten(today.LettersWaiting)}
        more={today.LettersGivenUp === 0 ? 'none given up' : `${countWritten(today.LettersGivenUp)} given up`}
        isAlarming={today.LettersGivenUp > 0}
      />
      <Number
        name="Archive"
        value={`${Math.floor((100 * today.PublishedDays) / Math.max(1, today.TotalDays))} %`}
        more={`${countWritten(today.PublishedDays)} of ${countWritten(today.TotalDays)} days`}
      />
      <Number
        name="This process"
        value={uptimeWritten(process.UptimeSeconds)}
        more={`${countWritten(Math.round(process.MemoryBytes / MEGABYTE))} MB, ${process.Database === 'postgres' ? 'PostgreSQL' : 'embedded database'}`}
      />
    </dl>
  )
}

interface NumberProps {
  readonly name: string
  readonly value: string
  readonly more: string
  readonly isAlarming?: boolean
}

function Number({ name, value, more, isAlarming = false }: NumberProps) {
  return (
    <div className={styles['number']} data-alarming={isAlarming || undefined}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <small>
          {isAlarming && <Icon name="alert" />} {more}
        </small>
      </dd>
    </div>
  )
}
