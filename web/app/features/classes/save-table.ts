import { csvOf } from '@emojigma/contract/rules/csv.ts'
import { saveFile } from '../../platform/browser/save-file.ts'

/** Puts a table into the person's downloads, for spreadsheet programs. */
export function saveTable(rows: Parameters<typeof csvOf>[0], name: string): void {
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv' }), name)
}
