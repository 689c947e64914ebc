import { m } from '@emojigma/messages'
import { describe, expect, test } from 'vitest'
import { faultInWords } from './en/words/faults.ts'
import { faultInWords as spanishFaultInWords } from './es/words/faults.ts'
import { faultInWords as frenchFaultInWords } from './fr/words/faults.ts'

const ENGLISH = { locale: 'en' } as const
const SPANISH = { locale: 'es' } as const
const FRENCH = { locale: 'fr' } as const

describe('what is said of a number', () => {
  test('goes with one as well', () => {
    expect(m['worksheet_refusal.only_so_many']({ most: 1 }, ENGLISH)).toMatch(/^There is only 1 puzzle like that so far\./)
    expect(m['worksheet_refusal.only_so_many']({ most: 1200 }, ENGLISH)).toMatch(/^There are only 1,200 puzzles like that so far\./)
    expect(m['worksheet_refusal.only_so_many']({ most: 1 }, SPANISH)).toMatch(/^Por ahora solo hay 1 puzle así\./)
    expect(m['csv_upload.or_choose']({ seatsLeft: 1 }, ENGLISH)).toBe('or choose one. Up to 1 more login.')
    expect(m['csv_upload.or_choose']({ seatsLeft: 1 }, SPANISH)).toBe('o elige uno. Hasta 1 acceso más.')
    expect(m['worksheet_refusal.only_so_many']({ most: 1 }, FRENCH)).toMatch(/^Il n’y a que 1 énigme de ce genre/)
    expect(m['worksheet_refusal.only_so_many']({ most: 1200 }, FRENCH)).toMatch(/^Il n’y a que 1\u202F200 énigmes de ce genre/)
  })

  test('goes with none as well', () => {
    expect(m['win.stars']({ count: 0 }, ENGLISH)).toBe('None of three stars today')
    expect([0, 1, 2].map((added) => m['csv_upload.added']({ added }, FRENCH))).toEqual(['0 ajouté', '1 ajouté', '2 ajoutés'])
  })

  test('is true on either side of zero', () => {
    const said = [20_000, -20_000].flatMap((answer) =>
      [faultInWords, spanishFaultInWords, frenchFaultInWords].map((words) =>
        words({ kind: 'number too large', answer }, { typeId: 1, emoji: [] }, String),
      ),
    )
    expect(said).toEqual([
      'The answer would be 20,000. Please keep it below 10,000.',
      'La respuesta sería 20.000. Que sea menor que diez mil, por favor.',
      'La réponse serait 20\u202F000. Reste au-dessous de 10\u202F000, s’il te plaît.',
      'The answer would be minus 20,000. Please keep it above minus 10,000.',
      'La respuesta sería menos 20.000. Que sea mayor que menos diez mil, por favor.',
      'La réponse serait moins 20\u202F000. Reste au-dessus de moins 10\u202F000, s’il te plaît.',
    ])
  })
})
