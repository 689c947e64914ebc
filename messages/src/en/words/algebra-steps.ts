import { capital, sentences } from '../../sentences.ts'
import type {
  AddUpStep,
  QuestionPlace,
  Balance,
  CalculateStep,
  CombineStep,
  DisplayedLine,
  DivideStep,
  EquateStep,
  IsolateStep,
  KnownGroup,
  Manner,
  MultiplyStep,
  OneUnknownStep,
  PutInStep,
  PutLineInStep,
  Source,
  SpellStep,
  SpokenExpression,
  SpokenOperator,
  SpokenSide,
  StepWords,
  SubstituteStep,
  SymbolValue,
  TakeOffStep,
  TidyStep,
  TogetherStep,
  Working,
  WorkOutStep,
} from '../../steps.ts'
import { countedOn } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { HIDDEN_TILE, nameOf, ordinal, pictureOf } from './symbols.ts'

export function putInWords({ source, known, groups = [], left, right }: PutInStep, names: readonly string[]): StepWords {
  const place =
    source.kind === 'question' || right !== undefined ? spokenSource(source) : `${spokenSource(source)}, the one with the question mark`
  return {
    where: `Look at ${place}.`,
    rule: 'Put in what you already know.',
    worked: sentences(
      `You know that ${spokenValues(known, names)}`,
      ...groups.map((group) => groupWords(group, names)),
      `Put that into ${spokenSource(source)}: ${spokenLine(left, right, names)}`,
    ),
  }
}

/** "Three pears are 21", for emoji combined to one number. */
function groupWords({ symbol, count, value }: KnownGroup, names: readonly string[]): string {
  return `${capital(several(count, nameOf(names, symbol)))} are ${spokenNumber(value)}`
}

export function calculateWords({ source, workings, left, right }: CalculateStep, names: readonly string[]): StepWords {
  const isFirst = workings.every(({ operator }) => operator === '*' || operator === '/')
  const isMixed = isFirst && left.operators.some((operator) => operator === '+' || operator === '-')
  const first = workings.some(({ operator }) => operator === '*') ? 'Times' : 'Dividing'
  const worked = workings.map(spokenWorking).join(', and ')
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: isMixed ? 'Times and divided by come before plus and minus.' : 'Work out the numbers first.',
    worked: sentences(isMixed ? `${first} comes first: ${worked}` : capital(worked), `Now it says: ${spokenLine(left, right, names)}`),
  }
}

export function tidyWords(step: TidyStep, names: readonly string[], manner: Manner): StepWords {
  return {
    where: `Look at ${spokenSource(step.source)}.`,
    rule: hasChanges(step) ? 'Make it shorter: leave only emoji on one side.' : 'Make it shorter: count how often each emoji is in it.',
    worked: sentences(saidLine(step, names), ...balanceWords(step, manner), `That leaves ${spokenEquation(step.left, names)}`),
  }
}

export function oneUnknownWords(step: OneUnknownStep, names: readonly string[], manner: Manner): StepWords {
  const { count, found, totals, source, sameAs } = step
  const name = nameOf(names, found.symbol)
  const isOutright = count === 1 && !hasChanges(step)
  const says = saidLine(step, names)
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: isOutright ? 'Nothing to work out here: it tells you the number.' : 'Only one kind of emoji is left, so you can find it.',
    worked: sentences(
      says,
      ...balanceWords(step, manner),
      count === 1
        ? isOutright && says !== ''
          ? ''
          : `So ${name === HIDDEN_TILE ? `the ${name}` : name} must be ${spokenNumber(found.value)}`
        : sharedWords(count, name, totals[1], found.value),
      sameAs === undefined ? '' : `${capital(pictureOf(names, sameAs))} is ${spokenNumber(found.value)} too: that is what is hidden`,
    ),
  }
}

/** "Two buckets are 10, so one bucket is 5"; of many "12 times bucket equals 60, so bucket must be 5" */
function sharedWords(count: number, name: string, total: number, value: number): string {
  if (count > MOST_PICTURED) return `${count} times ${name} equals ${spokenNumber(total)}, so ${name} must be ${spokenNumber(value)}`
  return `${capital(several(count, name))} ${name === HIDDEN_TILE ? 'is' : 'are'} ${spokenNumber(total)}, so ${several(1, name)} is ${spokenNumber(value)}`
}

const MOST_PICTURED = 6

function hasChanges({ balance, isTurned, scale }: Balance): boolean {
  return balance.length > 0 || isTurned || scale > 1
}

/** The words of a line on display; an earlier step's result has just been said. */
function saidLine({ source, from }: Balance, names: readonly string[]): string {
  return source.kind === 'step' ? '' : `${capital(spokenSource(source))} says: ${spokenEquation(from, names)}`
}

