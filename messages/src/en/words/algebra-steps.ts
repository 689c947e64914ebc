import { brief, type Part } from '../../brief.ts'
import { capital, sentences } from '../../sentences.ts'
import type {
  AddUpStep,
  CombineStep,
  KnownGroup,
  OneUnknownStep,
  OtherSide,
  Put,
  DisplayedLine,
  Source,
  SpellStep,
  SpokenEquation,
  SpokenOperator,
  StepWords,
  SymbolValue,
  TidyStep,
  TogetherStep,
  Working,
  WorkOutStep,
} from '../../steps.ts'
import { isToldOutright } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { nameOf, ordinal, pictureOf } from './symbols.ts'

export function tidyWords(step: TidyStep, names: readonly string[]): StepWords {
  const left = spokenEquation(step.left, names)
  return {
    where: `Look at ${spokenSource(step.source)}.`,
    rule: step.known.length > 0 ? 'Put in what you already know, and make it shorter.' : 'Bring the numbers together, and make it shorter.',
    worked: brief(...putWords(step, names, left), `That leaves ${left}`),
  }
}

export function oneUnknownWords(step: OneUnknownStep, names: readonly string[]): StepWords {
  const { count, total } = step
  const { symbol, value } = step.found
  const name = nameOf(names, symbol)
  const where = `Look at ${spokenSource(step.source)}.`
  if (isToldOutright(step))
    return { where, rule: 'Nothing to work out here: it tells you the number.', worked: brief(...putWords(step, names)) }
  return {
    where,
    rule:
      step.known.length > 0
        ? 'Put in what you already know: only one kind of emoji is left, so it can be worked out.'
        : 'Only one kind of emoji is in it, so it can be worked out.',
    worked: brief(
      ...putWords(step, names),
      count === 1
        ? { ifRoom: `So ${name} must be ${spokenNumber(value)}`, otherwise: `So it is ${spokenNumber(value)}` }
        : sharedWords(count, name, total, value),
    ),
  }
}

/** "Two buckets are 10, so one bucket is 5" */
function sharedWords(count: number, name: string, total: number, value: number): Part {
  const all = `${capital(several(count, name))} are ${spokenNumber(total)}, so`
  return { ifRoom: `${all} ${several(1, name)} is ${spokenNumber(value)}`, otherwise: `${all} one is ${spokenNumber(value)}` }
}

/** The substituted values and the calculations with them. The line itself is drawn beside the words.
 *  @param after the next text, which is not repeated */
function putWords(
  { source, known, groups, put, otherSide, workings, balance, isTurned, scale }: Put,
  names: readonly string[],
  after?: string,
): Part[] {
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const shown = spokenEquation({ left: put.left, right: otherSide?.put ?? put.right }, names)
  const line = known.length > 0 ? 'Put in, it' : capital(source.kind === 'step' ? 'it' : spokenSource(source))
  return [
    { ifRoom: known.length > 0 ? `You know that ${spokenValues(known, names)}` : '' },
    ...groupWords(names, groups),
    { ifRoom: shown === after ? '' : `${line} says: ${shown}` },
    ...otherSideWords(names, otherSide),
    firstWords(workings, isSeveral),
    ...balanceParts(balance, isTurned),
    isTurned && balance.length === 0 ? 'Turn all the signs around' : '',
    scale > 1 ? scaledWords(scale, balance.at(-1)?.value ?? (isTurned ? -put.right : put.right)) : '',
  ]
}

/** @param value of the numbers before */
function scaledWords(scale: number, value: number): Part {
  const otherwise = `Take everything ${times(scale)}, so that nothing is divided any more`
  return { ifRoom: `${otherwise}: ${times(scale)} ${spokenNumber(value)} is ${spokenNumber(scale * value)}`, otherwise }
}

/** "Three pears are 21", for emoji combined to one number. */
function groupWords(names: readonly string[], groups: readonly KnownGroup[] = []): Part[] {
  return groups.map(({ symbol, count, value }) => ({
    ifRoom: `${capital(several(count, nameOf(names, symbol)))} are ${spokenNumber(value)}`,
  }))
}

