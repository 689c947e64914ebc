import { m } from '@emojigma/messages'
import type { CheckoutView } from '@emojigma/contract/shop/checkout.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { useEffect } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { fetchAccount } from '../../platform/session/fetch-account.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BookDownload } from './BookDownload.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDispatch } from '../../platform/use-store.ts'

/** Says that something is bought, and where to begin. */
export function Thanks({ checkout: { ProductId, Name } }: { readonly checkout: CheckoutView }) {
  const dispatch = useDispatch()
  const isPlan = isSoldPlan(ProductId)
  const { plan } = useVisitor()
  const isUnheard = isPlan && plan === 'none'
  useEffect(() => {
    // Paid, but the reply was lost on the way, or it was paid on another page.
    if (isUnheard) void fetchAccount(dispatch)
  }, [isUnheard, dispatch])
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
