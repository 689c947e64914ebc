import type { CheckoutView } from '@emojigma/contract/checkout.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { classNames } from '../../ui/class-names.ts'
import { failureOf } from '../../ui/form-failure.ts'
import { usePayWithTestMoneyMutation, type PaymentOutcome } from '../api.ts'
import { money } from '../money.ts'
import { PLAN_WORDS } from '../plans.ts'
import styles from './CheckoutForm.module.css'

interface CheckoutFormProps {
  readonly checkout: CheckoutView
  readonly onPaid: () => Promise<void>
  readonly onLeave: () => void
}

const DECLINED = 'The card was declined, so nothing was paid. You can try again.'

/** What is bought and what it costs, and the buttons of a card that is none: nobody is charged here.
 *  Source: docs/product.md, Plans and orders */
export function CheckoutForm({ checkout, onPaid, onLeave }: CheckoutFormProps) {
  const { CheckoutId, ProductId, Name, Currency, FullMinor, AmountMinor, PercentageDiscount, Code, IsTest } = checkout
  const [payWithTestMoney] = usePayWithTestMoneyMutation()
  const isRunning = useRef(false)
  const [awaited, setAwaited] = useState<PaymentOutcome>()
  const [failure, setFailure] = useState<string>()
  const plan = isSoldPlan(ProductId) ? PLAN_WORDS[ProductId] : undefined

  const pay = async (outcome: PaymentOutcome) => {
    if (isRunning.current) return
    isRunning.current = true
    setAwaited(outcome)
    setFailure(undefined)
    const { data, error } = await payWithTestMoney({ id: CheckoutId, outcome })
    if (data === 'paid') return onPaid()
    isRunning.current = false
    setAwaited(undefined)
    return setFailure(data === 'declined' ? DECLINED : failureOf(error, 'first').message)
  }

  return (
    <>
      <h1>Checkout</h1>
      {IsTest && (
        <p className={styles['test']}>
          <Icon name="alert" />
          <span>
            <strong>Test money: nobody is charged.</strong> No card is asked for. What you buy here opens just the same.
          </span>
        </p>
      )}
      <section className={classNames('panel', styles['panel'])} aria-labelledby="what">
        <header className={styles['head']}>
          <EmojiPicture emoji={plan?.emoji ?? 'closed-book'} />
          <h2 id="what">{Name}</h2>
        </header>
        <p className="muted">{lengthOf(plan !== undefined, IsTest)}</p>
        {plan && (
          <ul className={styles['opens']}>
            {plan.opens.map((what) => (
              <li key={what}>
                <Icon name="check" />
                <span>{what}</span>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles['sums']}>
          {PercentageDiscount !== undefined && (
            <>
              <div>
                <dt>Price</dt>
                <dd>{money(FullMinor, Currency)}</dd>
              </div>
              <div>
                <dt>
                  {PercentageDiscount}% off{Code && ` with ${Code}`}
                </dt>
                <dd>{money(AmountMinor - FullMinor, Currency).replace('-', '−')}</dd>
              </div>
            </>
          )}
          <div className={styles['total']}>
            <dt>To pay</dt>
            <dd>
              {money(AmountMinor, Currency)} <small>{Currency.toUpperCase()}</small>
            </dd>
          </div>
        </dl>
        <div className={styles['ways']}>
          {IsTest && (
            <>
              <Button variant="primary" size="large" isBlock aria-disabled={awaited !== undefined} onClick={() => void pay('paid')}>
                {awaited === 'paid' ? 'One moment...' : 'Pay with test money'}
              </Button>
              <Button isBlock aria-disabled={awaited !== undefined} onClick={() => void pay('declined')}>
                {awaited === 'declined' ? 'One moment...' : 'Try a card that is declined'}
              </Button>
            </>
          )}
          <Button variant="quiet" isBlock onClick={onLeave}>
            Not now
          </Button>
        </div>
        {/* Below the buttons, so that none comes under the second press of a double click when it goes. */}
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
  if (!isPlan) return 'A PDF to print on A4 or Letter, yours for good.'
  return isTest ? 'A plan for one year.' : 'A plan for one year. It goes on for another year until you stop it in My account.'
}