/** What the other side comes to, and what is on both. */
function otherSideWords(names: readonly string[], { workings, taken }: Pick<OtherSide, 'workings' | 'taken'> = NOTHING): Part[] {
  return [
    ...workings.map(stepWords),
    ...taken.map(({ symbol, count }) => `Take ${several(count, nameOf(names, symbol))} away on both sides`),
  ]
}

const NOTHING = { workings: [], taken: [] } as const

/** × and ÷, before + and − where there are any. */
function firstWords(workings: readonly Working[], isSeveral: boolean): Part {
  const strong = workings.filter(({ operator }) => operator === '*' || operator === '/')
  if (strong.length === 0) return ''
  const reason = isSeveral ? `${strong.some(({ operator }) => operator === '*') ? 'Times' : 'Dividing'} comes first: ` : ''
  const spoken = strong.map(spokenWorking).join(', and ')
  return { ifRoom: capital(reason + spoken), otherwise: capital(spoken) }
}

/** One number is added or subtracted on both sides; equal ones are combined before. */
function balanceWords(working: Working, isTurned: boolean, isLast: boolean): Part {
  const step = stepWords(working)
  if (!isTurned && working.operator === '-') return { ...step, ifRoom: `Take away ${working.right}: ${spokenWorking(working)}` }
  return isTurned && isLast
    ? { ifRoom: `What is taken away makes the difference: ${spokenWorking(working)}`, otherwise: step.otherwise }
    : step
}

const MOST_TOLD_APART = 2

function balanceParts(balance: readonly Working[], isTurned: boolean): readonly Part[] {
  if (balance.length > MOST_TOLD_APART)
    return [{ ifRoom: sentences(...balance.map((each) => stepWords(each).ifRoom)), otherwise: chainWords(balance) }]
  return balance.map((working, index) => balanceWords(working, isTurned, index === balance.length - 1))
}

/** Several calculations in one sentence: "20 minus 3 is 17, minus 5 is 12". */
function chainWords(workings: readonly Working[]): string {
  return workings
    .map((working, index) => {
      const { left, operator, right, value } = working
      if (index === 0) return capital(plainWorking(working))
      const isOnward = left === workings[index - 1]?.value
      return isOnward ? `, ${SPOKEN[operator]} ${spokenNumber(right)} is ${spokenNumber(value)}` : `. ${capital(plainWorking(working))}`
    })
    .join('')
}

/** A calculation, with a detour around negative numbers where there is room. */
function stepWords(working: Working): { readonly ifRoom: string; readonly otherwise: string } {
  return { ifRoom: capital(spokenWorking(working)), otherwise: capital(plainWorking(working)) }
}

export function combineWords(step: CombineStep, names: readonly string[]): StepWords {
  const { sources, times: taken, equations, operator, without, dividedBy, left } = step
  const gone = pictureOf(names, without)
  const [one, other] = sources.map((source, index) => {
    const name = source.kind === 'step' ? `step ${source.index + 1}` : spokenSource(source)
    const count = taken[index] as number
    return count === 1 ? name : `${times(count)} ${name}`
  })
  const isGivenBack = operator === '+'
  return {
    where: `Look at ${listed(sources.toSorted((one, other) => one.index - other.index).map(spokenSource))} together.`,
    rule: isGivenBack
      ? `Add them up so that ${gone} goes away: one line adds it and the other takes it away.`
      : `Take one from the other so that ${gone} goes away: both have it equally often.`,
    worked: brief(
      {
        ifRoom: `${capital(one ?? '')} says: ${spokenEquation(equations[0], names)}. ${capital(other ?? '')}: ${spokenEquation(equations[1], names)}`,
      },
      `${capital(one ?? '')} ${isGivenBack ? 'plus' : 'minus'} ${other}${dividedBy > 1 ? `, shared by ${dividedBy},` : ''} leaves ${spokenEquation(left, names)}`,
    ),
  }
}

export function togetherWords({ lines, found, answer }: TogetherStep, names: readonly string[]): StepWords {
  const result = answer === undefined ? spokenValues(found, names) : `the answer is ${spokenNumber(answer)}`
  if (lines.length === 1 && answer === undefined) {
    const [line] = lines.map(spokenSource)
    return {
      where: `Look at ${line}.`,
      rule: 'Try numbers: only one makes it true.',
      worked: sentences(`It comes true in only one way: ${result}`),
    }
  }
  return {
    where: `Look at ${listed(lines.map(spokenSource))} together.`,
    rule: 'None of them is enough alone, but together they leave only one way.',
    worked: sentences(`They all come true in only one way: ${result}`),
  }
}

