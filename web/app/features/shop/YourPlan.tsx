import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as productWords from '@emojigma/messages/words/products.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { covers, isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink, Button } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { useGetAccountStatusQuery, useGetOrdersQuery, useOpenPortalMutation, useSetRenewalMutation } from './api.ts'
import { leaveTo, type Leave, followUrl } from './follow-url.ts'
import styles from './YourPlan.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { BookDownload } from './BookDownload.tsx'
import { money } from './money.ts'
import listStyles from './OrderList.module.css'

const PAST_DUE = m['your_plan.payment_failed']()
const PAST_DUE_AND_OVER = m['your_plan.plan_ended']()

/** The account's plan, its end and its orders.
 *  Source: docs/product.md, Plans and orders */
export function YourPlan({ leave = leaveTo }: { readonly leave?: Leave }) {
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  const answer = useGetOrdersQuery(undefined, { skip: isForChild })
  if (plan === 'student') return <p>{m['your_plan.student_plan']()}</p>
  if (isForChild) return <p>{m['your_plan.child_plan']()}</p>
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(orders) => <Orders orders={orders} leave={leave} />}
    </Fetched>
  )
}

function Orders({ orders, leave }: { readonly orders: readonly OrderView[]; readonly leave: Leave }) {
  const isCharged = orders.some(({ AmountMinor, IsFree }) => AmountMinor !== undefined && !IsFree)
  const isPastDue = useGetAccountStatusQuery(undefined, { skip: !isCharged }).data === 'past_due'
  const running = orders.filter(({ ProductId, Active, IsExpired }) => isSoldPlan(ProductId) && Active && !IsExpired)
  const { plan } = useVisitor()
  const current = running.find(({ ProductId }) => running.every((other) => covers(ProductId, other.ProductId)))
  return (
    <>
      {current ? (
        <>
          <RunningPlan order={current} isPastDue={isPastDue} />
          {current.ProductId === 'individual' && <ButtonLink to={PATHS.pricing}>{m['your_plan.other_plans']()}</ButtonLink>}
          {current.ProductId === 'teacher' && <ButtonLink to={PATHS.school}>{m['your_plan.school']()}</ButtonLink>}
          {running.map((order) => order !== current && <RunningPlan key={order.Id} order={order} isPastDue={false} />)}
        </>
      ) : plan === 'teacher' ? (
        <>
          <p>{m['your_plan.school_plan']()}</p>
          <ButtonLink to={PATHS.school}>{m['your_plan.school']()}</ButtonLink>
        </>
      ) : (
        <>
          <p>
            <ParaglideMessage
              message={m['your_plan.free_playthree_of_the']}
              markup={{ strong: ({ children }) => <strong className={styles['name']}>{children}</strong> }}
            />
          </p>
          <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
        </>
      )}
      {isPastDue && (
        <Notice tone="error">
          <p>{current ? PAST_DUE : PAST_DUE_AND_OVER}</p>
        </Notice>
      )}
      {isCharged && <PortalButton leave={leave} />}
      {orders.length > 0 && <OrderList orders={orders} />}
    </>
  )
}

function RunningPlan({ order, isPastDue }: { readonly order: OrderView; readonly isPastDue: boolean }) {
  const { Id, ProductId, EndsAt } = order
  const nameId = `plan-${Id}`
  return (
    <>
      <p>
        <strong id={nameId} className={styles['name']}>
          {productWords.names[ProductId]}
        </strong>
        {EndsAt && m['your_plan.until']({ day: formatDay(EndsAt), isPastDue: String(isPastDue), end: endOf(order) })}
      </p>
      {order.IsFree && order.AmountMinor !== undefined && <Renewal order={order} nameId={nameId} />}
    </>
  )
}

/** The plan after its last day. Test money cannot be charged again, so such a plan ends. */
function endOf({ Renews, IsFree }: OrderView): string {
  if (!Renews) return m['your_plan.ends']()
  return IsFree ? m['your_plan.test_renewal']() : m['your_plan.renews']()
}

/** Opens the payment provider's portal: invoices, card, renewal. */
function PortalButton({ leave }: { readonly leave: Leave }) {
  const navigate = useNavigate()
  const [openPortal, { isLoading }] = useOpenPortalMutation()
  const [message, setMessage] = useState<string>()
  const open = async () => {
    if (isLoading) return
    setMessage(undefined)
    const { data: url, error } = await openPortal()
    if (url === undefined) setMessage(failureOf(error, 'first').message)
    else followUrl(url, navigate, leave)
  }
  return (
    <>
      <Button aria-disabled={isLoading} onClick={() => void open()}>
        <Icon name="link" /> {isLoading ? m['ui.one_moment']() : m['portal_button.invoices_card_and_renewal']()}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}

/** Stops or resumes the renewal of a plan paid with test money.
 *  @param nameId id of the element that names the plan: several may run */
function Renewal({ order: { Id, Renews }, nameId }: { readonly order: OrderView; readonly nameId: string }) {
  const [setRenewal, { isLoading }] = useSetRenewalMutation()
  const [message, setMessage] = useState<string>()
  const change = async () => {
    if (isLoading) return
    setMessage(undefined)
    const { error } = await setRenewal({ orderId: Id, renews: !Renews })
    if (error) setMessage(failureOf(error, 'first').message)
  }
  const words = Renews ? m['renewal.stop_renewing']() : m['renewal.renew_again']()
  return (
    <>
      <Button aria-describedby={nameId} aria-disabled={isLoading} onClick={() => void change()}>
        {isLoading ? m['ui.one_moment']() : words}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}

/** Orders and gifts, newest first. */
function OrderList({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <div className={listStyles['orders']}>
      <h3 id="orders">{m['order_list.your_orders']()}</h3>
      <ul aria-labelledby="orders">
        {orders.map((order) => (
          <li key={order.Id}>
            <span id={`order-${order.Id}`}>
              {productWords.names[order.ProductId]}
              <small>
                {formatDay(order.StartsAt)}
                {stateOf(order)}
              </small>
            </span>
            <span className={listStyles['amount']}>{amountOf(order)}</span>
            {order.AmountMinor !== undefined && order.AmountMinor > 0 && (
              <ButtonLink to={`${PATHS.invoice}/${order.Id}`} variant="quiet" aria-describedby={`order-${order.Id}`}>
                {m['bill.invoice']()}
              </ButtonLink>
            )}
            {order.Active && !isSoldPlan(order.ProductId) && <BookDownload bookId={order.ProductId} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateOf({ Active, IsExpired, EndsAt }: OrderView): string {
  if (!Active) return m['order_list.taken_back']()
  if (!EndsAt) return m['order_list.for_good']()
  return IsExpired ? m['order_list.ended']({ day: formatDay(EndsAt) }) : m['order_list.until']({ day: formatDay(EndsAt) })
}

function amountOf({ AmountMinor, Currency, IsFree, IsTrial }: OrderView): string {
  if (IsTrial) return m['order_list.a_trial']()
  if (AmountMinor === undefined || Currency === undefined) return m['order_list.a_gift']()
  return IsFree ? m['order_list.test_money']({ money: money(AmountMinor, Currency) }) : money(AmountMinor, Currency)
}
