import type { AlgebraStep, Source, WrongValueStep, SymbolValue } from './explanation.ts'
import { shownLines } from '../grid/shown-lines.ts'
import type { AlgebraQuestion } from '../question.ts'
import type { Displayed } from '../algebra/explain-stages.ts'
import { knownIn, withNumbers, workedOut, type Values } from '../algebra/tidy.ts'

/** The steps that someone still has to take who has noted the values of some emoji, by their index: those that the last one needs,
 *  without those that only find what is noted.
 *  @param noted all of it right
 *  @returns indices into the steps, ascending; the last step is always among them */
export function stepsToTake(steps: readonly AlgebraStep[], noted: Values): readonly number[] {
  const taken = new Set<number>()
  const take = (index: number) => {
    const step = steps[index]
    if (!step || taken.has(index)) return
    taken.add(index)
    for (const source of sourcesOf(step)) if (source.kind === 'step') take(source.index)
    for (const symbol of neededFor(step, steps.slice(0, index))) {
      if (noted[symbol] === undefined) take(steps.findIndex((earlier) => foundBy(earlier).some((found) => found.symbol === symbol)))
    }
  }
  take(steps.length - 1)
  return [...taken].toSorted((one, other) => one - other)
}

/** @returns the values that a step finds */
export function foundBy(step: AlgebraStep): readonly SymbolValue[] {
  if (step.technique === 'one unknown') return [step.found]
  return step.technique === 'together' ? step.found : []
}

/** The first note, in the order of the steps, that is not the value of its emoji. What no step finds is not judged.
 *  @param noted what a player has noted for each emoji */
export function wrongValue(question: AlgebraQuestion, steps: readonly AlgebraStep[], noted: Values): WrongValueStep | undefined {
  const found = steps.flatMap(foundBy)
  const wrong = found.filter(({ symbol, value }) => noted[symbol] !== undefined && noted[symbol] !== value).map(({ symbol }) => symbol)
  const [symbol] = wrong
  const value = symbol === undefined ? undefined : noted[symbol]
  if (symbol === undefined || value === undefined) return undefined
  const broken = linesOf(question).flatMap(({ line, equation: { left, right } }) => {
    const put = withNumbers(left, noted)
    const has = knownIn(left, noted)
    const comes = has.some((known) => known.symbol === symbol) ? workedOut(put)?.value : undefined
    const others = has.filter((known) => known.symbol !== symbol && wrong.includes(known.symbol)).length
    return comes === undefined || comes === right ? [] : [{ line, put: { left: put, right }, value: comes, others }]
  })
  const [clearest] = broken.toSorted((one, other) => one.others - other.others)
  const against = clearest && { line: clearest.line, put: clearest.put, value: clearest.value }
  return { technique: 'wrong value', noted: { symbol, value }, against }
}

function linesOf(question: AlgebraQuestion): readonly Displayed[] {
  if (question.typeId === 2) return shownLines(question)
  return question.equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
}

function sourcesOf(step: AlgebraStep): readonly Source[] {
  switch (step.technique) {
    case 'tidy up':
    case 'one unknown':
      return [step.source]
    case 'combine':
      return step.sources
    default:
      return []
  }
}

/** The emoji whose values a step puts in. */
function neededFor(step: AlgebraStep, earlier: readonly AlgebraStep[]): readonly number[] {
  switch (step.technique) {
    case 'tidy up':
    case 'one unknown':
    case 'work out':
      return step.known.map(({ symbol }) => symbol)
    case 'add up':
      return step.parts.map(({ symbol }) => symbol)
    case 'spell':
      return step.letters.map(({ symbol }) => symbol)
    case 'combine':
      return []
    case 'together':
      // Its lines may have anything in them that was found before.
      return earlier.flatMap((step) => foundBy(step).map(({ symbol }) => symbol))
  }
}
