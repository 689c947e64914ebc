import { capital, sentences } from '../../sentences.ts'
import type { BoardStep, Colours, MistakeStep, StepWords } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { groupWords } from './group-steps.ts'
import { cellsWithin, numbered, spokenCell, spokenCells, spokenUnit } from './places.ts'
import { nameOf, pictureOf } from './symbols.ts'

/** @param colours the two colours of a chain */
export function boardWords(step: BoardStep, names: readonly string[], colours: Colours): StepWords {
  if (step.group) return groupWords(step, step.group, names)
  const { units, side, cells, digits, placement } = step
  const unit = listed(units.map((one) => spokenUnit(one, side)))
  const look = unit === '' ? `Look at ${spokenCells(cells, side)}.` : `Look at ${unit}.`
  if (placement) {
    const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
    const goes = `Put it in ${spokenCell(placement.cell, side)}`
    return { where: look, ...placingWords(step, emoji, goes, unit) }
  }
  return {
    where: look,
    rule: RULES[step.technique] ?? 'Some emoji can be ruled out here.',
    worked: ruledOutWords(step, names, unit, colours),
  }
}

function placingWords({ technique }: BoardStep, emoji: string, goes: string, unit: string): Pick<StepWords, 'rule' | 'worked'> {
  switch (technique) {
    case 'last in unit':
      return {
        rule: 'Only one cell of it is empty, so only one emoji is missing.',
        worked: sentences(`All the others are in ${unit} already, but not ${emoji}`, goes),
      }
    case 'naked single':
      return {
        rule: 'Only one emoji still fits in this cell.',
        worked: sentences(`All the other emoji are ruled out there: only ${emoji} can go in`, goes),
      }
    default:
      return {
        rule: 'One of the missing emoji fits in only one of its cells.',
        worked: sentences(`In ${unit} one cell is left for ${emoji}: the others are full or cannot have it`, goes),
      }
  }
}

const subsetRule = (count: string): string =>
  `${capital(count)} cells share ${count} emoji between them, so no other cell of that row, column or box can have them.`
const hiddenRule = (count: string): string => `${capital(count)} emoji have only ${count} cells to go to, so nothing else fits in these.`
const fishRule = (count: string): string =>
  `In ${count} lines an emoji has places only in the same ${count} crossing lines, so it cannot be elsewhere in those.`
const WING_RULE = 'Whichever emoji the first cell has, one of these cells takes the emoji that they share.'

/** The rule of each technique that rules emoji out. */
const RULES: Readonly<Record<string, string>> = {
  'locked candidates': 'All places of one emoji lie where a box and a line cross, so it cannot be anywhere else in the other.',
  'naked pair': subsetRule('two'),
  'naked triple': subsetRule('three'),
  'naked quad': subsetRule('four'),
  'hidden pair': hiddenRule('two'),
  'hidden triple': hiddenRule('three'),
  'X-wing': fishRule('two'),
  swordfish: fishRule('three'),
  jellyfish: fishRule('four'),
  'XY-wing': WING_RULE,
  'XYZ-wing': WING_RULE,
  colouring: 'Follow one emoji from line to line where it has only two places: they take turns, yes and no.',
  skyscraper: 'Two lines have two places each for an emoji, and one place of each is in line. One of the other two has it.',
  'two-string kite':
    'A row and a column have two places each for an emoji, and one place of each is in one box. One of the other two has it.',
  'W-wing': 'Two cells share the same two emoji. If both had one of them, it would have no place left in between.',
  'XY-chain': 'Each of these cells has two emoji left. If the first has not the one, the others follow, up to the last.',
}

function ruledOutWords(step: BoardStep, names: readonly string[], unit: string, colours: Colours): string {
  const { technique, units, side, cells, digits, eliminations } = step
  const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
  const within = cellsWithin(units.length === 1 ? units[0] : undefined, cells, side)
  const gone = spokenCells([...new Set(eliminations.map(({ cell }) => cell))], side, 1)
  const goneEmoji = nameOf(names, (eliminations[0]?.digit ?? 1) - 1)
  switch (technique) {
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
      return sentences(`In ${unit}, ${within} share ${emoji}`, `They cannot be anywhere else in ${unit}`, `So not in ${gone}`)
    case 'hidden pair':
    case 'hidden triple':
      return sentences(`In ${unit}, ${emoji} fit only in ${within}`, 'So nothing else can be there')
    case 'XY-wing':
    case 'XYZ-wing':
      return wingWords(step, names, gone)
    case 'skyscraper':
    case 'two-string kite':
      return twoLinksWords(step, goneEmoji, gone)
    case 'W-wing':
      return wWingWords(step, names, gone)
    case 'XY-chain':
      return chainWords(step, goneEmoji, gone)
    case 'colouring':
      return colouringWords(step, goneEmoji, colours)
    case 'locked candidates':
      return sentences(`In ${unit} all places for ${emoji} are ${within}`, `So it cannot be in ${gone}`)
    default:
      return fishWords(step, emoji, gone)
  }
}

