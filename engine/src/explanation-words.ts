import { spokenEquation, spokenExpression, spokenNumber } from './algebra/spoken.ts'
import { equationOf } from './algebra/sum-equation.ts'
import type {
  AddUpStep,
  BoardStep,
  BoardUnit,
  CombineStep,
  ExplanationStep,
  LookingStep,
  MistakeStep,
  OneUnknownStep,
  ShownLine,
  Source,
  SpellStep,
  Sum,
  TidyStep,
  TogetherStep,
  Working,
  WorkOutStep,
  Worth,
} from './explanation.ts'
import type { Operator } from './question.ts'

/** One step in words for a child, on three rungs: where to look, which rule helps, and the step itself. */
export interface StepWords {
  readonly where: string
  readonly rule: string
  readonly worked: string
}

/** The only place that puts a step into words.
 *  @param names the spoken name of each emoji of the question, in its order */
export function wordsOf(step: ExplanationStep, names: readonly string[]): StepWords {
  switch (step.technique) {
    case 'tidy up':
      return tidyWords(step, names)
    case 'one unknown':
      return oneUnknownWords(step, names)
    case 'combine':
      return combineWords(step, names)
    case 'together':
      return togetherWords(step, names)
    case 'work out':
      return workOutWords(step, names)
    case 'add up':
      return addUpWords(step, names)
    case 'spell':
      return spellWords(step, names)
    case 'whole picture':
    case 'sweep':
    case 'half':
    case 'row':
    case 'cell':
      return lookingWords(step)
    case 'repeated':
    case 'wrong':
      return mistakeWords(step, names)
    default:
      return boardWords(step, names)
  }
}

// Numbers

function tidyWords(step: TidyStep, names: readonly string[]): StepWords {
  return {
    where: `Look at ${spokenSource(step.source)}.`,
    rule: step.known.length > 0 ? 'Put in what you already know, and make it shorter.' : 'Bring the numbers together, and make it shorter.',
    worked: sentences(putWords(step, names), `That leaves ${spokenSum(step.sum, names)}`),
  }
}

function oneUnknownWords(step: OneUnknownStep, names: readonly string[]): StepWords {
  const { symbol, value } = step.found
  const count = step.sum.parts[0]?.count ?? 1
  const isChanged = step.balance.length > 0 || step.workings.length > 0 || step.scale > 1 || step.isTurned
  const share: Working = { left: step.sum.total, operator: '/', right: count, value }
  return {
    where: `Look at ${spokenSource(step.source)}.`,
    rule:
      step.known.length > 0
        ? 'Put in what you already know: only one kind of emoji is left, so it can be worked out.'
        : 'Only one kind of emoji is in it, so it can be worked out.',
    worked: sentences(
      putWords(step, names),
      count !== 1 && isChanged ? `That leaves ${spokenSum(step.sum, names)}` : '',
      count === 1 ? '' : capital(spokenWorking(share)),
      `So ${nameOf(names, symbol)} must be ${spokenNumber(value)}`,
    ),
  }
}

/** What is put in, and how the numbers are worked out. */
function putWords({ source, known, put, workings, balance, isTurned, scale }: OneUnknownStep | TidyStep, names: readonly string[]): string {
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const shown = spokenEquation(put, names)
  return sentences(
    known.length > 0 ? `You know that ${spokenWorths(known, names)}` : '',
    known.length > 0 ? `Put in, it says: ${shown}` : `${capital(source.kind === 'step' ? 'it' : spokenSource(source))} says: ${shown}`,
    firstWords(workings, isSeveral),
    ...balance.map((working, index) => balanceWords(working, isTurned, index === balance.length - 1)),
    isTurned && balance.length === 0 ? 'Turn all the signs around' : '',
    scale > 1 ? `Take both sides ${times(scale)}, so that nothing is divided any more` : '',
  )
}

/** × and ÷, before + and − where there are any. */
function firstWords(workings: readonly Working[], isSeveral: boolean): string {
  const strong = workings.filter(({ operator }) => operator === '*' || operator === '/')
  if (strong.length === 0) return ''
  const reason = isSeveral ? `${strong.some(({ operator }) => operator === '*') ? 'Times' : 'Dividing'} comes first: ` : ''
  return capital(`${reason}${strong.map(spokenWorking).join(', and ')}`)
}

function balanceWords(working: Working, isTurned: boolean, isLast: boolean): string {
  if (isTurned) return isLast ? `What is taken away makes the difference: ${spokenWorking(working)}` : capital(spokenWorking(working))
  const move = working.operator === '+' ? `Add ${working.right} to both sides` : `Take ${working.right} from both sides`
  return `${move}: ${spokenWorking(working)}`
}

