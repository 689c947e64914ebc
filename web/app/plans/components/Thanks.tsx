import type { CheckoutView } from '@emojigma/contract/checkout.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BookDownload } from './BookDownload.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Says that something is bought, and where to begin. */
export function Thanks({ checkout: { ProductId, Name } }: { readonly checkout: CheckoutView }) {
  const isPlan = isSoldPlan(ProductId)
  return (
    <EmptyState
      mood="cheering"
      title="Thank you!"
      headingLevel={1}
      action={
        <>
          {!isSoldPlan(ProductId) && <BookDownload bookId={ProductId} />}
          <ButtonLink to={isPlan ? PATHS.newPuzzles : PATHS.books} variant="primary" size="large">
            {isPlan ? 'Choose a puzzle' : 'To the books'}
          </ButtonLink>
          <ButtonLink to={PATHS.myAccount} size="large">
            My account
          </ButtonLink>
        </>
      }
    >
      {isPlan
        ? `Your ${Name} plan is open from now on: every puzzle of every day, without ads. My account says until when.`
        : `The ${Name} is yours now. Print it as often as you like; My account keeps it for you.`}
    </EmptyState>
  )
}
