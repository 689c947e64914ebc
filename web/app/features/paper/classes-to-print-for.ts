import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { worksheetsApi } from './api.ts'

/** The classes for which the visitor may print worksheets: own ones with a Teacher plan, those of other teachers with any plan or none.
 *  Source: docs/product.md, Worksheets */
export function useClassesToPrintFor(): { readonly classes: readonly Classroom[]; readonly isLoading: boolean } {
  const { role } = useVisitor()
  const account = useAccount()
  const teaches = role === 'teacher' || account?.teachesClass === true
  const { data, isLoading } = worksheetsApi.useGetClassesToPrintForQuery(undefined, { skip: !teaches })
  const classes = (data?.Classrooms ?? []).filter(
    ({ IsArchived, StudentCount, Shared }) => !IsArchived && StudentCount > 0 && (Shared ? !Shared.IsResting : role === 'teacher'),
  )
  return { classes: teaches ? classes : [], isLoading }
}