function combineWords(step: CombineStep, names: readonly string[]): StepWords {
  const { sources, times: taken, sums, operator, without, dividedBy, sum } = step
  const gone = nameOf(names, without)
  const lines = sources.map((source, index) => {
    const spoken = spokenSum(sums[index] as Sum, names)
    const count = taken[index] as number
    return count === 1 ? `${capital(spokenSource(source))} says: ${spoken}` : `Take ${spokenSource(source)} ${times(count)}: ${spoken}`
  })
  const isGivenBack = operator === '+'
  return {
    where: `Look at ${listed(sources.toSorted((one, other) => one.index - other.index).map(spokenSource))} together.`,
    rule: isGivenBack
      ? `Add them up so that ${gone} goes away: one of them adds it and the other takes it away.`
      : `Take one from the other so that ${gone} goes away: both have it equally often.`,
    worked: sentences(
      ...lines,
      isGivenBack ? `Add the two, and ${gone} is gone` : `Take the second from the first, and ${gone} is gone`,
      dividedBy > 1 ? `Share everything by ${dividedBy}` : '',
      `That leaves ${spokenSum(sum, names)}`,
    ),
  }
}

function togetherWords({ lines, found, answer }: TogetherStep, names: readonly string[]): StepWords {
  const result = answer === undefined ? spokenWorths(found, names) : `the answer is ${spokenNumber(answer)}`
  return {
    where: `Look at ${listed(lines.map(spokenSource))} together.`,
    rule: 'None of them is enough alone, but together they leave only one way.',
    worked: sentences(`They all come true in only one way: ${result}`),
  }
}

function workOutWords({ known, put, workings, answer }: WorkOutStep, names: readonly string[]): StepWords {
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const weak = workings.filter(({ operator }) => operator === '+' || operator === '-')
  return {
    where: 'Look at the question.',
    rule:
      workings.length > weak.length && isSeveral
        ? 'Put in what you know. Times and divided by come before plus and minus.'
        : 'Put in what you know.',
    worked: sentences(
      known.length > 0 ? `You know that ${spokenWorths(known, names)}` : '',
      put.left.operators.length > 0 ? `The question says: ${spokenExpression(put.left, names)}` : '',
      firstWords(workings, isSeveral),
      ...weak.map((working) => capital(spokenWorking(working))),
      `The answer is ${spokenNumber(answer)}`,
    ),
  }
}

function addUpWords({ line, parts, answer }: AddUpStep, names: readonly string[]): StepWords {
  const amounts = parts.map(({ symbol, count, value }) => {
    const name = nameOf(names, symbol)
    return count === 1 ? `${name} is ${spokenNumber(value)}` : `${name} ${times(count)} is ${spokenNumber(count * value)}`
  })
  return {
    where: `Look at ${spokenSource(line)}, the one with the question mark.`,
    rule: 'You know all of its emoji now, so add them up.',
    worked: sentences(capital(listed(amounts)), `Together that is ${spokenNumber(answer)}`, `The answer is ${spokenNumber(answer)}`),
  }
}

function spellWords({ letters, answer }: SpellStep, names: readonly string[]): StepWords {
  const spelled = letters.map(({ symbol, value, letter }) => `${nameOf(names, symbol)} is ${value}, the letter ${letter}`)
  return {
    where: 'Look at the emoji of the word.',
    rule: 'Each number is a place in the alphabet: 1 is A, 2 is B, up to 26 for Z.',
    worked: sentences(...spelled.map(capital), `The word is ${answer}`),
  }
}

const SPOKEN: Readonly<Record<Operator, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }
const TIMES: readonly string[] = ['', 'once', 'twice', 'three times', 'four times']
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

function spokenWorking({ left, operator, right, value }: Working): string {
  const spoken = `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} is`
  if (right >= 0 || operator === '*' || operator === '/') return `${spoken} ${spokenNumber(value)}`
  const other = operator === '+' ? 'minus' : 'plus'
  return `${spoken} the same as ${spokenNumber(left)} ${other} ${-right}, which is ${spokenNumber(value)}`
}

/** "apple plus apple minus 4 times grapes equals 10" */
function spokenSum(sum: Sum, names: readonly string[]): string {
  return spokenEquation(equationOf(sum), names)
}

function spokenWorths(worths: readonly Worth[], names: readonly string[]): string {
  return listed(worths.map(({ symbol, value }) => `${nameOf(names, symbol)} is ${spokenNumber(value)}`))
}