export function workOutWords(step: WorkOutStep, names: readonly string[]): StepWords {
  const { known, groups, put, workings, less, answer } = step
  if (less) return moreWords(step, less, names)
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const weak = workings.filter(({ operator }) => operator === '+' || operator === '-')
  return {
    where: 'Look at the question.',
    rule:
      workings.length > weak.length && isSeveral
        ? 'Put in what you know. Times and divided by come before plus and minus.'
        : 'Put in what you know.',
    worked: brief(
      { ifRoom: known.length > 0 ? `You know that ${spokenValues(known, names)}` : '' },
      ...groupWords(names, groups),
      { ifRoom: put.left.operators.length > 0 ? `The question says: ${spokenExpression(put.left, names)}` : '' },
      firstWords(workings, isSeveral),
      ...weak.map(stepWords),
      `The answer is ${spokenNumber(answer)}`,
    ),
  }
}

/** "One is 6, the other is 4. 6 is more" */
function moreWords({ known, answer }: WorkOutStep, { right }: SpokenEquation, names: readonly string[]): StepWords {
  return {
    where: 'Look at the question: one of the two is more.',
    rule: 'Put in what you know, and see how much each of the two is.',
    worked: brief(
      { ifRoom: known.length > 0 ? `You know that ${spokenValues(known, names)}` : '' },
      `One is ${spokenNumber(answer)}, the other is ${spokenNumber(right)}`,
      `${spokenNumber(answer)} is more: that is the answer`,
    ),
  }
}

export function addUpWords({ line, parts, answer }: AddUpStep, names: readonly string[]): StepWords {
  const amounts = parts.map(({ symbol, count, value }) => {
    const name = pictureOf(names, symbol)
    return count === 1 ? `${name} is ${spokenNumber(value)}` : `${name} ${times(count)} is ${spokenNumber(count * value)}`
  })
  const together = parts.map(({ count, value }) => (count === 1 ? '' : `${count} times `) + spokenNumber(value)).join(' plus ')
  return {
    where: `Look at ${spokenSource(line)}, the one with the question mark.`,
    rule: 'You know all of its emoji now, so add them up.',
    worked: brief({ ifRoom: capital(listed(amounts)) }, `${capital(together)} is ${spokenNumber(answer)}`, {
      ifRoom: `The answer is ${spokenNumber(answer)}`,
    }),
  }
}

export function spellWords({ letters, answer }: SpellStep, names: readonly string[]): StepWords {
  const spelled = letters.map(({ value, letter }) => `${value} is ${letter}`)
  return {
    where: 'Look at the emoji of the word.',
    rule: 'Each number is a place in the alphabet: 1 is A, 2 is B, up to 26 for Z.',
    worked: brief(
      { ifRoom: capital(listed(letters.map(({ symbol, value }) => `${pictureOf(names, symbol)} is ${value}`))) },
      capital(listed(spelled)),
      `The word is ${answer}`,
    ),
  }
}

const SPOKEN: Readonly<Record<SpokenOperator, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }
const TIMES: readonly string[] = ['', 'once', 'twice', 'three times', 'four times']

function spokenWorking(working: Working): string {
  const { left, operator, right, value } = working
  if (right >= 0 || operator === '*' || operator === '/') return plainWorking(working)
  const other = operator === '+' ? 'minus' : 'plus'
  const same = `is the same as ${spokenNumber(left)} ${other} ${-right}, which is ${spokenNumber(value)}`
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${same}`
}

function plainWorking({ left, operator, right, value }: Working): string {
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} is ${spokenNumber(value)}`
}

function spokenValues(values: readonly SymbolValue[], names: readonly string[]): string {
  return listed(values.map(({ symbol, value }) => `${pictureOf(names, symbol)} is ${spokenNumber(value)}`))
}

export function spokenSource(source: Source | DisplayedLine): string {
  switch (source.kind) {
    case 'equation':
      return `the ${ordinal(source.index)} line`
    case 'step':
      return `what you found in step ${source.index + 1}`
    default:
      return `${source.kind} ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} times`
}
