import { asTotal } from '../algebra/sides.ts'
import { classic } from '../classic/classic.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { ClassicQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { certifyMistake } from './certify.ts'
import { slipsIn } from './slips.ts'
import { work } from './work.ts'
import type { MistakeKind, SumQuestion, SumStep, WorkedSums } from './worked.ts'

export type SumMistake = Exclude<MistakeKind, 'place'>

const MOST_PUZZLES = 400

/** Makes a worked solution of a Classic puzzle with one mistake of a kind; everything after it follows from it.
 *  @param levels of the puzzle, Level 3 to Medium
 *  @throws Error when no suitable puzzle is found */
export function makeSums(kind: SumMistake, levels: readonly LevelId[], theme: EmojiTheme, random: Random): WorkedSums {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const question = withTotalsLast(classic.generate({ levelId: random.pick(levels), theme, random }).question)
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

/** @returns undefined where a line has something to work out on both sides */
function withTotalsLast(question: ClassicQuestion): SumQuestion | undefined {
  const equations = question.equations.flatMap((equation) => asTotal(equation) ?? [])
  return equations.length === question.equations.length ? { ...question, equations } : undefined
}

function withSlip({ question, steps }: WorkedSums, kind: SumMistake, index: number, random: Random): WorkedSums | undefined {
  const step = steps[index] as SumStep
  const slips = slipsIn(kind, step, steps.slice(0, index), togetherAt(steps, index, question))
  for (const slip of random.shuffle(slips)) {
    const wrongSteps = work(question, (right, at) => (at === index ? slip : right))
    if (!wrongSteps || isSameAnswer(wrongSteps, steps)) continue
    const worked = { question, steps: wrongSteps }
    const certificate = certifyMistake(worked)
    if (certificate.kind === 'certified' && certificate.wrong === index && certificate.mistake === kind) return worked
  }
  return undefined
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
