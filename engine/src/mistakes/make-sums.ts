import { asTotal } from '../algebra/sides.ts'
import { classic } from '../classic/classic.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import { checkMade } from '../maker/check.ts'
import type { ClassicQuestion, Operand } from '../question.ts'
import type { Random } from '../random.ts'
import { certifyMistake, certifyMistakes } from './certify.ts'
import { numbersOf } from './numbers.ts'
import { slipsIn } from './slips.ts'
import { work } from './work.ts'
import type { MistakeKind, SumQuestion, SumStep, WorkedSums } from './worked.ts'

export type SumMistake = Exclude<MistakeKind, 'place'>

const MOST_PUZZLES = 2000

/** Makes a worked solution of a Classic puzzle with one mistake of a kind; everything after it follows from it.
 *  @param levels of the puzzle, Level 3 to Medium
 *  @throws Error when no suitable puzzle is found */
export function makeSums(kind: SumMistake, levels: readonly LevelId[], theme: EmojiTheme, random: Random): WorkedSums {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const question = drawQuestion(kind, levels, theme, random)
    const steps = question && work(question)
    if (!steps) continue
    const places = random.shuffle([...steps.keys()])
    for (const index of places) {
      const made = withSlip({ question, steps }, kind, index, random)
      if (made) return made
    }
  }
  throw new Error(`no puzzle for a mistake of the kind ${kind}`)
}

/** Makes a worked solution of a Classic puzzle with two mistakes of different kinds, neither of which depends on the other. All other steps
 *  follow from those before them, right or wrong.
 *  @param kinds two or more
 *  @param levels of the puzzle, Level 4 to Medium
 *  @throws Error when no suitable puzzle is found */
export function makeTwoSlips(kinds: readonly SumMistake[], levels: readonly LevelId[], theme: EmojiTheme, random: Random): WorkedSums {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const [first = 'sign', second = 'sharing'] = random.shuffle(kinds)
    const question = drawQuestion(first, levels, theme, random)
    const steps = question && work(question)
    const made = steps && withTwoSlips({ question, steps }, [first, second], random)
    if (made) return made
  }
  throw new Error('no puzzle for two mistakes')
}

function drawQuestion(kind: SumMistake, levels: readonly LevelId[], theme: EmojiTheme, random: Random): SumQuestion | undefined {
  const isInALine = kind === 'order' && random.below(2) === 0
  return isInALine
    ? timesInALine(theme, random)
    : withTotalsLast(classic.generate({ levelId: random.pick(levels), theme, random }).question)
}

/** A question in which × comes after + in a line, so that working from left to right goes wrong before the question is reached.
 *  @returns undefined where it would not be a puzzle of Medium */
function timesInALine(theme: EmojiTheme, random: Random): SumQuestion | undefined {
  const times = random.between(2, 4)
  // Shared by the factor, the wrong total is a whole number, too.
  const first = times * random.between(1, 4)
  const second = first - first / times + random.between(1, 7)
  const third = random.between(2, 15)
  const [one, two, three] = [0, 1, 2].map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const) as [Operand, Operand, Operand]
  const isMore = third > second
  const question: SumQuestion = {
    typeId: 1,
    emoji: pickDistinct(random, theme.emoji, 3),
    equations: [
      { left: { operands: [one, one], operators: ['+'] }, right: 2 * first },
      {
        left: { operands: [one, two, { kind: 'number', value: times, asDots: false }], operators: ['+', '*'] },
        right: first + second * times,
      },
      { left: { operands: [three, two], operators: [isMore ? '-' : '+'] }, right: isMore ? third - second : third + second },
    ],
    ask: { operands: random.shuffle([one, two, three]), operators: ['+', '+'] },
  }
  const rating = classic.rate(question)
  const isMedium = rating.kind === 'rated' && rating.band === 2
  return isMedium && new Set([first, second, third]).size === 3 && checkMade(question).kind === 'good' ? question : undefined
}

/** @returns undefined where a line has something to work out on both sides */
function withTotalsLast(question: ClassicQuestion): SumQuestion | undefined {
  const equations = question.equations.flatMap((equation) => asTotal(equation) ?? [])
  return equations.length === question.equations.length ? { ...question, equations } : undefined
}

function withSlip({ question, steps }: WorkedSums, kind: SumMistake, index: number, random: Random): WorkedSums | undefined {
  for (const slip of random.shuffle(slipsAt({ question, steps }, kind, index))) {
    const wrongSteps = work(question, (right, at) => (at === index ? slip : right))
    if (!wrongSteps || isSameAnswer(wrongSteps, steps)) continue
    const worked = { question, steps: wrongSteps }
    const certificate = certifyMistake(worked)
    if (certificate.kind === 'certified' && certificate.wrong === index && certificate.mistake === kind) return worked
  }
  return undefined
}

/** @param kinds of the first mistake and of the second */
function withTwoSlips(
  { question, steps }: WorkedSums,
  [firstKind, secondKind]: readonly [SumMistake, SumMistake],
  random: Random,
): WorkedSums | undefined {
  for (const first of random.shuffle([...steps.keys()])) {
    for (const slip of random.shuffle(slipsAt({ question, steps }, firstKind, first))) {
      const onceWrong = work(question, (right, at) => (at === first ? slip : right))
      if (!onceWrong) continue
      const later = [...onceWrong.keys()].filter((index) => index > first)
      for (const second of random.shuffle(later)) {
        const [before, rightly] = [onceWrong, steps].map((worked) => numbersOf(worked[second] as SumStep)) as [
          readonly number[],
          readonly number[],
        ]
        // A number that the first mistake changes would be put right by another one afterwards: this spares most certificates.
        const isOfItself = (slip: SumStep) => numbersOf(slip).every((number, at) => number === before[at] || before[at] === rightly[at])
        for (const further of random.shuffle(slipsAt({ question, steps: onceWrong }, secondKind, second).filter(isOfItself))) {
          const twiceWrong = work(question, (right, at) => (at === first ? slip : at === second ? further : right))
          if (!twiceWrong || isSameAnswer(twiceWrong, steps)) continue
          const worked = { question, steps: twiceWrong }
          const certificate = certifyMistakes(worked)
          const kinds = certificate.kind === 'certified' ? certificate.mistakes.map(({ mistake }) => mistake) : []
          if (kinds.join() === [firstKind, secondKind].join()) return worked
        }
      }
    }
  }
  return undefined
}

/** Plausible mistakes of a kind in place of the step at an index. */
function slipsAt({ question, steps }: WorkedSums, kind: SumMistake, index: number): readonly SumStep[] {
  return slipsIn(kind, steps[index] as SumStep, steps.slice(0, index), togetherAt(steps, index, question))
}

/** The total that a step divides among equal emoji. */
function togetherAt(steps: readonly SumStep[], index: number, { equations }: WorkedSums['question']): number | undefined {
  const step = steps[index]
  if (step?.kind !== 'share') return undefined
  const before = steps[index - 1]
  return before?.kind === 'left' && before.symbol === step.symbol ? before.total : equations[step.line]?.right
}

/** Mistakes that do not change the answer are rejected: they would be hard to believe. */
function isSameAnswer(one: readonly SumStep[], other: readonly SumStep[]): boolean {
  const [last, right] = [one.at(-1), other.at(-1)]
  return last?.kind === 'answer' && right?.kind === 'answer' && last.value === right.value
}
