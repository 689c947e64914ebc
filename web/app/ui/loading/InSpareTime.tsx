import type { ReactNode } from 'react'
import { useIsSpare } from '../../platform/browser/hooks/use-spare-time.ts'

/** What is of use only to somebody who stays, as soon as somebody does anything on the page or it has settled. The parts around it are not
 *  drawn anew for that. */
export function InSpareTime({ children }: { readonly children: ReactNode }) {
  return useIsSpare() && children
}
