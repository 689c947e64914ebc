import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { takeFocusIfLost } from '../../ui/focus-recovery.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Undo, type Undoable } from '../../ui/Undo.tsx'
import { operatorApi } from './api.ts'
import { Customers, type CustomersProps } from './Customers.tsx'
import { formatClock, formatCount, formatTime, formatAmount, formatUptime } from './format.ts'
import styles from './Dashboard.module.css'
import { JobTable, OfferTable, OrderTable, SlowTable } from './tables.tsx'
import { Link } from 'react-router'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import flagStyles from './Flags.module.css'
import { Icon } from '../../ui/pictures/Icon.tsx'
import numberStyles from './Numbers.module.css'

const MEGABYTE = 1024 * 1024

/** Today at a glance, with alarms. */
function Numbers({ today, process }: { readonly today: OperatorOverview['Today']; readonly process: OperatorOverview['Process'] }) {
  const paid = today.Paid.map(({ Currency, AmountMinor }) => formatAmount(AmountMinor, Currency)).join(', ')
  return (
    <dl className={numberStyles['numbers']}>
      <Number name="Today’s puzzles tried" value={formatCount(today.Attempted)} more={`${formatCount(today.Solved)} solved`} />
      <Number name="Online now" value={formatCount(today.Online)} more="visitors" />
      <Number name="New accounts" value={formatCount(today.NewAccounts)} more={`of ${formatCount(today.Accounts)}`} />
      <Number name="Orders today" value={formatCount(today.Orders)} more={paid || 'nothing paid'} />
      <Number
        name="Letters waiting"
        value={formatCount(today.LettersWaiting)}
        more={today.LettersGivenUp === 0 ? 'none given up' : `${formatCount(today.LettersGivenUp)} given up`}
        isAlarming={today.LettersGivenUp > 0}
      />
      <Number
        name="Archive"
        value={`${Math.floor((100 * today.PublishedDays) / Math.max(1, today.TotalDays))} %`}
        more={`${formatCount(today.PublishedDays)} of ${formatCount(today.TotalDays)} days`}
      />
      <Number
        name="This process"
        value={formatUptime(process.UptimeSeconds)}
        more={`${formatCount(Math.round(process.MemoryBytes / MEGABYTE))} MB, ${process.Database === 'postgres' ? 'PostgreSQL' : 'embedded database'}`}
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
    <div className={numberStyles['number']} data-alarming={isAlarming || undefined}>
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

type Flag = OperatorOverview['Flags'][number]

interface FlagsProps {
  readonly flags: readonly Flag[]
  readonly onClear: (flag: Flag) => void
}

/** Players removed from the public boards, each with the evidence. */
function Flags({ flags, onClear }: FlagsProps) {
  return (
    <ul className={flagStyles['flags']}>
      {flags.map((flag) => (
        <li key={flag.FlagId} className={flagStyles['flag']}>
          <div className={flagStyles['head']}>
            <div>
              <h3>{flag.Nickname || 'No nickname'}</h3>
              <p className="muted">
                {flag.Rule} · {formatTime(flag.RaisedAt)}
              </p>
              <p className={flagStyles['id']}>{flag.AccountId}</p>
            </div>
            <Button onClick={() => onClear(flag)} aria-label={`Put back ${flag.Nickname || 'this player'}`}>
              Put back
            </Button>
          </div>
          <dl className={flagStyles['evidence']}>
            {flag.Evidence.map(({ Name, Value }) => (
              <div key={Name}>
                <dt>{NAMES[Name] ?? Name}</dt>
                <dd>{Name === 'puzzleId' ? <Link to={puzzlePath(Value)}>{Value}</Link> : formatEvidence(Name, Value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const NAMES: Readonly<Record<string, string>> = { puzzleId: 'at puzzle', atMs: 'at', score: 'all together' }

function formatEvidence(name: string, value: number): string {
  return name === 'atMs' ? formatTime(new Date(value).toISOString()) : formatCount(value)
}

type Part = 'flags' | 'offers' | 'orders'
type Outcome = Awaited<ReturnType<Undoable['undo']>>

interface DashboardProps extends Pick<CustomersProps, 'Buyer'> {
  readonly overview: OperatorOverview
  readonly operatorKey: string
  readonly onRefresh: () => void
}

/** The operator's page behind the key. Every change offers an undo in its own section. */
export function Dashboard({ overview, operatorKey: key, Buyer, onRefresh }: DashboardProps) {
  const { At, Today, Process } = overview
  const [clearFlag] = operatorApi.useClearFlagMutation()
  const [restoreFlag] = operatorApi.useRestoreFlagMutation()
  const [endOffer] = operatorApi.useEndOfferMutation()
  const [restoreOffer] = operatorApi.useRestoreOfferMutation()
  const [revokeOrder] = operatorApi.useRevokeOrderMutation()
  const [restoreOrder] = operatorApi.useRestoreOrderMutation()
  const [result, setResult] = useState<{ readonly part: Part; readonly done: Undoable | string }>()

  const run = async (part: Part, change: Promise<Outcome>, done: Undoable) => {
    const { error } = await change
    setResult({ part, done: error ? failureOf(error, 'first').message : done })
  }
  const resultIn = (part: Part) => result?.part === part && <ChangeResult done={result.done} onUndone={() => setResult(undefined)} />

  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>How the site does</h1>
          <p className="muted">
            As of {formatClock(At)}. Days begin at {formatClock(`${At.slice(0, 10)}T00:00:00Z`)}.
          </p>
        </div>
        <Button onClick={onRefresh}>Look again</Button>
      </div>
      {overview.Unsafe.length > 0 && (
        <Section id="unsafe" title="Unsafe settings" text="Change them where the site is started.">
          <ul>
            {overview.Unsafe.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Section>
      )}
      <Numbers today={Today} process={Process} />
      <Section id="customers" title="Help a customer" text="Each look and each change is noted, without the e-mail.">
        <Customers operatorKey={key} Buyer={Buyer} />
      </Section>
      <Section
        id="flags"
        title="Flagged players"
        text="Off the public boards, because no one plays as fast by hand. They keep their scores."
      >
        {resultIn('flags')}
        {overview.Flags.length === 0 ? (
          <EmptyState mood="cheering" title="No one is flagged" headingLevel={3}>
            Players faster than people can be are shown here, with the counts.
          </EmptyState>
        ) : (
          <Flags
            flags={overview.Flags}
            onClear={({ FlagId, Nickname }) =>
              void run('flags', clearFlag({ key, FlagId }), {
                words: `${Nickname || 'The player'} is back on the boards.`,
                undo: () => restoreFlag({ key, FlagId }),
              })
            }
          />
        )}
      </Section>
      <Section id="offers" title="Offers">
        {resultIn('offers')}
        <OfferTable
          offers={overview.Offers}
          onEnd={({ Code, EndsAt }) =>
            void run('offers', endOffer({ key, Code }), {
              words: `The offer ${Code} is over.`,
              undo: () => restoreOffer({ key, Code, EndsAt }),
            })
          }
        />
      </Section>
      <Section id="orders" title="Orders" text="The newest fifty. Money that was paid is given back where it was paid.">
        {resultIn('orders')}
        <OrderTable
          orders={overview.Orders}
          onRevoke={({ OrderId }) =>
            void run('orders', revokeOrder({ key, OrderId }), {
              words: `Order ${OrderId} opens nothing any more.`,
              undo: () => restoreOrder({ key, OrderId }),
            })
          }
        />
      </Section>
      <Section id="jobs" title="Jobs" text="What this process does without being asked, since it started.">
        <JobTable jobs={overview.Jobs} />
      </Section>
      <Section id="slow" title="Slow statements" text="Fifty milliseconds or more in the database, in this process, without their values.">
        <SlowTable statements={overview.SlowStatements} />
      </Section>
    </>
  )
}

/** The result of a change. Takes the focus if the pressed row is gone. */
function ChangeResult({ done, onUndone }: { readonly done: Undoable | string; readonly onUndone: () => void }): ReactNode {
  return (
    <div key={typeof done === 'string' ? done : done.words} className={styles['result']}>
      {typeof done === 'string' ? (
        <Notice ref={takeFocusIfLost} tone="error">
          <p>{done}</p>
        </Notice>
      ) : (
        <Undo done={done} onUndone={onUndone} />
      )}
    </div>
  )
}
