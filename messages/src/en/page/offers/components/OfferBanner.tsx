import type { ReactNode } from 'react'

export const saveWithCodeAtCheckout = (percentageDiscount: number, code: ReactNode) => (
  <>
    Save {percentageDiscount}% with code {code} at checkout
  </>
)
export const specialOffer = 'Special offer'
