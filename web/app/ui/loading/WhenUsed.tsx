import { useState, type ReactNode } from 'react'
import { hasSignOfLife } from '../../platform/browser/hooks/use-first-sign-of-life.ts'
import { useIsUsed } from '../../platform/browser/hooks/use-spare-time.ts'

/** What is of use only to somebody who does something, once they have: perhaps before this was there. Never drawn by the server. */
export function WhenUsed({ children }: { readonly children: ReactNode }) {
  const [wasUsed] = useState(hasSignOfLife)
  return useIsUsed(wasUsed) && children
}
