import type { Price } from '@emojigma/contract/checkout.ts'
import type { Currency } from '@emojigma/contract/rules/products.ts'
import { useId, type ReactNode } from 'react'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { money } from '../money.ts'
import type { PlanWords } from '../plans.ts'
import { Awaited } from './Awaited.tsx'
import styles from './PlanCard.module.css'

interface PlanCardProps {
  readonly plan: PlanWords
  readonly look: 'plain' | 'best' | 'teacher'
  /** Undefined until it is known; its room is kept free. */
  readonly price: Pick<Price, 'AmountMinor' | 'MonthlyMinor' | 'Currency'> | undefined
  /** Under the price, where there is none for a month. */
  readonly billing: string
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** A plan: what it costs, what it opens, and the way to it.
 *  Source: docs/product.md, Plans and orders */
export function PlanCard({ plan: { name, emoji, flag, opens }, look, price, billing, isOwn, children }: PlanCardProps) {
  const id = useId()
  const mark = isOwn ? 'Your plan' : flag
  return (
    <article className={classNames('tile', styles['plan'])} data-look={look} aria-labelledby={id}>
      <header className={styles['head']}>
        <EmojiPicture emoji={emoji} />
        <h2 id={id}>{name}</h2>
        {mark && (
          <span className={styles['flag']} data-own={isOwn || undefined}>
            {isOwn && <Icon name="check" />}
            {mark}
          </span>
        )}
      </header>
      <p className={styles['price']}>
        {price ? money(price.AmountMinor, price.Currency) : <Awaited />} <small>per year</small>
      </p>
      <p className={styles['billing']}>{price ? billingOf(price, billing) : <Awaited className={styles['line']} />}</p>
      <ul className={styles['opens']}>
        {opens.map((what) => (
          <li key={what}>
            <Icon name="check" />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <div className={styles['end']}>{children}</div>
    </article>
  )
}

function billingOf(
  { MonthlyMinor, Currency }: { readonly MonthlyMinor?: number | undefined; readonly Currency: Currency },
  billing: string,
) {
  return MonthlyMinor === undefined ? billing : `About ${money(MonthlyMinor, Currency)} per month, billed annually`
}
