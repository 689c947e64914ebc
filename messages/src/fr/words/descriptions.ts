import type * as English from '../../en/words/descriptions.ts'
import { capital } from '../../sentences.ts'
import { spokenCells } from './places.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'

export const sums: typeof English.sums = (equations, ask, or, names) =>
  [
    ...equations.map((equation) => `${spokenEquation(equation, names)}.`),
    or
      ? `Qu’est-ce qui vaut le plus : ${spokenExpression(ask, names)}, ou ${spokenExpression(or, names)} ? Donne le plus grand nombre.`
      : `Combien font ${spokenExpression(ask, names)} ?`,
  ].join(' ')

export const grid: typeof English.grid = ({ cells, rowTotals, columnTotals, ask, equalLines: equal }, names, hidesTile) =>
  [
    `${cells.length} lignes et ${columnTotals.length} colonnes.`,
    ...cells.map(
      (row, index) => `Ligne ${index + 1} : ${row.map((symbol) => names[symbol]).join(', ')}, ${spokenTotal(rowTotals[index])}.`,
    ),
    ...columnTotals.map((total, index) => `Colonne ${index + 1} : ${spokenTotal(total)}.`),
    ...(equal ? [equalLines(equal)] : []),
    ...(hidesTile ? ['La case cachée est un de ces emojis.'] : []),
    `Quel est le total de la ${ask.line === 'row' ? 'ligne' : 'colonne'} ${ask.index + 1} ?`,
  ].join(' ')

export const equalLines: typeof English.equalLines = (lines) => {
  const [one, other] = lines.map(({ line, index }) => `la ${line === 'row' ? 'ligne' : 'colonne'} ${index + 1}`)
  return `${capital(one ?? '')} et ${other} ont le même total.`
}

function spokenTotal(total: unknown): string {
  return typeof total === 'number' ? `total ${spokenNumber(total)}` : 'le total n’est pas montré'
}

export const word: typeof English.word = (equations, spelling, names) => {
  const sentences = equations.map((equation) => `${spokenEquation(equation, names)}.`)
  const spelled = spelling.map((symbol) => names[symbol]).join(', ')
  return `${sentences.join(' ')} Le mot s’écrit avec : ${spelled}. 1, c’est A ; 2, c’est B ; et ainsi de suite jusqu’à 26, qui est Z. Quel est le mot ?`
}

export const board: typeof English.board = (rows, names) => {
  const given = rows.flat().filter((symbol) => symbol !== undefined).length
  return [
    `Une grille de ${rows.length} sur ${rows.length} avec ${given} emojis déjà placés. Les emojis sont ${names.join(', ')}.`,
    'Remplis chaque case vide : chaque ligne, colonne et bloc doit avoir chaque emoji une seule fois.',
    ...rows.map((row, index) => `Ligne ${index + 1} : ${row.map((symbol) => (symbol === undefined ? 'vide' : names[symbol])).join(', ')}.`),
  ].join(' ')
}

export const oddEmoji: typeof English.oddEmoji = (side, lastColumn, isChanged) =>
  [
    `Un carré de ${side} lignes, de 1 à ${side}, et de ${side} colonnes, de A à ${lastColumn}.`,
    isChanged
      ? 'Toutes les cases montrent le même emoji, mais dans l’une d’elles il est un peu changé. Trouve cette case.'
      : 'Toutes les cases montrent le même emoji, sauf une qui en montre un autre très ressemblant. Trouve cette case.',
    'Cette énigme se résout avec les yeux : les cases ne sont donc nommées que par leur place.',
  ].join(' ')

export const boardSums: typeof English.boardSums = ({ cages, values }, names) =>
  [
    `Chaque emoji vaut un nombre à lui, de 1 à 9 : ${names.map((name, index) => `${name} ${values[index] ?? 'à trouver'}`).join(', ')}.`,
    `Les cases forment des groupes. Voici leurs totaux : ${cages.map(({ cells, total }) => `${spokenCells(cells, 4)}, ${total}`).join(' ; ')}.`,
  ].join(' ')
