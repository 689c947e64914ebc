import type { BodyOf } from '@emojigma/contract/call.ts'
import type { drawOrderInvoice, OperatorAccount } from '@emojigma/contract/operator/operator.ts'
import { SOLD_PLANS, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import { useState, type ComponentType } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FiguresTable } from '../../ui/FiguresTable.tsx'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { ChoiceField, Field } from '../../ui/forms/Field.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormFailure } from '../../ui/forms/Form.tsx'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { Notice } from '../../ui/Notice.tsx'
import { operatorApi } from './api.ts'
import { formatCount, formatTime } from './format.ts'
import { productName } from './tables.tsx'
import styles from './Customers.module.css'

const DAY_MS = 24 * 60 * 60_000
const PLAN_NAMES: Readonly<Record<SoldPlan, string>> = { individual: 'Individual', teacher: 'Teacher' }

export interface CustomersProps {
  readonly operatorKey: string
  /** The form for the buyer on an invoice. */
  readonly Buyer: ComponentType<{ readonly save: (buyer: Buyer) => Promise<FormFailure | undefined> }>
}

type Buyer = Omit<BodyOf<typeof drawOrderInvoice>, 'OrderId'>

/** Finds one customer and helps: shows plan, orders, classes and seats; gives, extends and takes back; sends a receipt again and draws an
 *  invoice. */
export function Customers({ operatorKey: key, Buyer }: CustomersProps) {
  const [name, setName] = useState<string>()
  const [find] = operatorApi.useLazyFindCustomerQuery()
  const { data: account } = operatorApi.useFindCustomerQuery({ key, Name: name ?? '' }, { skip: name === undefined })
  const search = async ({ name: typed = '' }: Readonly<Record<string, string>>): Promise<FormFailure | undefined> => {
    const { error } = await find({ key, Name: typed.trim() })
    if (error) return failureOf(error, 'first')
    setName(typed.trim())
    return undefined
  }
  return (
    <>
      <Form submit="Find" onSubmit={search}>
        <Field name="name" label="E-mail, user name, account or order number" required maxLength={254} autoComplete="off" />
      </Form>
      {name !== undefined && account && <Customer key={account.AccountId} account={account} operatorKey={key} Buyer={Buyer} />}
    </>
  )
}

