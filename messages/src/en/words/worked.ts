import { capital } from '../../sentences.ts'
import type { MistakeKind, WorkedStep } from '../../steps.ts'
import { spokenCell, spokenUnit } from './places.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { nameOf, ordinal, pictureOf } from './symbols.ts'

/** A step of someone's solution as they would say it.
 *  @param names the spoken name of each emoji
 *  @param side cells a side, where the step is on a board
 *  @param before the step that it follows from, if any: from another line nothing follows */
export function workedWords(step: WorkedStep, names: readonly string[], side: number, before?: WorkedStep): string {
  switch (step.kind) {
    case 'put':
      return `In the ${ordinal(step.line)} line I put in what I know: ${spokenEquation(step.put, names)}.`
    case 'left':
      return `${opening(step.line, before)} ${amount(step.count, nameOf(names, step.symbol))} ${spokenNumber(step.total)}.`
    case 'share':
      return `${opening(step.line, before)} ${amount(1, nameOf(names, step.symbol))} ${spokenNumber(step.value)}.`
    case 'ask':
      return `In the question I put in what I know: ${spokenExpression(step.put, names)}.`
    case 'answer':
      return `That makes ${spokenNumber(step.value)}.`
    case 'place':
      return `In ${spokenUnit(step.unit, side)}, ${pictureOf(names, step.digit - 1)} has only one place: ${spokenCell(step.cell, side)}.`
  }
}

/** Where to look, without saying which step it is. */
export function lookAgainWords(kind: MistakeKind): string {
  return LOOK_AGAIN[kind]
}

/** Why a step was wrong, once the right one is found.
 *  @param right the step as it should be */
export function whyWords(kind: MistakeKind, right: WorkedStep, names: readonly string[], side: number): string {
  if (right.kind === 'place') {
    return `The ${nameOf(names, right.digit - 1)} emoji goes there. The other one had another place to go to: look at all its places first.`
  }
  return `${WHY[kind]} ${capital(workedWords(right, names, side))}`
}

const LOOK_AGAIN: Readonly<Record<MistakeKind, string>> = {
  order: 'Look at the lines with ×: is × done before + and −?',
  copied: 'Compare the numbers with the puzzle and with what was found before: is each one still the same?',
  sign: 'Look at + and −: what is added on one side is taken away on the other.',
  sharing: 'Look where several equal emoji become one: how much does each of them get?',
  place: 'Look at all empty cells of the row, column or box: could the emoji go into another one, too?',
}

const WHY: Readonly<Record<MistakeKind, string>> = {
  order: '× comes before + and −, wherever it stands.',
  copied: 'A number was copied wrongly. That happens to everybody.',
  sign: 'A + was taken for a −, or a − for a +.',
  sharing: 'Equal emoji share equally, each gets as much as the others.',
  place: '',
}

function opening(line: number, before: WorkedStep | undefined): string {
  return before && 'line' in before && before.line === line ? 'So' : `The ${ordinal(line)} line tells me that`
}

function amount(count: number, name: string): string {
  return `${several(count, name)} ${count === 1 ? 'is' : 'are'}`
}
