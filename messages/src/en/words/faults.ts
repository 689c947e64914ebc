import type { MadeFault, MadeQuestion, MadeWay } from '../../faults.ts'
import { capital } from '../../sentences.ts'
import type { BoardUnit } from '../../steps.ts'
import { counted, listed } from '../grammar.ts'
import { spokenCell, spokenUnit } from './places.ts'
import { spokenNumber } from './spoken.ts'

/** Most givens to name; more would only confuse. */
const MOST_BLAMED = 4

/** The fault in a sentence or two, which can be checked with the puzzle at hand. */
export function faultInWords(fault: MadeFault, question: MadeQuestion, nameOf: (emoji: string) => string): string {
  // Works for singular and plural names: "is" refers to the emoji.
  const picture = (emoji: string): string => `the ${nameOf(emoji)} emoji`
  switch (fault.kind) {
    case 'emoji unknown':
      return `${capital(picture(fault.emoji))} cannot be used ${question.typeId === 4 ? 'on a board' : 'here'}. Please choose another emoji.`
    case 'emoji twice':
      return `The emoji ${nameOf(fault.emoji)} is there twice. Each emoji stands for one thing.`
    case 'emoji alike':
      return `The emoji ${nameOf(fault.emoji[0])} and ${nameOf(fault.emoji[1])} look too much alike. Please change one of them.`
    case 'line too long':
      return `${lineName(fault.line)} is too long for a phone. Four pictures and numbers fit, or five on both sides together.`
    case 'line without emoji':
      return `${lineName(fault.line)} has no emoji in it.`
    case 'emoji unused':
      return `No line shows ${nameOf(fault.emoji)}, so nobody can find what it stands for.`
    case 'lines contradict':
      return contradictionInWords(fault.lines)
    case 'line comes to more or less': {
      const values = fault.values.map(({ emoji, value }) => `${picture(emoji)} is ${spokenNumber(value)}`)
      const known = fault.from.length > 0 ? `From ${lineNames(fault.from)}, ${listed(values)}. ` : ''
      return `${known}Then line ${fault.line + 1} comes to ${spokenNumber(fault.comesTo)}, not to ${spokenNumber(fault.says)}.`
    }
    case 'division leaves something':
      return `${lineName(fault.line)} does not come to a whole number.`
    case 'number too large':
      return fault.answer < 0
        ? `The answer would be minus ${counted(-fault.answer)}. Please keep it above minus 10,000.`
        : `The answer would be ${counted(fault.answer)}. Please keep it below 10,000.`
    case 'two answers':
      return `There is more than one answer. ${fault.ways.map((way) => wayInWords(way, question.emoji.map(nameOf))).join(' Or: ')} Another line would settle it.`
    case 'emoji stay open':
      return `Nothing says what ${listed(fault.emoji.map(picture))} ${fault.emoji.length > 1 ? 'stand' : 'stands'} for.`
    case 'not decided':
      return 'It takes too long to find out whether this board has one answer. A few more emoji on it would help.'
    case 'needs guessing':
      return 'Nobody could find the answer step by step, without guessing. Please give a little more help.'
    case 'wrong number of emoji':
      return `This board needs ${fault.needed} emoji.`
    case 'nothing left to do':
      return 'The whole board is filled. Please leave some cells empty.'
    case 'emoji repeats':
      return `${capital(picture(fault.emoji))} is twice in ${unitInWords(fault.unit, question)}.`
    case 'nothing fits':
      return `Nothing fits into ${cellInWords(fault.cell, question)}: each emoji is already in its row, column or box.`
    case 'no place for':
      return `There is no place left for ${nameOf(fault.emoji)} in ${unitInWords(fault.unit, question)}.`
    case 'no way to fill':
      return blameInWords(fault.toBlame, question)
    case 'two ways to fill':
      return `There is more than one way to fill it: ${cellInWords(fault.cell, question)} may be ${either(fault.emoji.map(nameOf))}. Please give one more emoji.`
  }
}

function contradictionInWords(lines: readonly number[]): string {
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return `Line ${only + 1} is true for no whole numbers.`
  return `${capital(lineNames(lines))} cannot ${lines.length === 2 ? 'both' : 'all'} be true, whatever whole numbers the emoji stand for.`
}

function blameInWords(toBlame: readonly number[], question: MadeQuestion): string {
  const start = 'However one goes on, the board cannot be filled.'
  if (toBlame.length === 0) return `${start} More than one of the emoji may be in the wrong place.`
  const cells = toBlame.slice(0, MOST_BLAMED).map((cell) => cellInWords(cell, question))
  return `${start} It could without the emoji in ${either(cells)}.`
}

function wayInWords({ values, answer }: MadeWay, names: readonly string[]): string {
  const parts = names.map((name, symbol) => `${name} ${spokenNumber(values[symbol] ?? 0)}`)
  return `With ${listed(parts)} it is ${spokenNumber(answer)}.`
}

function cellInWords(cell: number, { board = '' }: MadeQuestion): string {
  return spokenCell(cell, Math.sqrt(board.length))
}

function unitInWords(unit: BoardUnit, { board = '' }: MadeQuestion): string {
  return spokenUnit(unit, Math.sqrt(board.length))
}

function lineName(line: number | 'ask'): string {
  return line === 'ask' ? 'The last line, which asks,' : `Line ${line + 1}`
}

function lineNames(lines: readonly number[]): string {
  return `${lines.length > 1 ? 'lines' : 'line'} ${listed(lines.map((line) => `${line + 1}`))}`
}

/** "a", "a or b", "a, b or c" */
function either(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`
}
