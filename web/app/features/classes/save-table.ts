import { csvOf } from '@emojigma/contract/rules/csv.ts'
import { saveFile } from '../../platform/browser/save-file.ts'

/** Downloads a table as CSV. */
export function saveTable(rows: Parameters<typeof csvOf>[0], name: string): void {
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv' }), name)
}