function spokenSource(source: Source | ShownLine): string {
  switch (source.kind) {
    case 'equation':
      return `the ${ORDINALS[source.index] ?? `${source.index + 1}th`} line`
    case 'step':
      return `what you found in step ${source.index + 1}`
    default:
      return `${source.kind} ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} times`
}

function nameOf(names: readonly string[], symbol: number): string {
  return names[symbol] ?? 'something'
}

// Boards

function boardWords(step: BoardStep, names: readonly string[]): StepWords {
  const { units, side, cells, digits, placement, eliminations } = step
  const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
  const unit = listed(units.map(spokenUnit))
  const pattern = listed(cells.map((cell) => spokenCell(cell, side)))
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
      return { rule: 'Only one emoji still fits in this cell.', worked: sentences(`Every emoji but ${emoji} is ruled out there`, goes) }
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
      return `The places ${pattern} for ${emoji} take turns: either every second one has it, or all the others`
    default:
      return `In ${unit} all places for ${emoji} are ${pattern}, so each crossing line gets it there`
  }
}

/** "grapes cannot be in row 1, column 2 and row 1, column 3" */
function goneWords(eliminations: BoardStep['eliminations'], side: number, names: readonly string[]): string {
  const digits = [...new Set(eliminations.map(({ digit }) => digit))]
  return listed(
    digits.map((digit) => {
      const cells = eliminations.filter((gone) => gone.digit === digit).map(({ cell }) => spokenCell(cell, side))
      return `${nameOf(names, digit - 1)} cannot be in ${listed(cells)}`
    }),
  )
}

function mistakeWords({ technique, units, side, cells, wrong, digit }: MistakeStep, names: readonly string[]): StepWords {
  const name = nameOf(names, digit - 1)
  const places = listed(wrong.map((cell) => spokenCell(cell, side)))
  if (technique === 'wrong') {
    return {
      where: `Look at ${places} again.`,
      rule: 'One emoji does not belong where it is.',
      worked: sentences(`${capital(name)} in ${places} does not lead to the solution`, 'Take it out and try again'),
    }
  }
  const unit = listed(units.map(spokenUnit))
  return {
    where: `Look at ${unit} again.`,
    rule: 'An emoji may stand only once in each row, column and box.',
    worked: sentences(
      `${capital(unit)} has ${name} in ${listed(cells.map((cell) => spokenCell(cell, side)))}`,
      wrong.length > 0 ? `Take it out of ${places}` : '',
    ),
  }
}

function spokenUnit({ kind, index }: BoardUnit): string {
  return kind === 'box' ? `the ${ORDINALS[index] ?? `${index + 1}th`} box` : `${kind} ${index + 1}`
}

function spokenCell(cell: number, side: number): string {
  return `row ${Math.trunc(cell / side) + 1}, column ${(cell % side) + 1}`
}

// Looking

function lookingWords(step: LookingStep): StepWords {
  const { side } = step
  switch (step.technique) {
    case 'whole picture':
      return {
        where: 'Look at the whole picture.',
        rule: 'Let your eyes rest in the middle and wait: the odd one may catch your eye all by itself.',
        worked: 'Lean back a little and look at all of it at once, not at single emoji.',
      }
    case 'sweep':
      return {
        where: 'Start in row 1, at the left.',
        rule: 'Look along one row at a time, so that you leave nothing out.',
        worked: `Go along row 1 with a finger, then row 2, down to row ${side}. Compare each emoji with its neighbour: shape first, then colour, then the small parts.`,
      }
    case 'half': {
      const { fromRow, toRow } = step
      return {
        where: `Look at the ${fromRow === 0 ? 'upper' : 'lower'} half.`,
        rule: `The odd one is somewhere in rows ${fromRow + 1} to ${toRow + 1}.`,
        worked: `You can leave the other half out. Search rows ${fromRow + 1} to ${toRow + 1}.`,
      }
    }
    case 'row':
      return {
        where: `Look at row ${step.row + 1}.`,
        rule: 'The odd one is in this row.',
        worked: `Go along row ${step.row + 1} from left to right and compare each emoji with the next.`,
      }
    case 'cell': {
      const column = String.fromCharCode('A'.charCodeAt(0) + step.column)
      return {
        where: `Look at row ${step.row + 1}, column ${column}.`,
        rule: 'That one is not like the others.',
        worked: `The odd one is in row ${step.row + 1}, column ${column}.`,
      }
    }
  }
}

// Sentences

/** Puts full stops after the parts that are there. */
function sentences(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ')
}

/** "a", "a and b", "a, b and c" */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
