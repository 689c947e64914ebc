import { loadLanguages } from '@emojigma/messages/languages.ts'
import { expect, test } from 'vitest'
import { emojiNameIn } from '../emoji/name.ts'
import { certifyMistakes } from './certify.ts'
import { mistakesOn } from './daily.ts'
import { isBoard } from './worked.ts'
import { workedWords } from '@emojigma/messages/words/worked.ts'

/** What no sentence has that is whole: a gap, and in other languages what was left in English. */
const NOT_WHOLE: Readonly<Record<string, RegExp>> = {
  en: /undefined|something|NaN| {2}/,
  es: /undefined|\balgo\b|NaN| {2}|\b(?:the|and|with|row|column|line|only)\b| o o |el el | de el /i,
  fr: /undefined|\bemoji (?:\.|vaut)|NaN| {2}|\b(?:the|and|with|row|column|only)\b| (?:de|à) les? |l’emoji l’emoji| [;:!?]/i,
}
const languages = await loadLanguages()

test.each([...languages])('steps, hints and reasons are whole sentences without a gap: %s', (code, { words }) => {
  const { workedWords, lookAgainWords, whyWords } = words.worked
  for (const { worked } of [2516, 2517].flatMap((day) => [...mistakesOn(day, 'junior'), ...mistakesOn(day, 'next')])) {
    const names = worked.question.emoji.map(emojiNameIn(words.emojiNames))
    const side = isBoard(worked) ? Math.sqrt(worked.question.board.length) : 0
    const certificate = certifyMistakes(worked)
    if (certificate.kind === 'refused') throw new Error(certificate.reason)
    const said = [
      ...worked.steps.map((each, index) => workedWords(each, names, side, worked.steps[index - 1])),
      ...certificate.mistakes.flatMap(({ wrong, mistake }) => {
        const step = worked.steps[wrong]
        return [lookAgainWords(mistake), step ? whyWords(mistake, step, names, side) : '']
      }),
    ]
    expect(said.filter((sentence) => !/^[\p{Lu}×¿].*[.?]$/u.test(sentence) || NOT_WHOLE[code]?.test(sentence) !== false)).toEqual([])
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
  const left = { kind: 'left', ...plum, count: 2, total: 10 } as const
  expect(workedWords(left, ['plum'], 0, { kind: 'put', line: 1, put })).toBe('So two plums are 10.')
  expect(workedWords({ kind: 'share', ...plum, value: 5 }, ['plum'], 0, left)).toBe('So one plum is 5.')
  expect(workedWords({ kind: 'answer', value: 15 }, [], 0)).toBe('That makes 15.')
  expect(workedWords({ kind: 'place', unit: { kind: 'row', index: 1 }, digit: 1, cell: 6 }, ['plum'], 4)).toBe(
    'In row 2, the plum emoji has only one place: row 2, column 3.',
  )
})

test('a step that follows from none before it says which line it comes from', () => {
  const share = { kind: 'share', line: 1, symbol: 0, value: 5 } as const
  expect(workedWords(share, ['plum'], 0)).toBe('The second line tells me that one plum is 5.')
  expect(workedWords(share, ['plum'], 0, { ...share, line: 0 })).toBe('The second line tells me that one plum is 5.')
})