/** A fish: its lines, and those that they cross. */
function fishWords({ units, side, cells }: BoardStep, emoji: string, gone: string): string {
  const isUpright = units[0]?.kind === 'column'
  const [kind, crossing] = isUpright ? (['column', 'row'] as const) : (['row', 'column'] as const)
  const crossed = [...new Set(cells.map((cell) => (isUpright ? Math.trunc(cell / side) : cell % side)))].toSorted(
    (one, other) => one - other,
  )
  return sentences(
    `In ${numbered(
      kind,
      units.map(({ index }) => index),
    )}, ${emoji} can only be in ${numbered(crossing, crossed)}`,
    `So those ${crossing}s cannot have it anywhere else`,
    `It is not in ${gone}`,
  )
}

/** The two cases of a wing, and the emoji that both lead to. The first cell is the pivot. */
function wingWords({ technique, side, cells, digits, eliminations }: BoardStep, names: readonly string[], gone: string): string {
  const [pivot = 0] = cells
  const shared = eliminations[0]?.digit ?? 1
  const [one, other] = digits.filter((digit) => digit !== shared).map((digit) => nameOf(names, digit - 1))
  const emoji = nameOf(names, shared - 1)
  const own = technique === 'XYZ-wing' ? ', or itself' : ''
  return sentences(
    `If ${spokenCell(pivot, side)} is ${one}, one marked cell is ${emoji}; if ${other}, the other${own}`,
    `So no ${emoji} in ${gone}`,
  )
}

/** Two links of one emoji: from one end over the two in the middle to the other end. */
function twoLinksWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [tip = '', base = '', otherBase = '', otherTip = ''] = cells.map((cell) => spokenCell(cell, side))
  return sentences(
    `If ${tip} has no ${emoji}, ${base} has it, so not ${otherBase}, so ${otherTip} has it`,
    `One of the ends has it, so it is not in ${gone}`,
  )
}

/** Two equal cells, and the two places of one of their emoji between them. */
function wWingWords({ side, cells, digits }: BoardStep, names: readonly string[], gone: string): string {
  const [cell = '', one = '', two = '', other = ''] = cells.map((each) => spokenCell(each, side))
  const [between = '', shared = ''] = digits.map((digit) => nameOf(names, digit - 1))
  return sentences(
    `${capital(between)} is in ${one} or ${two}, so ${cell} and ${other} cannot both have it`,
    `One of them has ${shared}, so it is not in ${gone}`,
  )
}

/** From the first cell of a chain to its last. */
function chainWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [first = '', last = ''] = [cells[0], cells.at(-1)].map((cell) => spokenCell(cell ?? 0, side))
  return sentences(
    `If ${first} has no ${emoji}, the ${cells.length - 2} marked cells between follow, and ${last} has it`,
    `One of the two has it, so it is not in ${gone}`,
  )
}

/** The two cases of a chain: one colour has the emoji, or the other. */
function colouringWords({ side, cells, eliminations }: BoardStep, emoji: string, [first, second]: Colours): string {
  const named = (half: readonly number[]): string =>
    half.length === 1 ? `${spokenCell(half[0] ?? 0, side)} has` : `${spokenCell(half[0] ?? 0, side)} and ${half.length - 1} more have`
  const gone = eliminations.map(({ cell }) => cell)
  if (gone.every((cell) => cells.includes(cell))) {
    return sentences(
      `Either ${named(first)} ${emoji}, or ${named(second)} it`,
      'Two of the first would be in one row, column or box: not those',
    )
  }
  return sentences(
    `Either ${named(first)} ${emoji}, or ${named(second)} it`,
    `${capital(spokenCells(gone, side, 1))} cannot have it: both are seen from there`,
  )
}

export function mistakeWords({ technique, units, side, cells, wrong, digit }: MistakeStep, names: readonly string[]): StepWords {
  const name = pictureOf(names, digit - 1)
  const wrongCells = listed(wrong.map((cell) => spokenCell(cell, side)))
  if (technique === 'wrong') {
    return {
      where: `Look at ${wrongCells} again.`,
      rule: 'One emoji does not belong where it is.',
      worked: sentences(`${capital(name)} in ${wrongCells} does not lead to the solution`, 'Take it out and try again'),
    }
  }
  const unit = listed(units.map((one) => spokenUnit(one, side)))
  return {
    where: `Look at ${unit} again.`,
    rule: 'An emoji may stand only once in each row, column and box.',
    worked: sentences(
      `${capital(unit)} has ${name} in ${cellsWithin(units[0], cells, side)}`,
      wrong.length > 0 ? `Take it out of ${wrongCells}` : '',
    ),
  }
}
