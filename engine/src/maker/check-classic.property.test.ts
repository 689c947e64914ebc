import { emojiName } from '../emoji/name.ts'
import { describe, expect, test } from 'vitest'
import { assignments, holds, sumsShown, workOut } from '../algebra/brute-force.test-support.ts'
import { classic } from '../classic/classic.ts'
import { THEMES } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, levelOf, type LevelId } from '../levels.ts'
import type { ClassicQuestion, Puzzle, QuestionLine } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { checkMade } from './check.ts'
import type { MadeFault } from './faults.ts'
import { faultInWords } from '@emojigma/messages/words/faults.ts'

const SEEDS = 120
const DAMAGED = 60

/** A puzzle as someone could write it: no one writes one that asks which of two is more. */
function generated(levelId: LevelId, seed: number): Puzzle<ClassicQuestion> {
  const theme = THEMES[seed % THEMES.length]
  if (!theme) throw new Error('no theme')
  const random = randomFrom('maker', 'classic', levelId, seed)
  let puzzle = classic.generate({ levelId, theme, random })
  while (puzzle.question.or) puzzle = classic.generate({ levelId, theme, random })
  return puzzle
}

/** Changes one thing that someone may get wrong. */
function damaged(question: ClassicQuestion, random: Random): ClassicQuestion {
  const { equations } = question
  const at = random.below(equations.length)
  switch (random.below(3)) {
    case 0:
      return {
        ...question,
        equations: equations.map((line, index) => (index === at ? off(line, random.between(1, 3)) : line)),
      }
    case 1:
      return equations.length > 1 ? { ...question, equations: equations.toSpliced(at, 1) } : question
    default:
      return {
        ...question,
        equations: [...equations, off(equations[at] ?? { left: question.ask, right: 0 }, 1)],
      }
  }
}

/** A line whose right side is more than it was. */
function off({ left, right }: QuestionLine, by: number): QuestionLine {
  if (typeof right === 'number') return { left, right: right + by }
  return {
    left,
    right: { operands: [...right.operands, { kind: 'number', value: by, asDots: false }], operators: [...right.operators, '+'] },
  }
}

/** Whether what is said of the question can be seen to be so, by an evaluator that shares no code with the checker. */
function isTrue(fault: MadeFault, question: ClassicQuestion): boolean {
  const { equations, ask, emoji } = question
  switch (fault.kind) {
    case 'two answers':
      return (
        fault.ways[0].answer !== fault.ways[1].answer &&
        fault.ways.every(({ values, answer }) => equations.every((line) => holds(line, values)) && workOut(ask, values) === answer)
      )
    case 'emoji unused':
      return equations
        .flatMap(sumsShown)
        .every(({ operands }) => operands.every((operand) => operand.kind === 'number' || emoji[operand.symbol] !== fault.emoji))
    case 'line comes to more or less': {
      const line = equations[fault.line]
      const values = emoji.map((one) => fault.values.find((known) => known.emoji === one)?.value ?? Number.NaN)
      const worth = line && [line.left, line.right].map((side) => (typeof side === 'number' ? side : workOut(side, values)))
      return (
        worth !== undefined && fault.comesTo !== fault.says && worth.toSorted().join() === [fault.says, fault.comesTo].toSorted().join()
      )
    }
    case 'lines contradict':
      return (
        fault.lines.length > 0 &&
        isWithoutValues(
          equations.filter((_, line) => fault.lines.includes(line)),
          emoji.length,
        )
      )
    default:
      return true
  }
}

/** Few symbols are tried out; with more, the lines are only looked at without what they share. */
function isWithoutValues(lines: ClassicQuestion['equations'], count: number): boolean {
  return count > 3 || assignments(lines, count, -20, 40).length === 0
}

describe.each(ALL_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).name })))('Classic at $name', ({ levelId }) => {
  test('is good as it was generated, at its level and with its answer', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, answer } = generated(levelId, seed)
      expect(checkMade(question)).toEqual({ kind: 'good', answer, levelId })
    }
  })

  test('is refused with a true witness when it was damaged, or has one answer still', () => {
    for (let seed = 0; seed < DAMAGED; seed += 1) {
      const random = randomFrom('damage', levelId, seed)
      const question = damaged(generated(levelId, seed).question, random)
      const checked = checkMade(question)
      const solved = classic.solve(question)
      expect(checked.kind === 'faulty' || (solved.kind === 'unique' && solved.answer === checked.answer)).toBe(true)
      for (const fault of checked.kind === 'faulty' ? checked.faults : []) {
        expect(isTrue(fault, question), `${faultInWords(fault, question, emojiName)} ${JSON.stringify(question)}`).toBe(true)
        expect(faultInWords(fault, question, emojiName)).toMatch(/^[A-Z].*\.$/s)
      }
    }
  })
})

test('a line that says twice what another says otherwise is always refused', () => {
  for (let seed = 0; seed < DAMAGED; seed += 1) {
    const { question } = generated(8, seed)
    const [line] = question.equations
    if (!line) throw new Error('no line')
    const contradicting = { ...question, equations: [...question.equations, off(line, 1)] }
    expect(checkMade(contradicting).kind).toBe('faulty')
  }
})
