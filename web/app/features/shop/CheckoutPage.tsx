import { m } from '@emojigma/messages'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { useState, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ForAccount } from '../accounts/ForAccount.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { isMissing } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { fetchAccount } from '../../platform/session/fetch-account.ts'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { useGetCheckoutQuery } from './api.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { GrownUpsDecide } from './GrownUpsDecide.tsx'
import styles from './CheckoutPage.module.css'
import type { CheckoutView } from '@emojigma/contract/shop/checkout.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { BookDownload } from './BookDownload.tsx'

const META = { title: m['shop.checkout'](), description: m['checkout.description'](), isHidden: true }

/** Source: docs/product.md, Plans and orders */
export function Component() {
  const { checkoutId = '' } = useParams()
  const meta = { ...META, path: useLocation().pathname }
  const isForChild = useIsLikelyChild()
  return (
    <ForAccount meta={meta}>
      {() => (
        <div ref={recoverFocus} className={classNames('page', styles['page'])}>
          <PageMeta {...meta} />
          {isForChild ? <GrownUpsDecide /> : <Checkout key={checkoutId} id={checkoutId} />}
        </div>
      )}
    </ForAccount>
  )
}

function Checkout({ id }: { readonly id: string }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isPreparing, setPreparing] = useState(false)
  const { data: checkout, error, refetch } = useGetCheckoutQuery(id, { refetchOnMountOrArgChange: true })
  const onPaid = async () => {
    setPreparing(true)
    await fetchAccount(dispatch)
    setPreparing(false)
  }
  if (isMissing(error)) {
    return (
      <EmptyState mood="puzzled" title={m['checkout.missing_title']()} headingLevel={1} action={<SeePlans />}>
        {m['checkout.missing']()}
      </EmptyState>
    )
  }
  if (!checkout) {
    return (
      <>
        <h1>{m['shop.checkout']()}</h1>
        {error ? <Failed onRetry={refetch} /> : <Spinner />}
      </>
    )
  }
  const overlay = isPreparing && <AccountPendingOverlay />
  switch (checkout.State) {
    case 'paid':
      return (
        <>
          {overlay}
          <Thanks checkout={checkout} />
        </>
      )
    case 'expired':
      return (
        <EmptyState mood="puzzled" title={m['checkout.expired']()} headingLevel={1} action={<SeePlans />}>
          {m['checkout.cancelled']()}
        </EmptyState>
      )
    case 'open':
      return (
        <>
          {overlay}
          <CheckoutForm
            checkout={checkout}
            onPaid={onPaid}
            onLeave={() => navigate(isSoldPlan(checkout.ProductId) ? PATHS.pricing : PATHS.books)}
          />
        </>
      )
  }
}

function SeePlans() {
  return (
    <ButtonLink to={PATHS.pricing} variant="primary">
      {m['ui.see_plans']()}
    </ButtonLink>
  )
}

/** Confirms the purchase and links to where to begin. */
function Thanks({ checkout: { ProductId, Name } }: { readonly checkout: CheckoutView }) {
  const dispatch = useDispatch()
  const isPlan = isSoldPlan(ProductId)
  const { plan } = useVisitor()
  const lacksPlan = isPlan && plan === 'none'
  useEffect(() => {
    // Paid, but the reply was lost, or paid in another tab.
    if (lacksPlan) void fetchAccount(dispatch)
  }, [lacksPlan, dispatch])
  return (
    <EmptyState
      mood="cheering"
      title={m['thanks.thank_you']()}
      headingLevel={1}
      action={
        <>
          {!isSoldPlan(ProductId) && <BookDownload bookId={ProductId} />}
          {ProductId === 'teacher' && (
            <ButtonLink to={PATHS.manageStudents} variant="primary" size="large">
              {m['ui.make_a_classroom']()}
            </ButtonLink>
          )}
          <ButtonLink to={isPlan ? PATHS.newPuzzles : PATHS.books} variant={ProductId === 'teacher' ? 'default' : 'primary'} size="large">
            {isPlan ? m['thanks.choose_a_puzzle']() : m['shop.to_the_books']()}
          </ButtonLink>
          <ButtonLink to={PATHS.myAccount} size="large">
            {m['ui.my_account']()}
          </ButtonLink>
        </>
      }
    >
      {isPlan ? m['thanks.plan']({ name: Name }) : m['thanks.book']({ name: Name })}
    </EmptyState>
  )
}
