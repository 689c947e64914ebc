import type { Price } from '@emojigma/contract/shop/checkout.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import type { Currency } from '@emojigma/contract/rules/products.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { useState } from 'react'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useGetOrdersQuery, useGetProductsQuery } from './api.ts'
import type { Leave } from './go-on.ts'
import { priceOf } from './price-of.ts'
import { useChoosing, type Choosing } from './use-choosing.ts'
import { useCurrency } from './use-currency.ts'

/** How books are sold to who looks at the page. */
export interface BookSale {
  /** Nothing is sold to them. */
  readonly isForChild: boolean
  readonly isSignedIn: boolean
  readonly currency: Currency | undefined
  chooseCurrency(currency: Currency): void
  /** Fetches the prices once more; undefined while nothing is wrong with them. */
  readonly retry: (() => unknown) | undefined
  /** Undefined until it is known; null for a book that is not sold. */
  priceOf(bookId: BookId): Price | null | undefined
  has(bookId: BookId): boolean
  /** Of an offer, as it was typed; empty without one. */
  readonly code: string
  typeCode(code: string): void
  readonly choosing: Choosing
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
    choosing: useChoosing(leave),
  }
}

function isOf({ ProductId, Active, IsExpired }: OrderView, bookId: BookId): boolean {
  return ProductId === bookId && Active && !IsExpired
}
