import type * as English from '../../en/words/faults.ts'
import type { MadeQuestion, MadeWay } from '../../faults.ts'
import { capital } from '../../sentences.ts'
import type { BoardUnit } from '../../steps.ts'
import { counted, listed } from '../grammar.ts'
import { spokenCell, spokenUnit } from './places.ts'
import { spokenNumber } from './spoken.ts'

const MOST_BLAMED = 4

export const faultInWords: typeof English.faultInWords = (fault, question, nameOf) => {
  const picture = (emoji: string): string => `l’emoji ${nameOf(emoji)}`
  switch (fault.kind) {
    case 'emoji unknown':
      return `${capital(picture(fault.emoji))} ne peut pas servir ${question.typeId === 4 ? 'dans une grille' : 'ici'}. Choisis-en un autre, s’il te plaît.`
    case 'emoji twice':
      return `${capital(picture(fault.emoji))} y est deux fois. Chaque emoji ne vaut qu’une chose.`
    case 'emoji alike':
      return `${capital(listed(fault.emoji.map(picture)))} se ressemblent trop. Changes-en un, s’il te plaît.`
    case 'line too long':
      return `${lineName(fault.line)} est trop longue pour un téléphone. Il y a de la place pour quatre images et nombres, ou cinq sur les deux côtés.`
    case 'line without emoji':
      return `${lineName(fault.line)} n’a pas d’emoji.`
    case 'emoji unused':
      return `Aucune ligne ne montre ${picture(fault.emoji)}, alors personne ne peut savoir combien il vaut.`
    case 'lines contradict':
      return contradictionInWords(fault.lines)
    case 'line comes to more or less': {
      const values = fault.values.map(({ emoji, value }) => `${picture(emoji)} vaut ${spokenNumber(value)}`)
      const known = fault.from.length > 0 ? `D’après ${lineNames(fault.from)}, ${listed(values)}. ` : ''
      return `${known}La ligne ${fault.line + 1} donne alors ${spokenNumber(fault.comesTo)}, pas ${spokenNumber(fault.says)}.`
    }
    case 'division leaves something':
      return `${lineName(fault.line)} ne donne pas un nombre entier.`
    case 'number too large':
      return fault.answer < 0
        ? `La réponse serait moins ${counted(-fault.answer)}. Reste au-dessus de moins ${counted(10_000)}, s’il te plaît.`
        : `La réponse serait ${counted(fault.answer)}. Reste au-dessous de ${counted(10_000)}, s’il te plaît.`
    case 'two answers':
      return `Il y a plus d’une réponse. ${fault.ways.map((way) => wayInWords(way, question.emoji.map(nameOf))).join(' Ou bien : ')} Une ligne de plus le dirait.`
    case 'emoji stay open':
      return `Rien ne dit combien ${fault.emoji.length > 1 ? 'valent' : 'vaut'} ${listed(fault.emoji.map(picture))}.`
    case 'not decided':
      return 'C’est trop long de savoir si cette grille n’a qu’une réponse. Quelques emojis de plus aideraient.'
    case 'needs guessing':
      return 'On ne peut pas trouver la réponse pas à pas, sans deviner. Aide un peu plus, s’il te plaît.'
    case 'wrong number of emoji':
      return `Cette grille a besoin de ${fault.needed} emojis.`
    case 'nothing left to do':
      return 'Toute la grille est remplie. Laisse quelques cases vides, s’il te plaît.'
    case 'emoji repeats':
      return `${capital(picture(fault.emoji))} est deux fois dans ${unitInWords(fault.unit, question)}.`
    case 'nothing fits':
      return `Rien ne va dans la ${cellInWords(fault.cell, question)} : chaque emoji est déjà dans sa ligne, sa colonne ou son bloc.`
    case 'no place for':
      return `Il ne reste pas de place pour ${picture(fault.emoji)} dans ${unitInWords(fault.unit, question)}.`
    case 'no way to fill':
      return blameInWords(fault.toBlame, question)
    case 'two ways to fill':
      return `Il y a plus d’une façon de la remplir : à la ${cellInWords(fault.cell, question)}, il peut y avoir ${either(fault.emoji.map(picture))}. Place un emoji de plus, s’il te plaît.`
  }
}

function contradictionInWords(lines: readonly number[]): string {
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return `La ligne ${only + 1} n’est vraie avec aucun nombre entier.`
  return `${capital(lineNames(lines))} ne peuvent pas être vraies ensemble, quels que soient les nombres entiers.`
}

function blameInWords(toBlame: readonly number[], question: MadeQuestion): string {
  const start = 'Quoi qu’on fasse, cette grille ne peut pas être remplie.'
  if (toBlame.length === 0) return `${start} Plus d’un emoji est peut-être mal placé.`
  const cells = toBlame.slice(0, MOST_BLAMED).map((cell) => `la ${cellInWords(cell, question)}`)
  return `${start} Elle pourrait l’être sans l’emoji de ${either(cells)}.`
}

function wayInWords({ values, answer }: MadeWay, names: readonly string[]): string {
  const parts = names.map((name, symbol) => `${name} ${spokenNumber(values[symbol] ?? 0)}`)
  return `Avec ${listed(parts)}, c’est ${spokenNumber(answer)}.`
}

function cellInWords(cell: number, { board = '' }: MadeQuestion): string {
  return spokenCell(cell, Math.sqrt(board.length))
}

function unitInWords(unit: BoardUnit, { board = '' }: MadeQuestion): string {
  return spokenUnit(unit, Math.sqrt(board.length))
}

function lineName(line: number | 'ask'): string {
  return line === 'ask' ? 'La dernière ligne, celle qui demande,' : `La ligne ${line + 1}`
}

function lineNames(lines: readonly number[]): string {
  return `${lines.length > 1 ? 'les lignes' : 'la ligne'} ${listed(lines.map((line) => `${line + 1}`))}`
}

/** "a", "a ou b", "a, b ou c" */
function either(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ou ${items.at(-1) ?? ''}`
}
