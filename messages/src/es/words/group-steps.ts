import type * as English from '../../en/words/group-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import type { BoardSum } from '../../steps.ts'
import { addition } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { spokenCell, spokenCells, spokenUnit } from './places.ts'
import { nameOf, pictureOf } from './symbols.ts'

export const groupWords: typeof English.groupWords = ({ side, placement }, group, names) => {
  const { cells, total, known, rest, sets } = group
  const where = sentences(`Mira ${spokenCells(cells, side)}`, `Este grupo suma ${total}`)
  const there = listed(known.map(({ digit, value }) => `${nameOf(names, digit - 1)} (${value})`))
  if (placement) {
    const emoji = pictureOf(names, placement.digit - 1)
    return {
      where,
      rule: 'Solo una casilla del grupo está vacía. Ahí va lo que falta para el total.',
      worked: sentences(
        there === '' ? '' : `Ya tiene: ${there}`,
        there === '' ? '' : `Para el total ${rest === 1 ? 'falta' : 'faltan'} ${rest}`,
        group.isOnlyUnknown ? `Ningún emoji con número vale ${rest}, así que es ${emoji}` : `${capital(emoji)} vale ${rest}`,
        `Ponlo en la ${spokenCell(placement.cell, side)}`,
      ),
    }
  }
  const together = sets.map((set) => listed(set.map((digit) => nameOf(names, digit - 1)))).join(', o ')
  return {
    where,
    rule: 'Solo algunos emojis suman ese total juntos.',
    worked: sentences(
      there === '' ? '' : `Ya tiene: ${there}`,
      there === '' ? '' : `Así que sus casillas vacías suman ${rest}`,
      `Solo así suman ${rest}: ${together}`,
      'Ningún otro emoji va en sus casillas vacías',
    ),
  }
}

export const groupValueWords: typeof English.groupValueWords = ({ side, sums, known, found }, names) => {
  const [sum, less] = sums
  const emoji = pictureOf(names, found.symbol)
  if (less) {
    return {
      where: `Mira ${placeOf(sum, side)}, y también ${placeOf(less, side)}.`,
      rule: 'La primera suma tiene un emoji más. Ese emoji vale la diferencia.',
      worked: sentences(saidSum(sum, names), saidSum(less, names), `Así que ${emoji} vale ${sum.total} − ${less.total} = ${found.value}`),
    }
  }
  const knownSum = known.reduce((all, { value }) => all + value, 0)
  return {
    where: sum.unit ? `Mira ${placeOf(sum, side)}.` : sentences(`Mira ${placeOf(sum, side)}`, `Este grupo suma ${sum.total}`),
    rule: sum.unit ? 'Ahí están los cuatro emojis. Suma sus grupos.' : 'Sabes qué emojis tiene. Solo uno no tiene número todavía.',
    worked: sentences(
      sum.unit ? saidSum(sum, names) : '',
      sum.open.length > 0 ? `Solo puede tener estos: ${listed(sum.digits.map((digit) => nameOf(names, digit - 1)))}` : '',
      known.length > 0 ? `Ya sabes: ${listed(known.map(({ symbol, value }) => `${nameOf(names, symbol)} (${value})`))}` : '',
      `Así que ${emoji} vale ${known.length === 0 ? '' : `${sum.total} − ${knownSum} = `}${found.value}`,
    ),
  }
}

function placeOf({ unit, cells }: BoardSum, side: number): string {
  return unit ? spokenUnit(unit, side) : spokenCells(cells, side)
}

function saidSum(sum: BoardSum, names: readonly string[]): string {
  if (sum.unit) return `Los cuatro emojis juntos suman ${addition(sum)}`
  const added = sum.digits.map((digit) => nameOf(names, digit - 1)).join(' más ')
  return `${capital(added)} es igual a ${sum.total}`
}
