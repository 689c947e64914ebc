import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { takeLostFocus } from '../../ui/kept-focus.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Undo, type Undoable } from '../../ui/Undo.tsx'
import { operatorApi } from './api.ts'
import { clockWritten } from './written.ts'
import styles from './Dashboard.module.css'
import { Flags } from './Flags.tsx'
import { Numbers } from './Numbers.tsx'
import { JobTable, OfferTable, OrderTable, SlowTable } from './tables.tsx'

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
        <Notice ref={takeLostFocus} tone="error">
          <p>{done}</p>
        </Notice>
      ) : (
        <Undo done={done} onUndone={onUndone} />
      )}
    </div>
  )
}