/** Numbers go to the other side, or a division is undone. */
function balanceWords(step: Balance, { countsOn }: Manner): string[] {
  const { balance, isTurned, scale, totals } = step
  const counted = countsOn && !isTurned && scale === 1 ? countedOn(step) : undefined
  if (counted) return countedWords(counted, step.added ?? [])
  return [
    ...balance.map((working, index) => movedWords(working, isTurned, index === balance.length - 1)),
    isTurned && balance.length === 0 ? 'Turn all the signs around' : '',
    scale > 1
      ? `Take everything ${times(scale)}, so that nothing is divided any more: ${times(scale)} ${spokenNumber(totals[1] / scale)} is ${spokenNumber(totals[1])}`
      : '',
  ]
}

/** "Count on from 3: 4, 5. That is 2 more" */
function countedWords(
  { from, numbers }: { readonly from: number; readonly numbers: readonly number[] },
  added: readonly number[],
): string[] {
  const together = added.length > 1 ? [`${added.join(' and ')} are ${from}`] : []
  const more = numbers.length
  return [...together, `Count on from ${from}: ${numbers.join(', ')}`, more === 1 ? 'That is one more' : `That is ${more} more`]
}

/** One number is added or subtracted on both sides; equal ones are combined before. */
function movedWords(working: Working, isTurned: boolean, isLast: boolean): string {
  if (!isTurned && working.operator === '-') return `Take away ${spokenNumber(working.right)}: ${spokenWorking(working)}`
  return isTurned && isLast ? `What is taken away makes the difference: ${spokenWorking(working)}` : capital(spokenWorking(working))
}

export function multiplyWords({ source, times: count, before, left }: MultiplyStep, names: readonly string[]): StepWords {
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: 'You may take a whole line several times: it stays true.',
    worked: sentences(
      `${capital(spokenSource(source))} says: ${spokenEquation(before, names)}`,
      `Take all of it ${times(count)}: ${spokenEquation(left, names)}`,
    ),
  }
}

export function combineWords({ sources, equations, operator, without, left }: CombineStep, names: readonly string[]): StepWords {
  const [one, other] = sources.map(spokenSource)
  const isSum = operator === '+'
  return {
    where: `Look at ${listed(sources.toSorted((first, second) => first.index - second.index).map(spokenSource))} together.`,
    rule: combineRule(isSum, without, names),
    worked: sentences(
      ...sources.map((source, index) => `${capital(spokenSource(source))} says: ${spokenEquation(equations[index as 0 | 1], names)}`),
      `${capital(one ?? '')} ${isSum ? 'plus' : 'minus'} ${other} leaves ${spokenEquation(left, names)}`,
    ),
  }
}

function combineRule(isSum: boolean, without: number | undefined, names: readonly string[]): string {
  if (without === undefined)
    return isSum ? 'Add them up: that makes an easier line.' : 'Take one from the other: that makes an easier line.'
  const gone = pictureOf(names, without)
  return isSum
    ? `One adds ${gone} and the other takes it away. Add them up, and it is gone.`
    : `Both have ${gone} equally often. Take one from the other, and it is gone.`
}

export function divideWords({ source, divisor, before, left }: DivideStep, names: readonly string[]): StepWords {
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: 'You may share a whole line equally: it stays true.',
    worked: sentences(
      `${capital(spokenSource(source))} says: ${spokenEquation(before, names)}`,
      `Share all of it by ${divisor}: ${spokenEquation(left, names)}`,
    ),
  }
}

export function isolateWords({ source, before, symbol, worth }: IsolateStep, names: readonly string[]): StepWords {
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: 'It tells you what one emoji is worth in other emoji.',
    worked: sentences(
      `${capital(spokenSource(source))} says: ${spokenEquation(before, names)}`,
      `So ${pictureOf(names, symbol)} is worth ${spokenExpression(worth, names)}`,
    ),
  }
}

export function substituteWords({ sources: [, into], before, symbol, worth, left }: SubstituteStep, names: readonly string[]): StepWords {
  const line = spokenSource(into)
  return {
    where: `Look at ${line}.`,
    rule: `Put what you found in place of ${pictureOf(names, symbol)}: they are worth the same.`,
    worked: sentences(
      `${capital(line)} says: ${spokenEquation(before, names)}`,
      `Put ${spokenExpression(worth, names)} in place of ${nameOf(names, symbol) === HIDDEN_TILE ? 'the' : 'each'} ${nameOf(names, symbol)}`,
      `Now it says: ${spokenEquation(left, names)}`,
    ),
  }
}

export function putLineInWords({ sources: [group, into], group: line, left }: PutLineInStep, names: readonly string[]): StepWords {
  const [one, other] = [spokenSource(group), spokenSource(into)]
  return {
    where: `Look at ${listed([one, other])} together.`,
    rule: `All of ${one} is in ${other}, too.`,
    worked: sentences(
      `${capital(one)} says: ${spokenEquation(line, names)}`,
      `Put ${spokenNumber(line.right)} for all of that in ${other}: ${spokenEquation(left, names)}`,
    ),
  }
}

