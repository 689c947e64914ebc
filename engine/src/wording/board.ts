import type { BoardStep, BoardUnit, MistakeStep } from '../explanation/explanation.ts'
import { capital, listed, nameOf, ordinal, pictureOf, sentences, type StepWords } from './sentences.ts'

export function boardWords(step: BoardStep, names: readonly string[]): StepWords {
  const { units, side, cells, digits, placement, eliminations } = step
  const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
  const unit = listed(units.map(spokenUnit))
  const pattern = spokenCells(cells, side)
  const look = unit === '' ? `Look at ${pattern}.` : `Look at ${unit}.`
  if (placement) {
    const goes = `Put ${nameOf(names, placement.digit - 1)} in ${spokenCell(placement.cell, side)}`
    return { where: look, ...placingWords(step, emoji, goes, unit) }
  }
  const gone = goneWords(eliminations, side, names)
  return {
    where: look,
    rule: RULES[step.technique] ?? 'Some emoji can be ruled out here.',
    worked: sentences(reasonFor(step, emoji, pattern, unit), `So ${gone}`),
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
        worked: sentences(`In ${unit} there is only one cell for ${emoji}: the others are full or cannot have it`, goes),
      }
  }
}

const SUBSET_RULE = 'As many cells as emoji share these emoji between them, so no other cell around can have them.'
const HIDDEN_RULE = 'As many emoji as cells have only these cells to go to, so nothing else fits in them.'
const FISH_RULE = 'One emoji has its places in only as many crossing lines, so it cannot be elsewhere in those.'
const WING_RULE = 'Whichever emoji the first cell has, one of these cells takes the emoji that they share.'

/** The rule of each technique that rules emoji out. */
const RULES: Readonly<Partial<Record<BoardStep['technique'], string>>> = {
  'locked candidates': 'All places of one emoji lie where a box and a line cross, so it cannot be anywhere else in the other.',
  'naked pair': SUBSET_RULE,
  'naked triple': SUBSET_RULE,
  'naked quad': SUBSET_RULE,
  'hidden pair': HIDDEN_RULE,
  'hidden triple': HIDDEN_RULE,
  'X-wing': FISH_RULE,
  swordfish: FISH_RULE,
  jellyfish: FISH_RULE,
  'XY-wing': WING_RULE,
  'XYZ-wing': WING_RULE,
  colouring: 'Follow one emoji from line to line where it has only two places: they take turns, yes and no.',
}

function reasonFor({ technique }: BoardStep, emoji: string, pattern: string, unit: string): string {
  switch (technique) {
    case 'locked candidates':
      return `In ${unit} all places for ${emoji} are ${pattern}`
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
      return `In ${unit} the cells ${pattern} share ${emoji} between them`
    case 'hidden pair':
    case 'hidden triple':
      return `In ${unit} only ${pattern} can have ${emoji}`
    case 'XY-wing':
    case 'XYZ-wing':
      return `The cells ${pattern} share ${emoji}: whatever the first one is, one of them has the shared emoji`
    case 'colouring':
      return `These places for ${emoji} take turns: ${pattern}. Either every second one has it, or all the others`
    default:
      return `In ${unit} all places for ${emoji} are ${pattern}, so each crossing line gets it there`
  }
}

/** "grapes cannot be in row 1, column 2 and row 1, column 3" */
function goneWords(eliminations: BoardStep['eliminations'], side: number, names: readonly string[]): string {
  const digits = [...new Set(eliminations.map(({ digit }) => digit))]
  return listed(
    digits.map((digit) => {
      const cells = eliminations.filter((gone) => gone.digit === digit).map(({ cell }) => cell)
      return `${nameOf(names, digit - 1)} cannot be in ${spokenCells(cells, side)}`
    }),
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
  const unit = listed(units.map(spokenUnit))
  return {
    where: `Look at ${unit} again.`,
    rule: 'An emoji may stand only once in each row, column and box.',
    worked: sentences(
      `${capital(unit)} has ${name} in ${listed(cells.map((cell) => spokenCell(cell, side)))}`,
      wrong.length > 0 ? `Take it out of ${wrongCells}` : '',
    ),
  }
}

function spokenUnit({ kind, index }: BoardUnit): string {
  return kind === 'box' ? `the ${ordinal(index)} box` : `${kind} ${index + 1}`
}

const MOST_CELLS_NAMED = 4

/** Names a few cells; of many only the first, because the page marks them all. */
function spokenCells(cells: readonly number[], side: number): string {
  const spoken = cells.map((cell) => spokenCell(cell, side))
  if (cells.length <= MOST_CELLS_NAMED) return listed(spoken)
  return listed([...spoken.slice(0, 1), `${cells.length - 1} more that are marked`])
}

export function spokenCell(cell: number, side: number): string {
  return `row ${Math.trunc(cell / side) + 1}, column ${(cell % side) + 1}`
}
