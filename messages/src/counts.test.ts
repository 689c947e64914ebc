import { describe, expect, test } from 'vitest'
import * as csv from './en/page/classrooms/components/CsvUpload.ts'
import * as win from './en/page/play/win/win.ts'
import * as worksheets from './en/server/worksheets.ts'
import { faultInWords } from './en/words/faults.ts'
import * as spanishCsv from './es/page/classrooms/components/CsvUpload.ts'
import * as spanishWorksheets from './es/server/worksheets.ts'
import { faultInWords as spanishFaultInWords } from './es/words/faults.ts'

describe('what is said of a number', () => {
  test('goes with one as well', () => {
    expect(worksheets.onlySoMany(1)).toMatch(/^There is only 1 such puzzle so far\./)
    expect(worksheets.onlySoMany(1200)).toMatch(/^There are only 1,200 such puzzles so far\./)
    expect(spanishWorksheets.onlySoMany(1)).toMatch(/^Por ahora solo hay 1 puzle así\./)
    expect(csv.orChooseOneUp(1)).toBe('or choose one. Up to 1 more login.')
    expect(spanishCsv.orChooseOneUp(1)).toBe('o elige uno. Hasta 1 acceso más.')
  })

  test('goes with none as well', () => {
    expect(win.ofThreeStarsToday(0)).toBe('None of three stars today')
  })

  test('is true on either side of zero', () => {
    const said = [20_000, -20_000].flatMap((answer) =>
      [faultInWords, spanishFaultInWords].map((words) => words({ kind: 'number too large', answer }, { typeId: 1, emoji: [] }, String)),
    )
    expect(said).toEqual([
      'The answer would be 20,000. Please keep it below 10,000.',
      'La respuesta sería 20.000. Que sea menor que diez mil, por favor.',
      'The answer would be minus 20,000. Please keep it above minus 10,000.',
      'La respuesta sería menos 20.000. Que sea mayor que menos diez mil, por favor.',
    ])
  })
})