export function equateWords({ sources, left, right }: EquateStep, names: readonly string[]): StepWords {
  const [one, other] = [spokenSource(sources[0]), spokenSource(sources[1])]
  return {
    where: `Look at ${listed([one, other])} together.`,
    rule: 'Both have the same total, so one equals the other.',
    worked: sentences(`${capital(one)} equals ${other}: ${spokenEquation({ left, right }, names)}`),
  }
}

export function takeOffWords({ source, both, left }: TakeOffStep, names: readonly string[]): StepWords {
  return {
    where: `Look at ${spokenSource(source)}.`,
    rule: 'Some emoji are on both sides. Take them off both: the sides stay equal.',
    worked: sentences(
      `Take ${listed(both.map(({ symbol, count }) => several(count, nameOf(names, symbol))))} off each side`,
      `That leaves ${spokenEquation(left, names)}`,
    ),
  }
}

export function togetherWords({ lines, found, answer }: TogetherStep, names: readonly string[]): StepWords {
  const [line = '', second] = lines.map(spokenSource)
  if (answer === undefined && second === undefined)
    return {
      where: `Look at ${line}.`,
      rule: 'Try small numbers, until it comes true.',
      worked: sentences(`It comes true if ${spokenValues(found, names)}, and in no other way`),
    }
  return {
    where: `Look at ${listed(lines.map(spokenSource))} together.`,
    rule:
      answer === undefined
        ? 'Working this out takes large numbers. Try small ones instead, until all the lines come true.'
        : 'None of them is enough alone, but together they leave only one way.',
    worked: sentences(
      answer === undefined
        ? `All the lines come true if ${spokenValues(found, names)}, and in no other way`
        : `They all come true in only one way: the answer is ${spokenNumber(answer)}`,
    ),
  }
}

export function workOutWords({ known, workings, less, answer }: WorkOutStep, names: readonly string[]): StepWords {
  const know = known.length > 0 ? `You know that ${spokenValues(known, names)}` : ''
  if (less)
    return {
      where: 'Look at the question: one of the two is more.',
      rule: 'Put in what you know, and see how much each of the two is.',
      worked: sentences(
        know,
        `One side is ${spokenNumber(answer)}, the other side is ${spokenNumber(less.right)}`,
        `${capital(spokenNumber(answer))} is more: that is the answer`,
      ),
    }
  return {
    where: 'Look at the question.',
    rule: workings.length > 0 ? 'You know all of its numbers, so work it out.' : 'You know what it asks for.',
    worked: sentences(know, ...workings.map((working) => capital(spokenWorking(working))), `The answer is ${spokenNumber(answer)}`),
  }
}

export function addUpWords({ line, parts, answer }: AddUpStep, _names: readonly string[]): StepWords {
  const together = parts.map(({ count, value }) => (count === 1 ? '' : `${count} times `) + spokenNumber(value)).join(' plus ')
  return {
    where: `Look at ${spokenSource(line)}, the one with the question mark.`,
    rule: 'You know all of its numbers, so add them up.',
    worked: sentences(`${capital(together)} is ${spokenNumber(answer)}`, `The answer is ${spokenNumber(answer)}`),
  }
}

export function spellWords({ letters, answer }: SpellStep, names: readonly string[]): StepWords {
  return {
    where: 'Look at the emoji of the word.',
    rule: 'Each number is a place in the alphabet: 1 is A, 2 is B, up to 26 for Z.',
    worked: sentences(
      ...letters.map(({ symbol, value, letter }) => `${capital(pictureOf(names, symbol))}: ${value} is ${letter}`),
      `The word is ${answer}`,
    ),
  }
}

const SPOKEN: Readonly<Record<SpokenOperator, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }
const TIMES: readonly string[] = ['', 'once', 'twice', 'three times', 'four times']

/** A calculation, with a detour around negative numbers. */
function spokenWorking(working: Working): string {
  const { left, operator, right, value } = working
  if (right >= 0 || operator === '*' || operator === '/')
    return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} is ${spokenNumber(value)}`
  const other = operator === '+' ? 'minus' : 'plus'
  const same = `is the same as ${spokenNumber(left)} ${other} ${-right}, which is ${spokenNumber(value)}`
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${same}`
}

/** "apple plus 2 equals 7"; of what is asked "5 plus 2" */
function spokenLine(left: SpokenExpression, right: SpokenSide | undefined, names: readonly string[]): string {
  return right === undefined ? spokenExpression(left, names) : spokenEquation({ left, right }, names)
}

function spokenValues(values: readonly SymbolValue[], names: readonly string[]): string {
  return listed(values.map(({ symbol, value }) => `${pictureOf(names, symbol)} is ${spokenNumber(value)}`))
}

export function spokenSource(source: Source | DisplayedLine | QuestionPlace): string {
  switch (source.kind) {
    case 'question':
      return 'the question'
    case 'equation':
      return `the ${ordinal(source.index)} line`
    case 'step':
      return `step ${source.index + 1}`
    default:
      return `${source.kind} ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} times`
}
