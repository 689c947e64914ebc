import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { CheckoutView } from '@emojigma/contract/shop/checkout.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { useRef, useState } from 'react'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { classNames } from '../../ui/class-names.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { usePayWithTestMoneyMutation, type PaymentOutcome } from './api.ts'
import { money } from './money.ts'
import { INDIVIDUAL_STAYS, PLAN_WORDS } from './plans.ts'
import { PlanFeatures } from './PlanFeatures.tsx'
import styles from './CheckoutForm.module.css'

interface CheckoutFormProps {
  readonly checkout: CheckoutView
  readonly onPaid: () => Promise<void>
  readonly onLeave: () => void
}

const DECLINED = m['checkout_form.declined']()

/** The order summary with test-money buttons: no real card is charged here.
 *  Source: docs/product.md, Plans and orders */
export function CheckoutForm({ checkout, onPaid, onLeave }: CheckoutFormProps) {
  const { CheckoutId, ProductId, Name, Currency, FullMinor, AmountMinor, PercentageDiscount, Code, IsTest } = checkout
  const [payWithTestMoney] = usePayWithTestMoneyMutation()
  const { plan: ownPlan } = useVisitor()
  const isRunning = useRef(false)
  const [pending, setPending] = useState<PaymentOutcome>()
  const [failure, setFailure] = useState<string>()
  const plan = isSoldPlan(ProductId) ? PLAN_WORDS[ProductId] : undefined

  const pay = async (outcome: PaymentOutcome) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(outcome)
    setFailure(undefined)
    const { data, error } = await payWithTestMoney({ id: CheckoutId, outcome })
    if (data === 'paid') return onPaid()
    isRunning.current = false
    setPending(undefined)
    return setFailure(data === 'declined' ? DECLINED : failureOf(error, 'first').message)
  }

  return (
    <>
      <h1>{m['shop.checkout']()}</h1>
      {IsTest && (
        <p className={styles['test']}>
          <Icon name="alert" />
          <span>
            <ParaglideMessage message={m['checkout_form.test_money']} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
          </span>
        </p>
      )}
      <section className={classNames('panel', styles['panel'])} aria-labelledby="what">
        <header className={styles['head']}>
          <EmojiPicture emoji={plan?.emoji ?? 'closed-book'} />
          <h2 id="what">{Name}</h2>
        </header>
        <p className="muted">{lengthOf(plan !== undefined, IsTest)}</p>
        {plan && <PlanFeatures features={plan.opens} />}
        {ownPlan === 'individual' && ProductId === 'teacher' && <p>{INDIVIDUAL_STAYS}</p>}
        <dl className={styles['sums']}>
          {PercentageDiscount !== undefined && (
            <>
              <div>
                <dt>{m['checkout_form.price']()}</dt>
                <dd>{money(FullMinor, Currency)}</dd>
              </div>
              <div>
                <dt>{m['checkout_form.off']({ percentageDiscount: PercentageDiscount, code: Code ?? 'none' })}</dt>
                <dd>{money(AmountMinor - FullMinor, Currency).replace('-', '−')}</dd>
              </div>
            </>
          )}
          <div className={styles['total']}>
            <dt>{m['checkout_form.to_pay']()}</dt>
            <dd>
              {money(AmountMinor, Currency)} <small>{Currency.toUpperCase()}</small>
            </dd>
          </div>
        </dl>
        <div className={styles['ways']}>
          {IsTest && (
            <>
              <Button variant="primary" size="large" isBlock aria-disabled={pending !== undefined} onClick={() => void pay('paid')}>
                {pending === 'paid' ? m['ui.one_moment']() : m['checkout_form.pay_with_test_money']()}
              </Button>
              <Button isBlock aria-disabled={pending !== undefined} onClick={() => void pay('declined')}>
                {pending === 'declined' ? m['ui.one_moment']() : m['checkout_form.try_declined']()}
              </Button>
            </>
          )}
          <Button variant="quiet" isBlock onClick={onLeave}>
            {m['ui.not_now']()}
          </Button>
        </div>
        {/* Below the buttons, so that its removal moves no button under a double click. */}
        {failure && (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        )}
      </section>
    </>
  )
}

function lengthOf(isPlan: boolean, isTest: boolean): string {
  if (!isPlan) return m['checkout_form.book']()
  return isTest ? m['checkout_form.plan']() : m['checkout_form.plan_renewed']()
}
