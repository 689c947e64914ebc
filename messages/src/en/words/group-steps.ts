import { capital, sentences } from '../../sentences.ts'
import type { BoardStep, BoardSum, GroupGround, GroupValueStep, StepWords } from '../../steps.ts'
import { addition } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { spokenCell, spokenCells, spokenUnit } from './places.ts'
import { nameOf, pictureOf } from './symbols.ts'

/** The deduction from the total of a group of cells. */
export function groupWords({ side, placement }: BoardStep, group: GroupGround, names: readonly string[]): StepWords {
  const { cells, total, known, rest, sets } = group
  const where = sentences(`Look at ${spokenCells(cells, side)}`, `This group makes ${total}`)
  const there = listed(known.map(({ digit, value }) => `${nameOf(names, digit - 1)} (${value})`))
  if (placement) {
    const emoji = pictureOf(names, placement.digit - 1)
    return {
      where,
      rule: 'Only one cell of the group is empty. It gets what the total still needs.',
      worked: sentences(
        there === '' ? '' : `It already has: ${there}`,
        there === '' ? '' : `It still needs ${rest}`,
        group.isOnlyUnknown ? `No emoji with a number is worth ${rest}, so it is ${emoji}` : `${capital(emoji)} is worth ${rest}`,
        `Put it in ${spokenCell(placement.cell, side)}`,
      ),
    }
  }
  const together = sets.map((set) => listed(set.map((digit) => nameOf(names, digit - 1)))).join(', or ')
  return {
    where,
    rule: 'Only some emoji make its total together.',
    worked: sentences(
      there === '' ? '' : `It already has: ${there}`,
      there === '' ? '' : `So its empty cells make ${rest}`,
      `Only these make ${rest}: ${together}`,
      'No other emoji goes in its empty cells',
    ),
  }
}

/** The worth of an emoji, from one sum or from two. */
export function groupValueWords({ side, sums, known, found }: GroupValueStep, names: readonly string[]): StepWords {
  const [sum, less] = sums
  const emoji = pictureOf(names, found.symbol)
  if (less) {
    return {
      where: `Look at ${placeOf(sum, side)}, and at ${placeOf(less, side)}.`,
      rule: 'The first sum has one emoji more. It is worth the difference.',
      worked: sentences(saidSum(sum, names), saidSum(less, names), `So ${emoji} is worth ${sum.total} − ${less.total} = ${found.value}`),
    }
  }
  const knownSum = known.reduce((all, { value }) => all + value, 0)
  return {
    where: sum.unit ? `Look at ${placeOf(sum, side)}.` : sentences(`Look at ${placeOf(sum, side)}`, `This group makes ${sum.total}`),
    rule: sum.unit ? 'All four emoji are in it. Add up its groups.' : 'You know which emoji are in it. Only one has no number yet.',
    worked: sentences(
      sum.unit ? saidSum(sum, names) : '',
      sum.open.length > 0 ? `Only these can be in it: ${listed(sum.digits.map((digit) => nameOf(names, digit - 1)))}` : '',
      known.length > 0 ? `You already know: ${listed(known.map(({ symbol, value }) => `${nameOf(names, symbol)} (${value})`))}` : '',
      `So ${emoji} is worth ${known.length === 0 ? '' : `${sum.total} − ${knownSum} = `}${found.value}`,
    ),
  }
}

function placeOf({ unit, cells }: BoardSum, side: number): string {
  return unit ? spokenUnit(unit, side) : spokenCells(cells, side)
}

function saidSum(sum: BoardSum, names: readonly string[]): string {
  if (sum.unit) return `All four emoji together make ${addition(sum)}`
  const added = sum.digits.map((digit) => nameOf(names, digit - 1)).join(' plus ')
  return `${capital(added)} equals ${sum.total}`
}
