import { m } from '@emojigma/messages'
import type { Product, Price } from '@emojigma/contract/shop/checkout.ts'
import { covers, isSoldPlan, PRODUCT_IDS, SOLD_PLANS, TRIAL_DAYS, type Currency, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import { BOOKS } from '@emojigma/contract/rules/shop-items.ts'
import { useEffect, useEffectEvent, useState, useId, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { useGetSpecialOfferQuery } from './offers/api.ts'
import { OfferSpace } from './offers/OfferSpace.tsx'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useGetProductsQuery } from './api.ts'
import { CodeField } from './CodeField.tsx'
import { CurrencyChooser } from './CurrencyChooser.tsx'
import { ForFamilies } from './ForFamilies.tsx'
import { GrownUpsDecide } from './GrownUpsDecide.tsx'
import { leaveTo, type Leave } from './follow-url.ts'
import { FREE_PLAY, INDIVIDUAL_STAYS, PLAN_WORDS, type PlanWords } from './plans.ts'
import { priceOf } from './price-of.ts'
import { useGetTrialQuery } from './trials-api.ts'
import { useCheckoutStart, type CheckoutStart } from './use-checkout-start.ts'
import { useCurrency } from './use-currency.ts'
import styles from './PricingPage.module.css'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { money } from './money.ts'
import { PricePlaceholder } from './PricePlaceholder.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'
import cardStyles from './PlanCard.module.css'

const META = {
  title: m['pricing.pricing'](),
  description: m['pricing.description'](),
  path: PATHS.pricing,
}

/** Source: docs/product.md, Plans and orders */
export function Component({ leave = leaveTo }: { readonly leave?: Leave }) {
  const isForChild = useIsLikelyChild()
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta {...META} />
      {isForChild ? <GrownUpsDecide /> : <Pricing leave={leave} />}
    </div>
  )
}

function Pricing({ leave }: { readonly leave: Leave }) {
  const account = useAccount()
  const { plan } = useVisitor()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: products, isError, refetch } = useGetProductsQuery()
  const { data: offer } = useGetSpecialOfferQuery(account?.id, { skip: plan !== 'none' })
  const [currency, chooseCurrency] = useCurrency()
  const [typed, setTyped] = useState<string>()
  const checkout = useCheckoutStart(leave)
  const presetCode = search.get('code') ?? (plan === 'none' ? offer?.Code : undefined)
  const code = typed ?? presetCode ?? ''

  const chosen = account && PRODUCT_IDS.find((id) => id === search.get('choose') && !covers(plan, id))
  const chosenPrice = chosen && priceOf(products, chosen, currency)
  // Books have no card on this page to show the failure on.
  const bookFailure = checkout.failure && BOOKS.some((id) => checkout.failure?.priceId.startsWith(id)) && checkout.failure.message
  const continueCheckout = useEffectEvent((priceId: string) => {
    // Going back shows the plans.
    navigate(pricingPath(undefined, typed ?? presetCode), { replace: true })
    // The book pages prefill no code, so books only use a typed one.
    void checkout.choose(priceId, chosen && isSoldPlan(chosen) ? code : (search.get('code') ?? ''))
  })
  useEffect(() => {
    if (chosenPrice) continueCheckout(chosenPrice.Id)
  }, [chosenPrice])

  return (
    <>
      <OfferSpace setting="subscription" />
      <div className={styles['head']}>
        <div>
          <h1>{m['pricing.pick_a_plan']()}</h1>
          <p className="muted">{m['pricing.introduction']()}</p>
        </div>
        <CurrencyChooser currency={currency} onChoose={chooseCurrency} />
      </div>
      {isError && (
        <Failed onRetry={refetch}>
          <p>{m['shop.no_prices']()}</p>
        </Failed>
      )}
      {bookFailure && (
        <Notice tone="error" action={<ButtonLink to={PATHS.books}>{m['shop.to_the_books']()}</ButtonLink>}>
          <p>{bookFailure}</p>
        </Notice>
      )}
      <div className={styles['plans']}>
        <PlanCard
          plan={FREE_PLAY}
          look="plain"
          price={currency && { AmountMinor: 0, Currency: currency }}
          billing={m['pricing.no_card_needed']()}
          isOwn={account !== undefined && plan === 'none'}
        >
          {!account && (
            <ButtonLink to={PATHS.register} size="large" isBlock>
              {m['pricing.register_free']()}
            </ButtonLink>
          )}
        </PlanCard>
        {SOLD_PLANS.map((each) => (
          <SoldPlanCard key={each} plan={each} products={products} currency={currency} code={typed ?? presetCode} checkout={checkout} />
        ))}
      </div>
      <CodeField code={code} onType={setTyped} fault={checkout.failure?.fields?.['Code']} />
      <div>
        <ButtonLink to={PATHS.quote} variant="quiet">
          {m['bill.quote']()}
        </ButtonLink>
      </div>
      <ForFamilies />
    </>
  )
}

