import type { ReactNode } from 'react'
import { useIsUsed } from '../../browser/hooks/use-spare-time.ts'

/** What is of use only to somebody who does something on the page, once they have, or have stayed for a while. */
export function WhenUsed({ children }: { readonly children: ReactNode }) {
  return useIsUsed() && children
}
