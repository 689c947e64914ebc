import type { Price } from '@emojigma/contract/shop/checkout.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import type { Currency } from '@emojigma/contract/rules/products.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { useState } from 'react'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useGetOrdersQuery, useGetProductsQuery } from './api.ts'
import type { Leave } from './follow-url.ts'
import { priceOf } from './price-of.ts'
import { useCheckoutStart, type CheckoutStart } from './use-checkout-start.ts'
import { useCurrency } from './use-currency.ts'

/** How books are sold to this visitor. */
export interface BookSale {
  /** Likely children are sold nothing. */
  readonly isForChild: boolean
  readonly isSignedIn: boolean
  readonly currency: Currency | undefined
  chooseCurrency(currency: Currency): void
  /** Refetches the prices; undefined unless fetching failed. */
  readonly retry: (() => unknown) | undefined
  /** Undefined while loading; null if the book is not sold. */
  priceOf(bookId: BookId): Price | null | undefined
  has(bookId: BookId): boolean
  /** The typed discount code; empty = none. */
  readonly code: string
  typeCode(code: string): void
  readonly checkout: CheckoutStart
}

/** Source: docs/product.md, Puzzle books */
export function useBookSale(leave: Leave): BookSale {
  const isForChild = useIsLikelyChild()
  const isSignedIn = useAccount() !== undefined
  const { data: products, isError, refetch } = useGetProductsQuery(undefined, { skip: isForChild })
  const { data: orders = [] } = useGetOrdersQuery(undefined, { skip: isForChild || !isSignedIn })
  const [currency, chooseCurrency] = useCurrency()
  const [code, typeCode] = useState('')
  return {
    isForChild,
    isSignedIn,
    currency,
    chooseCurrency,
    retry: isError && !products ? refetch : undefined,
    priceOf: (bookId) => (products && currency ? (priceOf(products, bookId, currency) ?? null) : undefined),
    has: (bookId) => orders.some((order) => isOf(order, bookId)),
    code,
    typeCode,
    checkout: useCheckoutStart(leave),
  }
}

function isOf({ ProductId, Active, IsExpired }: OrderView, bookId: BookId): boolean {
  return ProductId === bookId && Active && !IsExpired
}
