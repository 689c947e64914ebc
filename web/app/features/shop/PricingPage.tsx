import { m } from '@emojigma/messages'
import type { Product, Price } from '@emojigma/contract/shop/checkout.ts'
import { covers, isSoldPlan, PRODUCT_IDS, SOLD_PLANS, type Currency, type SoldPlan } from '@emojigma/contract/rules/products.ts'
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
import { GrownUpsDecide } from './GrownUpsDecide.tsx'
import { focusHeadingNear, type Leave } from './go-on.ts'
import { FREE_PLAY, INDIVIDUAL_STAYS, PLAN_WORDS, type PlanWords } from './plans.ts'
import { priceOf } from './price-of.ts'
import { useChoosing, type Choosing } from './use-choosing.ts'
import { useCurrency } from './use-currency.ts'
import styles from './PricingPage.module.css'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { money } from './money.ts'
import { Awaited } from './Awaited.tsx'
import { Opens } from './Opens.tsx'
import planCardStyles from './PlanCard.module.css'

const META = {
  title: m['pricing.pricing'](),
  description: m['pricing.description'](),
  path: PATHS.pricing,
}

/** Source: docs/product.md, Plans and orders */
export function Component({ leave = focusHeadingNear }: { readonly leave?: Leave }) {
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
  const choosing = useChoosing(leave)
  const carried = search.get('code') ?? (plan === 'none' ? offer?.Code : undefined)
  const code = typed ?? carried ?? ''

  const wished = account && PRODUCT_IDS.find((id) => id === search.get('choose') && !covers(plan, id))
  const wishedPrice = wished && priceOf(products, wished, currency)
  // Of a book, which has no card here to say it on.
  const lost = choosing.failure && BOOKS.some((id) => choosing.failure?.priceId.startsWith(id)) && choosing.failure.message
  const goOnWithWish = useEffectEvent((priceId: string) => {
    // Whoever comes back sees the plans.
    navigate(pricingPath(undefined, typed ?? carried), { replace: true })
    // Where books are sold no code stands by itself.
    void choosing.choose(priceId, wished && isSoldPlan(wished) ? code : (search.get('code') ?? ''))
  })
  useEffect(() => {
    if (wishedPrice) goOnWithWish(wishedPrice.Id)
  }, [wishedPrice])

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
      {lost && (
        <Notice tone="error" action={<ButtonLink to={PATHS.books}>{m['shop.to_the_books']()}</ButtonLink>}>
          <p>{lost}</p>
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
          <SoldPlanCard key={each} plan={each} products={products} currency={currency} code={typed ?? carried} choosing={choosing} />
        ))}
      </div>
      <CodeField what={m['pricing.a_plan']()} code={code} onType={setTyped} fault={choosing.failure?.fields?.['Code']} />
    </>
  )
}

interface SoldPlanCardProps {
  readonly plan: SoldPlan
  readonly products: readonly Product[] | undefined
  readonly currency: Currency | undefined
  /** Undefined where none was typed or offered. */
  readonly code: string | undefined
  readonly choosing: Choosing
}

function SoldPlanCard({ plan, products, currency, code, choosing: { awaited, failure, choose } }: SoldPlanCardProps) {
  const account = useAccount()
  const { plan: ownPlan } = useVisitor()
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
      isOwn={ownPlan === plan}
    >
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
      {ownPlan === 'individual' && plan === 'teacher' && <p className="small">{INDIVIDUAL_STAYS}</p>}
      {ownPlan === plan ? (
        <ButtonLink to={PATHS.myAccount} size="large" isBlock>
          {m['pricing.in_my_account']()}
        </ButtonLink>
      ) : covers(ownPlan, plan) ? (
        <p>{m['pricing.teacher_has_all']()}</p>
      ) : account ? (
        <Button {...look} aria-disabled={!price || awaited !== undefined} onClick={() => price && void choose(price.Id, code ?? '')}>
          {price && awaited === price.Id ? m['ui.one_moment']() : words}
        </Button>
      ) : (
        <ButtonLink {...look} to={signInPath(PATHS.register, pricingPath(plan, code))}>
          {words}
        </ButtonLink>
      )}
    </PlanCard>
  )
}

/** This page, with a code, and a wish that is gone on with once somebody is signed in. */
function pricingPath(choose: SoldPlan | undefined, code: string | undefined): string {
  const query = new URLSearchParams({ ...(choose && { choose }), ...(code !== undefined && { code }) }).toString()
  return query ? `${PATHS.pricing}?${query}` : PATHS.pricing
}

interface PlanCardProps {
  readonly plan: PlanWords
  readonly look: 'plain' | 'best' | 'teacher'
  /** Undefined until it is known; its room is kept free. */
  readonly price: Pick<Price, 'AmountMinor' | 'MonthlyMinor' | 'Currency'> | undefined
  /** Under the price; without it what that is a month. */
  readonly billing?: string
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** A plan: what it costs, what it opens, and the way to it.
 *  Source: docs/product.md, Plans and orders */
function PlanCard({ plan: { name, emoji, flag, opens }, look, price, billing, isOwn, children }: PlanCardProps) {
  const id = useId()
  const mark = isOwn ? m['ui.your_plan']() : flag
  return (
    <article className={classNames('tile', planCardStyles['plan'])} data-look={look} aria-labelledby={id}>
      <header className={planCardStyles['head']}>
        <EmojiPicture emoji={emoji} />
        <h2 id={id}>{name}</h2>
        {mark && (
          <span className={planCardStyles['flag']} data-own={isOwn || undefined}>
            {isOwn && <Icon name="check" />}
            {mark}
          </span>
        )}
      </header>
      <p className={planCardStyles['price']}>
        {look === 'teacher' && <small>{m['plan_card.from']()}</small>} {price ? money(price.AmountMinor, price.Currency) : <Awaited />}{' '}
        <small>{m['plan_card.per_year']()}</small>
      </p>
      <p className={planCardStyles['billing']}>{price ? (billing ?? billingOf(price)) : <Awaited className={planCardStyles['line']} />}</p>
      <Opens what={opens} />
      <div className={planCardStyles['end']}>{children}</div>
    </article>
  )
}

function billingOf({ MonthlyMinor, Currency }: Pick<Price, 'MonthlyMinor' | 'Currency'>): string {
  return MonthlyMinor === undefined ? m['plan_card.billed_annually']() : m['plan_card.per_month']({ money: money(MonthlyMinor, Currency) })
}
