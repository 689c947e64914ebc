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
import { clockWritten, countWritten, timeWritten, amountWritten, uptimeWritten } from './written.ts'
import styles from './Dashboard.module.css'
import { JobTable, OfferTable, OrderTable, SlowTable } from './tables.tsx'
import { Link } from 'react-router'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import flagsStyles from './Flags.module.css'
import { Icon } from '../../ui/pictures/Icon.tsx'
import numbersStyles from './Numbers.module.css'

const MEGABYTE = 1024 * 1024

/** What is looked at first: how today goes, and whether anything waits that should not. */
function Numbers({ today, process }: { readonly today: OperatorOverview['Today']; readonly process: OperatorOverview['Process'] }) {
  const paid = today.Paid.map(({ Currency, AmountMinor }) => amountWritten(AmountMinor, Currency)).join(', ')
  return (
    <dl className={numbersStyles['numbers']}>
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
    <div className={numbersStyles['number']} data-alarming={isAlarming || undefined}>
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

/** Players who are off the public boards, each with what was counted against them. */
function Flags({ flags, onClear }: FlagsProps) {
  return (
    <ul className={flagsStyles['flags']}>
      {flags.map((flag) => (
        <li key={flag.FlagId} className={flagsStyles['flag']}>
          <div className={flagsStyles['head']}>
            <div>
              <h3>{flag.Nickname || 'No nickname'}</h3>
              <p className="muted">
                {flag.Rule} · {timeWritten(flag.RaisedAt)}
              </p>
              <p className={flagsStyles['id']}>{flag.AccountId}</p>
            </div>
            <Button onClick={() => onClear(flag)} aria-label={`Put back ${flag.Nickname || 'this player'}`}>
              Put back
            </Button>
          </div>
          <dl className={flagsStyles['evidence']}>
            {flag.Evidence.map(({ Name, Value }) => (
              <div key={Name}>
                <dt>{NAMES[Name] ?? Name}</dt>
                <dd>{Name === 'puzzleId' ? <Link to={puzzlePath(Value)}>{Value}</Link> : evidenceWritten(Name, Value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const NAMES: Readonly<Record<string, string>> = { puzzleId: 'at puzzle', atMs: 'at', score: 'all together' }

function evidenceWritten(name: string, value: number): string {
  return name === 'atMs' ? timeWritten(new Date(value).toISOString()) : countWritten(value)
}

type Part = 'flags' | 'offers' | 'orders'
type Outcome = Awaited<ReturnType<Undoable['undo']>>

interface DashboardProps {
  readonly overview: OperatorOverview
  readonly operatorKey: string
  readonly onRefresh: () => void
}

/** All that the operator's page shows to whoever has the key. What is changed can be taken back where it was changed. */
export function Dashboard({ overview, operatorKey: key, onRefresh }: DashboardProps) {
  const { At, Today, Process } = overview
  const [clearFlag] = operatorApi.useClearFlagMutation()
  const [restoreFlag] = operatorApi.useRestoreFlagMutation()
  const [endOffer] = operatorApi.useEndOfferMutation()
  const [restoreOffer] = operatorApi.useRestoreOfferMutation()
  const [revokeOrder] = operatorApi.useRevokeOrderMutation()
  const [restoreOrder] = operatorApi.useRestoreOrderMutation()
  const [told, setTold] = useState<{ readonly part: Part; readonly done: Undoable | string }>()

  const run = async (part: Part, change: Promise<Outcome>, done: Undoable) => {
    const { error } = await change
    setTold({ part, done: error ? failureOf(error, 'first').message : done })
  }
  const toldIn = (part: Part) => told?.part === part && <Told done={told.done} onUndone={() => setTold(undefined)} />

  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>How the site does</h1>
          <p className="muted">As of {clockWritten(At)}. Days begin at midnight UTC.</p>
        </div>
        <Button onClick={onRefresh}>Look again</Button>
      </div>
      <Numbers today={Today} process={Process} />
      <Section
        id="flags"
        title="Flagged players"
        text="Off the public boards, because nobody plays as fast by hand. They keep their scores."
      >
        {toldIn('flags')}
        {overview.Flags.length === 0 ? (
          <EmptyState mood="cheering" title="Nobody is flagged" headingLevel={3}>
            Whoever plays faster than people can is shown here, with what was counted.
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
        {toldIn('offers')}
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
        {toldIn('orders')}
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

/** What became of a change. It takes the focus where the row that was pressed has gone. */
function Told({ done, onUndone }: { readonly done: Undoable | string; readonly onUndone: () => void }): ReactNode {
  return (
    <div key={typeof done === 'string' ? done : done.words} className={styles['told']}>
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
