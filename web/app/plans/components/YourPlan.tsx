import type { OrderView } from '@emojigma/contract/orders.ts'
import { isSoldPlan, PRODUCT_NAMES } from '@emojigma/contract/rules/products.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useIsLikelyChild } from '../../session/likely-child.ts'
import { useVisitor } from '../../session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useGetAccountStatusQuery, useGetOrdersQuery } from '../api.ts'
import { leaveTo, type Leave } from '../go-on.ts'
import { OrderList } from './OrderList.tsx'
import { PortalButton } from './PortalButton.tsx'
import { Renewal } from './Renewal.tsx'
import { written } from '../written.ts'
import styles from './YourPlan.module.css'

const PAST_DUE =
  'The payment for the next year did not go through. Perhaps the card is an old one: with another card your plan goes on. Until then all stays open.'
const PAST_DUE_AND_OVER =
  'The payment for another year did not go through, so your plan has ended. If you like, choose another card and it goes on.'

/** The plan of who is signed in, until when it is, and what was bought.
 *  Source: docs/product.md, Plans and orders */
export function YourPlan({ leave = leaveTo }: { readonly leave?: Leave }) {
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  const answer = useGetOrdersQuery(undefined, { skip: isForChild })
  if (plan === 'student') return <p>Your plan comes with your classroom: every puzzle is open, without ads.</p>
  if (isForChild) return <p>You play for free. A grown-up looks after plans.</p>
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(orders) => <Orders orders={orders} leave={leave} />}
    </Fetched>
  )
}

function Orders({ orders, leave }: { readonly orders: readonly OrderView[]; readonly leave: Leave }) {
  const isCharged = orders.some(({ AmountMinor, IsFree }) => AmountMinor !== undefined && !IsFree)
  const isPastDue = useGetAccountStatusQuery(undefined, { skip: !isCharged }).data === 'past_due'
  const current = orders.find(({ ProductId, Active, IsExpired }) => isSoldPlan(ProductId) && Active && !IsExpired)
  return (
    <>
      {current ? (
        <CurrentPlan order={current} isPastDue={isPastDue} />
      ) : (
        <>
          <p>
            <strong className={styles['name']}>Free Play</strong>
            Three of the day’s puzzles a day, and every riddle.
          </p>
          <ButtonLink to={PATHS.pricing}>See plans</ButtonLink>
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

function CurrentPlan({ order, isPastDue }: { readonly order: OrderView; readonly isPastDue: boolean }) {
  const { ProductId, EndsAt } = order
  return (
    <>
      <p>
        <strong className={styles['name']}>{PRODUCT_NAMES[ProductId]}</strong>
        {EndsAt && `Until ${written(EndsAt)}${isPastDue ? ' for now.' : endOf(order)}`}
      </p>
      {order.IsFree && order.AmountMinor !== undefined && <Renewal order={order} />}
      {ProductId === 'individual' && <ButtonLink to={PATHS.pricing}>Look at the other plans</ButtonLink>}
    </>
  )
}

/** What comes after its last day. Nobody can be charged with test money, so then it ends. */
function endOf({ Renews, IsFree }: OrderView): string {
  if (!Renews) return '. It ends then by itself.'
  return IsFree ? '. It is set to renew, but test money lasts for one year.' : ', and then for another year.'
}
