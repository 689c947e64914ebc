import type { ReactNode } from 'react'
import { useIsSpare } from '../../platform/browser/hooks/use-spare-time.ts'

/** Mounts its children at the first interaction, or once the page has settled, without rendering the components around it again. */
export function InSpareTime({ children }: { readonly children: ReactNode }) {
  return useIsSpare() && children
}