function Customer({ account, operatorKey: key, Buyer }: CustomersProps & { readonly account: OperatorAccount }) {
  const { AccountId, Email, IsEmailProven, Nickname, IsStudent, Plan, Orders, Classes, SeatsUsed, SeatLimit, School } = account
  const [reveal, revealed] = operatorApi.useRevealEmailMutation()
  const [revoke] = operatorApi.useRevokeOrderMutation()
  const [extend] = operatorApi.useExtendOrderMutation()
  const [resend] = operatorApi.useResendReceiptMutation()
  const [refund] = operatorApi.useRefundOrderMutation()
  const [refunded, askToRefund] = useState<number>()
  const [saveInvoice] = operatorApi.useSaveInvoiceMutation()
  const [invoiced, setInvoiced] = useState<number>()
  const [result, setResult] = useState<{ readonly tone: 'success' | 'error'; readonly words: string }>()
  const run = async (change: Promise<{ readonly error?: Parameters<typeof failureOf>[0] | undefined }>, words: string) => {
    const { error } = await change
    setResult(error ? { tone: 'error', words: failureOf(error, 'first').message } : { tone: 'success', words })
  }
  return (
    <div className={styles['customer']}>
      <h3>{Nickname || 'No nickname'}</h3>
      <p className={styles['facts']}>
        {IsStudent ? 'Student' : 'Account'} {AccountId} · plan: {Plan}
        {Email !== undefined && ` · ${revealed.data?.Email ?? Email} (${IsEmailProven ? 'confirmed' : 'not confirmed'})`}
      </p>
      {Email !== undefined && !revealed.data && <Button onClick={() => void reveal({ key, AccountId })}>Show the e-mail</Button>}
      {result && (
        <Notice tone={result.tone}>
          <p>{result.words}</p>
        </Notice>
      )}
      <FiguresTable
        caption="Their orders"
        columns={['Order', 'By', 'State', 'Until', 'Change']}
        empty="No order yet."
        rows={Orders.map((order) => {
          const { OrderId, EndsAt, State, Source, AmountMinor } = order
          const extended = EndsAt === undefined || State !== 'counts' ? undefined : new Date(Date.parse(EndsAt) + 30 * DAY_MS).toISOString()
          return {
            key: OrderId,
            head: `${OrderId} · ${productName(order)}`,
            cells: [
              Source,
              State,
              EndsAt === undefined ? 'for good' : formatTime(EndsAt),
              <span key="change" className={styles['row']}>
                {State !== 'revoked' && (
                  <Button
                    aria-label={`Take back order ${OrderId} of this account`}
                    onClick={() => void run(revoke({ key, OrderId }), `Order ${OrderId} opens nothing any more.`)}
                  >
                    Take back
                  </Button>
                )}
                {extended !== undefined && Source !== 'stripe' && (
                  <Button
                    aria-label={`30 more days for order ${OrderId}`}
                    onClick={() =>
                      void run(extend({ key, OrderId, EndsAt: extended }), `Order ${OrderId} runs until ${formatTime(extended)}.`)
                    }
                  >
                    30 more days
                  </Button>
                )}
                {Source === 'stripe' && State !== 'revoked' && (
                  <Button aria-label={`Give the money of order ${OrderId} back`} onClick={() => askToRefund(OrderId)}>
                    Refund
                  </Button>
                )}
                {Boolean(AmountMinor) && (
                  <Button aria-label={`Invoice of order ${OrderId}`} onClick={() => setInvoiced(OrderId)}>
                    Invoice
                  </Button>
                )}
                {State !== 'revoked' && AmountMinor !== undefined && (
                  <Button
                    aria-label={`Send the receipt of order ${OrderId} again`}
                    onClick={() => void run(resend({ key, OrderId }), `The receipt of order ${OrderId} is on its way.`)}
                  >
                    Receipt again
                  </Button>
                )}
              </span>,
            ],
          }
        })}
      />
      {School && (
        <p>
          School: <strong>{School.Name}</strong>, {formatCount(School.Teachers)} teachers.{' '}
          {School.PayerId === AccountId ? 'This account pays for it.' : `Account ${School.PayerId} pays for it.`}
        </p>
      )}
      {(Classes.length > 0 || SeatsUsed > 0) && (
        <FiguresTable
          caption={`Their classes, ${formatCount(SeatsUsed)} of ${formatCount(SeatLimit)} seats used`}
          columns={['Class', 'Students', 'State']}
          empty="No class yet."
          rows={Classes.map(({ ClassroomId, Name, StudentCount, State }) => ({
            key: ClassroomId,
            head: Name,
            cells: [formatCount(StudentCount), State],
          }))}
        />
      )}
      {refunded !== undefined && (
        <Confirm
          title="Give the money back?"
          text={`Stripe sends back what was paid for order ${refunded}, and charges nothing more. The order opens nothing any more. This cannot be undone.`}
          confirm="Give it back"
          onConfirm={async () => {
            const { error } = await refund({ key, OrderId: refunded })
            if (error) return failureOf(error, 'first').message
            askToRefund(undefined)
            setResult({ tone: 'success', words: `The money of order ${refunded} is on its way back.` })
            return undefined
          }}
          onClose={() => askToRefund(undefined)}
        />
      )}
      {invoiced !== undefined && (
        <Modal title={`Invoice of order ${invoiced}`} onClose={() => setInvoiced(undefined)}>
          <div className={styles['buyer']}>
            <Buyer
              save={async (buyer) => {
                const { error } = await saveInvoice({ key, OrderId: invoiced, ...buyer })
                return error && failureOf(error, 'first')
              }}
            />
          </div>
        </Modal>
      )}
      {!IsStudent && <GrantForm accountId={AccountId} operatorKey={key} onGranted={(words) => setResult({ tone: 'success', words })} />}
    </div>
  )
}

interface GrantFormProps {
  readonly accountId: string
  readonly operatorKey: string
  readonly onGranted: (words: string) => void
}

function GrantForm({ accountId: AccountId, operatorKey: key, onGranted }: GrantFormProps) {
  const [grant] = operatorApi.useGrantPlanMutation()
  const grantOnce = useIdempotentRequest()
  const give = async ({ plan, days }: Readonly<Record<string, string>>): Promise<FormFailure | undefined> => {
    const Plan = SOLD_PLANS.find((one) => one === plan) ?? 'teacher'
    const wish = { AccountId, Plan, Days: Number(days) }
    const { error } = await grantOnce(wish, (GrantKey) => grant({ key, ...wish, GrantKey }))
    if (error) return failureOf(error, 'first')
    onGranted(`${PLAN_NAMES[Plan]} is given for ${days} days.`)
    return undefined
  }
  return (
    <Form submit="Give the plan" variant="default" onSubmit={give}>
      <ChoiceField name="plan" label="Plan" options={PLAN_NAMES} defaultValue="teacher" />
      <Field name="days" label="Days" type="number" min={1} max={3650} step={1} defaultValue="365" required />
    </Form>
  )
}
