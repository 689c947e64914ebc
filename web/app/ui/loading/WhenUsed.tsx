import { useState, type ReactNode } from 'react'
import { hasInteracted } from '../../platform/browser/hooks/use-first-interaction.ts'
import { useHasInteracted } from '../../platform/browser/hooks/use-spare-time.ts'

/** Mounts its children after the first interaction with the page, which may precede this component. Never on the server. */
export function WhenUsed({ children }: { readonly children: ReactNode }) {
  const [wasUsed] = useState(hasInteracted)
  return useHasInteracted(wasUsed) && children
}
