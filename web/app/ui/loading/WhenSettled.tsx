import type { ReactNode } from 'react'
import { useSettled } from '../../platform/browser/hooks/use-settled.ts'

/** What nobody waits for, once the page has settled. The parts around it are not drawn anew for that. */
export function WhenSettled({ children }: { readonly children: ReactNode }) {
  return useSettled() && children
}
