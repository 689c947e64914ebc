import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isZip } from './unpack.ts'
import { tableOfWorkbook } from './workbook.ts'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of one sheet, as spreadsheet programs write it. */
function workbookOf(rows: readonly (readonly (string | number)[])[], more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const cellOf = (value: string | number, column: number, row: number) => {
    const name = `${String.fromCodePoint(65 + column)}${row + 1}`
    return typeof value === 'number' ? `<c r="${name}"><v>${value}</v></c>` : `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const data = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, column, row)).join('')}</row>`)
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="4b" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${SHEET}"><sheetData>${data.join('')}</sheetData></worksheet>`),
    ...more,
  })
}

test('the first sheet of a workbook is a table of texts', async () => {
  const bytes = workbookOf([
    ['First name', 'Last name', 'Year'],
    ['Zoë', 'García', 4],
  ])
  expect(isZip(bytes)).toBe(true)
  expect(await tableOfWorkbook(bytes)).toEqual([
    ['First name', 'Last name', 'Year'],
    ['Zoë', 'García', '4'],
  ])
})

test('a large sheet is read without a worker', async () => {
  const rows = Array.from({ length: 6000 }, (_, index) => [`Ada ${index}`, `Lovelace ${index}`, index])
  expect(await tableOfWorkbook(workbookOf(rows))).toHaveLength(6000)
})

test('what unpacks to more than a list can be is refused, and so is no workbook at all', async () => {
  const bomb = workbookOf([['Name']], { 'xl/big.xml': new Uint8Array(60_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await tableOfWorkbook(bomb)).toBeUndefined()
  const many = Array.from({ length: 10_001 }, () => Array.from({ length: 20 }, () => 1))
  expect(await tableOfWorkbook(workbookOf(many))).toBeUndefined()
  expect(await tableOfWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined()
  expect(isZip(strToU8('Name\nAda'))).toBe(false)
})
