import type * as English from '../../en/words/group-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import type { BoardSum } from '../../steps.ts'
import { addition } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { spokenCell, spokenCells, spokenUnit } from './places.ts'
import { nameOf, pictureOf } from './symbols.ts'

export const groupWords: typeof English.groupWords = ({ side, placement }, group, names) => {
  const { cells, total, known, rest, sets } = group
  const where = sentences(`Regarde ${spokenCells(cells, side)}`, `Ce groupe fait ${total}`)
  const there = listed(known.map(({ digit, value }) => `${nameOf(names, digit - 1)} (${value})`))
  if (placement) {
    const emoji = pictureOf(names, placement.digit - 1)
    return {
      where,
      rule: 'Une seule case du groupe est vide. Elle prend ce qui manque au total.',
      worked: sentences(
        there === '' ? '' : `Il y a déjà : ${there}`,
        there === '' ? '' : `Il manque donc ${rest}`,
        group.isOnlyUnknown ? `Aucun emoji avec un nombre ne vaut ${rest}, donc c’est ${emoji}` : `${capital(emoji)} vaut ${rest}`,
        `Mets-le à la ${spokenCell(placement.cell, side)}`,
      ),
    }
  }
  const together = sets.map((set) => listed(set.map((digit) => nameOf(names, digit - 1)))).join(', ou ')
  return {
    where,
    rule: 'Seuls certains emojis font ce total ensemble.',
    worked: sentences(
      there === '' ? '' : `Il y a déjà : ${there}`,
      there === '' ? '' : `Ses cases vides font donc ${rest}`,
      `On ne fait ${rest} que comme ça : ${together}`,
      'Aucun autre emoji ne va dans ses cases vides',
    ),
  }
}

export const groupValueWords: typeof English.groupValueWords = ({ side, sums, known, found }, names) => {
  const [sum, less] = sums
  const emoji = pictureOf(names, found.symbol)
  if (less) {
    return {
      where: `Regarde ${placeOf(sum, side)}, et aussi ${placeOf(less, side)}.`,
      rule: 'La première somme a un emoji de plus. Il vaut la différence.',
      worked: sentences(saidSum(sum, names), saidSum(less, names), `Donc ${emoji} vaut ${sum.total} − ${less.total} = ${found.value}`),
    }
  }
  const knownSum = known.reduce((all, { value }) => all + value, 0)
  return {
    where: sum.unit ? `Regarde ${placeOf(sum, side)}.` : sentences(`Regarde ${placeOf(sum, side)}`, `Ce groupe fait ${sum.total}`),
    rule: sum.unit ? 'Les quatre emojis y sont. Additionne ses groupes.' : 'Tu sais quels emojis y sont. Un seul n’a pas encore de nombre.',
    worked: sentences(
      sum.unit ? saidSum(sum, names) : '',
      sum.open.length > 0 ? `Il ne peut y avoir que ceux-ci : ${listed(sum.digits.map((digit) => nameOf(names, digit - 1)))}` : '',
      known.length > 0 ? `Tu connais déjà : ${listed(known.map(({ symbol, value }) => `${nameOf(names, symbol)} (${value})`))}` : '',
      `Donc ${emoji} vaut ${known.length === 0 ? '' : `${sum.total} − ${knownSum} = `}${found.value}`,
    ),
  }
}

function placeOf({ unit, cells }: BoardSum, side: number): string {
  return unit ? spokenUnit(unit, side) : spokenCells(cells, side)
}

function saidSum(sum: BoardSum, names: readonly string[]): string {
  if (sum.unit) return `Les quatre emojis ensemble font ${addition(sum)}`
  const added = sum.digits.map((digit) => nameOf(names, digit - 1)).join(' plus ')
  return `${capital(added)} égale ${sum.total}`
}
