import type { ReactNode } from 'react'
import { useSettled } from '../../platform/browser/hooks/use-settled.ts'

/** Mounts its children once the page has settled, without rendering the components around it again. */
export function WhenSettled({ children }: { readonly children: ReactNode }) {
  return useSettled() && children
}
