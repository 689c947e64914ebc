import type { Values } from '../algebra/tidy.ts'
import type { AlgebraExplanation, AlgebraStep, QuestionPlace, ExplanationStep, Source, SymbolValue } from './explanation.ts'

/** An explanation reduced to the steps that the last one needs, renumbered, so that a walkthrough has no detours.
 *  @param values of all emoji found, needed or not */
export function explainedBy(steps: readonly AlgebraStep[], values: Values, answer: string): AlgebraExplanation {
  const way = stepsToTake(steps)
  return { kind: 'explained', steps: way.map((index) => renumbered(steps[index] as AlgebraStep, way)), values, answer }
}

/** Ascending indices of the steps that the last one needs, itself included. */
function stepsToTake(steps: readonly AlgebraStep[]): readonly number[] {
  const taken = new Set<number>()
  const take = (index: number) => {
    const step = steps[index]
    if (!step || taken.has(index)) return
    taken.add(index)
    for (const source of sourcesOf(step)) if (source?.kind === 'step') take(source.index)
    for (const { symbol } of putIn(step, steps.slice(0, index))) {
      take(steps.findIndex((earlier) => foundBy(earlier).some((found) => found.symbol === symbol)))
    }
    // The question's values are put in by the step before.
    if (step.technique === 'add up') take(index - 1)
  }
  take(steps.length - 1)
  return [...taken].toSorted((one, other) => one - other)
}

function renumbered(step: AlgebraStep, way: readonly number[]): AlgebraStep {
  const moved = <S extends { readonly kind: string }>(source: S): S =>
    'index' in source && source.kind === 'step' ? { ...source, index: way.indexOf(source.index as number) } : source
  if ('sources' in step) return { ...step, sources: [moved(step.sources[0]), moved(step.sources[1])] } as AlgebraStep
  return 'source' in step && step.source ? ({ ...step, source: moved(step.source) } as AlgebraStep) : step
}

/** @returns the values that a step finds */
export function foundBy(step: ExplanationStep): readonly SymbolValue[] {
  switch (step.technique) {
    case 'one unknown':
    case 'group value':
      return [step.found]
    case 'combine': {
      const [part, second] = step.sum.parts
      return part?.count === 1 && !second ? [{ symbol: part.symbol, value: step.sum.total }] : []
    }
    case 'together':
      return step.found
    default:
      return []
  }
}

function sourcesOf(step: AlgebraStep): readonly (Source | QuestionPlace | undefined)[] {
  return 'sources' in step ? step.sources : 'source' in step ? [step.source] : []
}

/** The values that a step substitutes. */
function putIn(step: AlgebraStep, earlier: readonly AlgebraStep[]): readonly SymbolValue[] {
  if ('known' in step) return step.known
  if ('parts' in step) return step.parts
  if ('letters' in step) return step.letters
  // Its lines may contain any earlier value.
  return step.technique === 'together' ? earlier.flatMap(foundBy) : []
}
