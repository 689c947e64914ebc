import { m } from '@emojigma/messages'
import { FormModal } from '../../../ui/dialogs/FormModal.tsx'
import type { StudentSelection } from '../cards/api.ts'
import { PrintForm } from '../PrintForm.tsx'
import { reportsApi } from './api.ts'

interface PrintReportsProps {
  readonly selection: StudentSelection
  readonly onClose: () => void
}

/** Prints term reports, a page for each student.
 *  Source: docs/product.md, Term reports */
export function PrintReports({ selection, onClose }: PrintReportsProps) {
  const [print] = reportsApi.usePrintReportsMutation()
  return (
    <FormModal title={m['term_reports.title']()} onClose={onClose}>
      <p>{m['term_reports.about']()}</p>
      <PrintForm
        submit={m['print_cards.print_one']()}
        print={(choice) => print({ ...('StudentIds' in selection ? { StudentIds: [...selection.StudentIds] } : selection), ...choice })}
      />
    </FormModal>
  )
}