interface SoldPlanCardProps {
  readonly plan: SoldPlan
  readonly products: readonly Product[] | undefined
  readonly currency: Currency | undefined
  /** Undefined if none was typed or offered. */
  readonly code: string | undefined
  readonly checkout: CheckoutStart
}

function SoldPlanCard({ plan, products, currency, code, checkout: { pendingPriceId, failure, choose } }: SoldPlanCardProps) {
  const account = useAccount()
  const { plan: ownPlan } = useVisitor()
  const { data: trial } = useGetTrialQuery(account?.id ?? '', { skip: plan !== 'teacher' || ownPlan !== 'teacher' })
  const isOwn = ownPlan === plan && trial?.State !== 'running'
  const price = priceOf(products, plan, currency)
  const words = m['pricing.choose']({ name: PLAN_WORDS[plan].name })
  const isBest = plan === 'individual'
  const look = { size: 'large', isBlock: true, variant: isBest ? 'primary' : 'brand' } as const
  const message = price && failure?.priceId === price.Id && !failure.fields?.['Code'] && failure.message
  return (
    <PlanCard
      plan={PLAN_WORDS[plan]}
      look={isBest ? 'best' : 'teacher'}
      price={price}
      {...(plan === 'teacher' && { billing: m['pricing.teacher_billing']() })}
      isOwn={isOwn}
    >
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
      {ownPlan === 'individual' && plan === 'teacher' && <p className="small">{INDIVIDUAL_STAYS}</p>}
      {isOwn ? (
        <ButtonLink to={PATHS.myAccount} size="large" isBlock>
          {m['pricing.in_my_account']()}
        </ButtonLink>
      ) : ownPlan !== plan && covers(ownPlan, plan) ? (
        <p>{m['pricing.teacher_has_all']()}</p>
      ) : account ? (
        <Button {...look} aria-disabled={!price || pendingPriceId !== undefined} onClick={() => price && void choose(price.Id, code ?? '')}>
          {price && pendingPriceId === price.Id ? m['ui.one_moment']() : words}
        </Button>
      ) : (
        <ButtonLink {...look} to={signInPath(PATHS.register, pricingPath(plan, code))}>
          {words}
        </ButtonLink>
      )}
      {plan === 'teacher' && !isOwn && (
        <ButtonLink to={PATHS.school} variant="quiet" isBlock>
          {m['trial.try']({ days: TRIAL_DAYS })}
        </ButtonLink>
      )}
    </PlanCard>
  )
}

/** This page's address with a code and a choice to continue with after signing in. */
function pricingPath(choose: SoldPlan | undefined, code: string | undefined): string {
  const query = new URLSearchParams({ ...(choose && { choose }), ...(code !== undefined && { code }) }).toString()
  return query ? `${PATHS.pricing}?${query}` : PATHS.pricing
}

interface PlanCardProps {
  readonly plan: PlanWords
  readonly look: 'plain' | 'best' | 'teacher'
  /** Undefined while loading; its space is reserved. */
  readonly price: Pick<Price, 'AmountMinor' | 'MonthlyMinor' | 'Currency'> | undefined
  /** Below the price; the monthly price by default. */
  readonly billing?: string
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** A plan with its price, features and buy button.
 *  Source: docs/product.md, Plans and orders */
function PlanCard({ plan: { name, emoji, flag, opens }, look, price, billing, isOwn, children }: PlanCardProps) {
  const id = useId()
  const mark = isOwn ? m['ui.your_plan']() : flag
  return (
    <article className={classNames('tile', cardStyles['plan'])} data-look={look} aria-labelledby={id}>
      <header className={cardStyles['head']}>
        <EmojiPicture emoji={emoji} />
        <h2 id={id}>{name}</h2>
        {mark && (
          <span className={cardStyles['flag']} data-own={isOwn || undefined}>
            {isOwn && <Icon name="check" />}
            {mark}
          </span>
        )}
      </header>
      <p className={cardStyles['price']}>
        {look === 'teacher' && <small>{m['plan_card.from']()}</small>}{' '}
        {price ? money(price.AmountMinor, price.Currency) : <PricePlaceholder />} <small>{m['plan_card.per_year']()}</small>
      </p>
      <p className={cardStyles['billing']}>{price ? (billing ?? billingOf(price)) : <PricePlaceholder className={cardStyles['line']} />}</p>
      <PlanFeatures features={opens} />
      <div className={cardStyles['end']}>{children}</div>
    </article>
  )
}

function billingOf({ MonthlyMinor, Currency }: Pick<Price, 'MonthlyMinor' | 'Currency'>): string {
  return MonthlyMinor === undefined ? m['plan_card.billed_annually']() : m['plan_card.per_month']({ money: money(MonthlyMinor, Currency) })
}
