import { expect, test } from 'vitest'
import { csvOf, unmarked } from './csv.ts'

test('every text is quoted, numbers are not, and rows end as spreadsheet programs like it', () => {
  expect(
    csvOf([
      ['Name', 'Score'],
      ['Ada, "the fox"', 3],
      ['two\nlines', -1],
    ]),
  ).toBe('\u{FEFF}"Name","Score"\r\n"Ada, ""the fox""",3\r\n"two\nlines",-1\r\n')
})

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])('%j is no formula', (cell) => {
  expect(csvOf([[cell]])).toMatch(/^\u{FEFF}"'/u)
  expect(unmarked(`'${cell}`)).toBe(cell)
})

test.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada\n@SUM(A1)', "Ada\n'@SUM(A1)"],
  ['=1;＝2\t-3', "'=1;'＝2\t'-3"],
])('%j is none behind what another program takes for the end of a cell', (cell, marked) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"${marked}"\r\n`)
  expect(unmarked(marked)).toBe(cell)
})

test.each(['a=b', 'Anna-Lena', "O'Brien", 'RAIN-BOOT', '3 - 1', 'x; y', ''])('%j stays as it is', (cell) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"${cell}"\r\n`)
})

test('a number below zero stays a number', () => {
  expect(csvOf([[-5, '5']])).toBe('\u{FEFF}-5,"5"\r\n')
})
