import type * as English from '../../en/words/faults.ts'
import type { MadeQuestion, MadeWay } from '../../faults.ts'
import { capital } from '../../sentences.ts'
import type { BoardUnit } from '../../steps.ts'
import { counted, listed } from '../grammar.ts'
import { spokenCell, spokenUnit } from './places.ts'
import { spokenNumber } from './spoken.ts'

const MOST_BLAMED = 4

export const faultInWords: typeof English.faultInWords = (fault, question, nameOf) => {
  const picture = (emoji: string): string => `el emoji de ${nameOf(emoji)}`
  switch (fault.kind) {
    case 'emoji unknown':
      return `${capital(picture(fault.emoji))} no se puede usar ${question.typeId === 4 ? 'en un tablero' : 'aquí'}. Elige otro emoji, por favor.`
    case 'emoji twice':
      return `${capital(picture(fault.emoji))} está dos veces. Cada emoji vale una sola cosa.`
    case 'emoji alike':
      return `${capital(listed(fault.emoji.map(picture)))} se parecen demasiado. Cambia uno de ellos, por favor.`
    case 'line too long':
      return `${lineName(fault.line)} es demasiado larga para un teléfono. Caben cuatro dibujos y números, o cinco entre los dos lados.`
    case 'line without emoji':
      return `${lineName(fault.line)} no tiene ningún emoji.`
    case 'emoji unused':
      return `Ninguna línea muestra ${picture(fault.emoji)}, así que nadie puede saber cuánto vale.`
    case 'lines contradict':
      return contradictionInWords(fault.lines)
    case 'line comes to more or less': {
      const values = fault.values.map(({ emoji, value }) => `${picture(emoji)} vale ${spokenNumber(value)}`)
      const known = fault.from.length > 0 ? `Según ${lineNames(fault.from)}, ${listed(values)}. ` : ''
      return `${known}Entonces la línea ${fault.line + 1} da ${spokenNumber(fault.comesTo)}, no ${spokenNumber(fault.says)}.`
    }
    case 'division leaves something':
      return `${lineName(fault.line)} no da un número entero.`
    case 'number too large':
      return fault.answer < 0
        ? `La respuesta sería menos ${counted(-fault.answer)}. Que sea mayor que menos diez mil, por favor.`
        : `La respuesta sería ${counted(fault.answer)}. Que sea menor que diez mil, por favor.`
    case 'two answers':
      return `Hay más de una respuesta. ${fault.ways.map((way) => wayInWords(way, question.emoji.map(nameOf))).join(' O bien: ')} Con otra línea quedaría claro.`
    case 'emoji stay open':
      return `Nada dice cuánto ${fault.emoji.length > 1 ? 'valen' : 'vale'} ${listed(fault.emoji.map(picture))}.`
    case 'not decided':
      return 'Se tarda demasiado en averiguar si este tablero tiene una sola respuesta. Ayudaría poner algunos emojis más.'
    case 'needs guessing':
      return 'Nadie podría hallar la respuesta paso a paso, sin adivinar. Da un poco más de ayuda, por favor.'
    case 'wrong number of emoji':
      return `Este tablero necesita ${fault.needed} emojis.`
    case 'nothing left to do':
      return 'Todo el tablero está lleno. Deja algunas casillas vacías, por favor.'
    case 'emoji repeats':
      return `${capital(picture(fault.emoji))} está dos veces en ${unitInWords(fault.unit, question)}.`
    case 'nothing fits':
      return `Nada cabe en la ${cellInWords(fault.cell, question)}: cada emoji ya está en su fila, columna o bloque.`
    case 'no place for':
      return `No queda lugar para ${picture(fault.emoji)} en ${unitInWords(fault.unit, question)}.`
    case 'no way to fill':
      return blameInWords(fault.toBlame, question)
    case 'two ways to fill':
      return `Hay más de una manera de llenarlo: en la ${cellInWords(fault.cell, question)} puede ir ${either(fault.emoji.map(picture))}. Pon un emoji más, por favor.`
  }
}

function contradictionInWords(lines: readonly number[]): string {
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return `La línea ${only + 1} no se cumple con ningún número entero.`
  return `${capital(lineNames(lines))} no se pueden cumplir a la vez, valgan lo que valgan los emojis en números enteros.`
}

function blameInWords(toBlame: readonly number[], question: MadeQuestion): string {
  const start = 'Se siga como se siga, el tablero no se puede llenar.'
  if (toBlame.length === 0) return `${start} Puede que más de un emoji esté en mal lugar.`
  const cells = toBlame.slice(0, MOST_BLAMED).map((cell) => `la ${cellInWords(cell, question)}`)
  return `${start} Se podría sin el emoji de ${either(cells)}.`
}

function wayInWords({ values, answer }: MadeWay, names: readonly string[]): string {
  const parts = names.map((name, symbol) => `${name} ${spokenNumber(values[symbol] ?? 0)}`)
  return `Con ${listed(parts)} es ${spokenNumber(answer)}.`
}

function cellInWords(cell: number, { board = '' }: MadeQuestion): string {
  return spokenCell(cell, Math.sqrt(board.length))
}

function unitInWords(unit: BoardUnit, { board = '' }: MadeQuestion): string {
  return spokenUnit(unit, Math.sqrt(board.length))
}

function lineName(line: number | 'ask'): string {
  return line === 'ask' ? 'La última línea, la que pregunta,' : `La línea ${line + 1}`
}

function lineNames(lines: readonly number[]): string {
  return `${lines.length > 1 ? 'las líneas' : 'la línea'} ${listed(lines.map((line) => `${line + 1}`))}`
}

/** "a", "a o b", "a, b o c" */
function either(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} o ${items.at(-1) ?? ''}`
}
