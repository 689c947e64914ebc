import { useState, type ReactNode } from 'react'
import { hasSignOfLife } from '../../platform/browser/hooks/use-first-sign-of-life.ts'
import { useIsUsed } from '../../platform/browser/hooks/use-spare-time.ts'

/** Mounts its children after the first interaction with the page, which may precede this component. Never on the server. */
export function WhenUsed({ children }: { readonly children: ReactNode }) {
  const [wasUsed] = useState(hasSignOfLife)
  return useIsUsed(wasUsed) && children
}
