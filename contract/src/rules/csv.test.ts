import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells with commas, quotes and lines are quoted, and rows end as spreadsheet programs like it', () => {
  expect(
    csvOf([
      ['Name', 'Score'],
      ['Ada, "the fox"', 3],
      ['two\nlines', -1],
    ]),
  ).toBe('\u{FEFF}Name,Score\r\n"Ada, ""the fox""",3\r\n"two\nlines",-1\r\n')
})

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (cell) => {
  expect(csvOf([[cell]])).toMatch(/^\u{FEFF}"?'/u)
})

test('a number below zero stays a number', () => {
  expect(csvOf([[-5, '5']])).toBe('\u{FEFF}-5,5\r\n')
})
