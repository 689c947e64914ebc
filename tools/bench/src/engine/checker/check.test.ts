import { describe, expect, test } from 'vitest'
import { check } from './check.ts'

const symbol = (index: number, copies = 1) => ({ kind: 'symbol', symbol: index, copies })
const sum = (operators: string, ...operands: readonly unknown[]) => ({ operands, operators: Array.from(operators) })
const number = (value: number) => ({ kind: 'number', value, asDots: false })

function verdictOn(question: unknown, svg = ''): unknown {
  return check(JSON.stringify(question), svg)
}

describe('the checker of displayed questions', () => {
  const two = { typeId: 1, emoji: ['a', 'b'] }
  const sixteen = { left: sum('+', symbol(0), symbol(1)), right: 16 }
  const four = { left: sum('-', symbol(0), symbol(1)), right: 4 }

  test('reads × before +', () => {
    const ask = sum('+*', symbol(0), symbol(1), number(2))
    expect(verdictOn({ ...two, equations: [sixteen, four], ask })).toEqual({ kind: 'one answer', answer: '22' })
  })

  test('divides exactly, without rounding', () => {
    const third = { left: sum('/', symbol(1), number(3)), right: 2 }
    expect(verdictOn({ ...two, equations: [third, sixteen], ask: sum('', symbol(0)) })).toEqual({ kind: 'one answer', answer: '10' })
  })

  test('does not accept what leaves an emoji open, contradicts itself or comes to no whole number', () => {
    const ask = sum('', symbol(0))
    expect(verdictOn({ ...two, equations: [sixteen], ask })).toMatchObject({ kind: 'refused' })
    expect(verdictOn({ ...two, equations: [sixteen, { ...sixteen, right: 17 }, four], ask })).toMatchObject({ kind: 'refused' })
    expect(verdictOn({ ...two, equations: [sixteen, { ...four, right: 3 }], ask })).toMatchObject({ kind: 'refused' })
  })

  test('gives the greater of two sides, and accepts none that are as much', () => {
    const doubled = { left: sum('+', symbol(0), symbol(0)), right: 6 }
    const which = (or: number) =>
      verdictOn({ typeId: 1, emoji: ['a'], equations: [doubled], ask: sum('', symbol(0)), or: sum('', number(or)) })
    expect([which(2), which(5)]).toEqual([
      { kind: 'one answer', answer: '3' },
      { kind: 'one answer', answer: '5' },
    ])
    expect(which(3)).toMatchObject({ kind: 'refused' })
  })

  test('does not accept a product that has two answers', () => {
    const square = { left: sum('*', symbol(0), symbol(0)), right: 9 }
    expect(verdictOn({ typeId: 1, emoji: ['a'], equations: [square], ask: sum('', symbol(0)) })).toMatchObject({ kind: 'refused' })
  })

  test('does not accept a grid that shows the asked total', () => {
    const grid = { typeId: 2, emoji: ['a'], cells: [[0, 0]], rowTotals: [8], columnTotals: [4, 4], ask: { line: 'row', index: 0 } }
    expect(verdictOn(grid)).toEqual({ kind: 'refused', fault: 'the asked total is shown' })
    expect(verdictOn({ ...grid, rowTotals: [null] })).toEqual({ kind: 'one answer', answer: '8' })
  })

  test('uses that two lines of a grid are equal', () => {
    const grid = {
      typeId: 2,
      emoji: ['a', 'b', 'c'],
      cells: [
        [0, 0, 1],
        [2, 0, 2],
        [1, 0, 1],
      ],
      rowTotals: [null, null, 16],
      columnTotals: [null, 12, null],
      ask: { line: 'column', index: 2 },
    }
    const rows = [0, 1].map((index) => ({ line: 'row', index }))
    expect(verdictOn({ ...grid, equalLines: rows })).toEqual({ kind: 'one answer', answer: '17' })
    expect(verdictOn(grid)).toMatchObject({ kind: 'refused' })
  })

  test('spells with the values, from the letters of the tray', () => {
    const word = {
      typeId: 3,
      emoji: ['a', 'b'],
      equations: [
        { left: sum('', symbol(0)), right: 14 },
        { left: sum('', symbol(1)), right: 15 },
      ],
      spelling: [0, 1, 1, 0],
      letters: 'NO',
    }
    expect(verdictOn(word)).toEqual({ kind: 'one answer', answer: 'NOON' })
    expect(verdictOn({ ...word, letters: 'N' })).toMatchObject({ kind: 'refused' })
  })

  test.each([
    ['.'.repeat(16), 'several ways to fill it'],
    ['11..............', 'no way to fill it'],
    ['1', 'no way to fill it'],
    ['5...............', 'no way to fill it'],
  ])('does not accept the board %o', (board, fault) => {
    expect(verdictOn({ typeId: 4, emoji: ['a', 'b', 'c', 'd'], board })).toEqual({ kind: 'refused', fault })
  })

  test('looks at what is drawn, not at what is said, for the odd one', () => {
    const picture = (cells: string): string =>
      `<svg viewBox="0 0 20 20"><symbol id="x-1" viewBox="0 0 1 1"><path d="M1"/></symbol><symbol id="x-2" viewBox="0 0 1 1"><path d="M2"/></symbol><symbol id="x-3" viewBox="0 0 1 1"><path d="M1"/></symbol>${Array.from(
        cells,
        (id, index) => `<use href="#x-${id}" x="${(index % 2) * 10 + 1}" y="${Math.floor(index / 2) * 10 + 1}" width="8" height="8"/>`,
      ).join('')}</svg>`
    const question = { typeId: 5, emoji: ['a', 'b'], side: 2, row: 0, column: 0 }
    expect(verdictOn(question, picture('1121'))).toEqual({ kind: 'one answer', answer: '2-1' })
    // The third drawing looks like the first.
    for (const cells of ['1111', '1122', '1113', '112']) expect(verdictOn(question, picture(cells))).toMatchObject({ kind: 'refused' })
    expect(verdictOn(question, picture('1123'))).toEqual({ kind: 'one answer', answer: '2-1' })
  })
})
