import { expect, test } from 'vitest'
import { emojiName } from '../emoji/name.ts'
import { certifyMistake } from './certify.ts'
import { mistakesOn } from './daily.ts'
import { isBoard } from './worked.ts'
import { lookAgainWords, whyWords, workedWords } from '@emojigma/messages/words/worked.ts'

test('steps, hints and reasons are whole sentences without a gap', () => {
  for (const { worked } of [2516, 2517].flatMap((day) => [...mistakesOn(day, 'junior'), ...mistakesOn(day, 'next')])) {
    const names = worked.question.emoji.map(emojiName)
    const side = isBoard(worked) ? Math.sqrt(worked.question.board.length) : 0
    const certificate = certifyMistake(worked)
    if (certificate.kind === 'refused') throw new Error(certificate.reason)
    const step = worked.steps[certificate.wrong]
    const said = [
      ...worked.steps.map((each) => workedWords(each, names, side)),
      lookAgainWords(certificate.mistake),
      step ? whyWords(certificate.mistake, step, names, side) : '',
    ]
    expect(said.filter((words) => !/^[A-Z×].*[.?]$/.test(words) || /undefined|something|NaN| {2}/.test(words))).toEqual([])
  }
})

test('words say what is drawn', () => {
  const plum = { line: 1, symbol: 0 }
  const put = {
    left: {
      operands: [{ kind: 'number', value: 3, asDots: false } as const, { kind: 'symbol', symbol: 0, copies: 1 } as const],
      operators: ['+' as const],
    },
    right: 8,
  }
  expect(workedWords({ kind: 'put', line: 1, put }, ['plum'], 0)).toBe('In the second line I put in what I know: 3 plus plum equals 8.')
  expect(workedWords({ kind: 'left', ...plum, count: 2, total: 10 }, ['plum'], 0)).toBe('So two plums are 10.')
  expect(workedWords({ kind: 'share', ...plum, value: 5 }, ['plum'], 0)).toBe('So one plum is 5.')
  expect(workedWords({ kind: 'answer', value: 15 }, [], 0)).toBe('That makes 15.')
  expect(workedWords({ kind: 'place', unit: { kind: 'row', index: 1 }, digit: 1, cell: 6 }, ['plum'], 4)).toBe(
    'In row 2, plum has only one place: row 2, column 3.',
  )
})
