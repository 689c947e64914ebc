import type * as English from '../../en/words/board-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import type { BoardStep, BoardUnit, Colours, StepWords } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { groupWords } from './group-steps.ts'
import { cellsWithin, numbered, spokenCell, spokenCells, spokenUnit, withMore } from './places.ts'
import { nameOf, pictureOf } from './symbols.ts'

export const boardWords: typeof English.boardWords = (step, names, colours) => {
  if (step.group) return groupWords(step, step.group, names)
  const { units, side, cells, digits, placement } = step
  const unit = listed(units.map((one) => spokenUnit(one, side)))
  const look = `Mira ${unit === '' ? spokenCells(cells, side) : unit}.`
  if (placement) {
    const emoji = listed(digits.map((digit) => pictureOf(names, digit - 1)))
    const goes = `Ponlo en la ${spokenCell(placement.cell, side)}`
    return { where: look, ...placingWords(step, emoji, goes, unit) }
  }
  return {
    where: look,
    rule: RULES[step.technique] ?? 'Aquí se pueden descartar algunos emojis.',
    worked: ruledOutWords(step, names, unit, colours),
  }
}

function placingWords({ technique }: BoardStep, emoji: string, goes: string, unit: string): Pick<StepWords, 'rule' | 'worked'> {
  switch (technique) {
    case 'last in unit':
      return {
        rule: 'Solo tiene una casilla vacía, así que solo falta un emoji.',
        worked: sentences(`Los demás ya están en ${unit}, pero falta ${emoji}`, goes),
      }
    case 'naked single':
      return {
        rule: 'En esta casilla solo cabe ya un emoji.',
        worked: sentences(`Todos los demás emojis están descartados ahí: solo puede ir ${emoji}`, goes),
      }
    default:
      return {
        rule: 'Uno de los emojis que faltan solo cabe en una de sus casillas.',
        worked: sentences(`En ${unit} solo queda una casilla para ${emoji}: en las demás no cabe`, goes),
      }
  }
}

const subsetRule = (count: string): string =>
  `${capital(count)} casillas se reparten ${count} emojis, así que ninguna otra casilla de esa fila, columna o bloque puede tenerlos.`
const hiddenRule = (count: string): string => `${capital(count)} emojis solo caben en ${count} casillas, así que ahí no cabe nada más.`
const fishRule = (count: string): string =>
  `En ${count} líneas, un emoji solo tiene lugar en las mismas ${count} líneas que las cruzan, así que no puede estar en el resto de estas.`
const WING_RULE = 'Tenga el emoji que tenga la primera casilla, una de estas casillas se queda con el emoji que comparten.'

/** The rule of each technique that rules emoji out. */
const RULES: Readonly<Record<string, string>> = {
  'locked candidates':
    'Todos los lugares de un emoji están donde se cruzan un bloque y una línea, así que no puede estar en ningún otro sitio de la otra parte.',
  'naked pair': subsetRule('dos'),
  'naked triple': subsetRule('tres'),
  'naked quad': subsetRule('cuatro'),
  'hidden pair': hiddenRule('dos'),
  'hidden triple': hiddenRule('tres'),
  'X-wing': fishRule('dos'),
  swordfish: fishRule('tres'),
  jellyfish: fishRule('cuatro'),
  'XY-wing': WING_RULE,
  'XYZ-wing': WING_RULE,
  colouring: 'Sigue un emoji de línea en línea donde solo tiene dos lugares: se turnan, sí y no.',
  skyscraper: 'Dos líneas tienen dos lugares cada una para un emoji, y un lugar de cada una está en línea. Uno de los otros dos lo tiene.',
  'two-string kite':
    'Una fila y una columna tienen dos lugares cada una para un emoji, y un lugar de cada una está en un bloque. Uno de los otros dos lo tiene.',
  'W-wing': 'Dos casillas comparten los mismos dos emojis. Si las dos tuvieran uno de ellos, no le quedaría lugar en medio.',
  'XY-chain': 'A cada una de estas casillas le quedan dos emojis. Si la primera no tiene el suyo, las demás se siguen hasta la última.',
}

function ruledOutWords(step: BoardStep, names: readonly string[], unit: string, colours: Colours): string {
  const { technique, units, side, cells, digits, eliminations } = step
  const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
  const [only = ''] = digits.map((digit) => pictureOf(names, digit - 1))
  const within = cellsWithin(units.length === 1 ? units[0] : undefined, cells, side)
  const gone = spokenCells([...new Set(eliminations.map(({ cell }) => cell))], side, 1)
  const goneEmoji = pictureOf(names, (eliminations[0]?.digit ?? 1) - 1)
  switch (technique) {
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
      return sentences(
        `En ${unit}, ${within} se reparten los emojis de ${emoji}`,
        `No pueden estar en otra parte ${listed(units.map((one) => ofUnit(one, side)))}`,
        `Así que no van en ${gone}`,
      )
    case 'hidden pair':
    case 'hidden triple':
      return sentences(`En ${unit}, los emojis de ${emoji} solo caben en ${within}`, 'Nada más puede ir ahí')
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
      return sentences(`En ${unit}, los lugares para ${only} están en ${within}`, `Así que no puede estar en ${gone}`)
    default:
      return fishWords(step, only, gone)
  }
}

/** A fish: its lines, and those that they cross. */
function fishWords({ units, side, cells }: BoardStep, emoji: string, gone: string): string {
  const isUpright = units[0]?.kind === 'column'
  const [kind, crossing] = isUpright ? (['column', 'row'] as const) : (['row', 'column'] as const)
  const crossed = [...new Set(cells.map((cell) => (isUpright ? Math.trunc(cell / side) : cell % side)))].toSorted(
    (one, other) => one - other,
  )
  const lines = units.map(({ index }) => index)
  return sentences(
    `En ${numbered(kind, lines)}, ${emoji} solo puede estar en ${numbered(crossing, crossed)}`,
    `Así que esas ${isUpright ? 'filas' : 'columnas'} no lo tienen en otra parte`,
    `No está en ${gone}`,
  )
}

/** The two cases of a wing, and the emoji that both lead to. The first cell is the pivot. */
function wingWords({ technique, side, cells, digits, eliminations }: BoardStep, names: readonly string[], gone: string): string {
  const [pivot = 0] = cells
  const shared = eliminations[0]?.digit ?? 1
  const [one, other] = digits.filter((digit) => digit !== shared).map((digit) => pictureOf(names, digit - 1))
  const emoji = pictureOf(names, shared - 1)
  const own = technique === 'XYZ-wing' ? ', o ella misma' : ''
  return sentences(
    `Si la ${spokenCell(pivot, side)} tiene ${one}, una casilla marcada tiene ${emoji}; si tiene ${other}, lo tiene la otra${own}`,
    `Así que ${emoji} no va en ${gone}`,
  )
}

/** Two links of one emoji: from one end over the two in the middle to the other end. */
function twoLinksWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [tip = '', base = '', otherBase = '', otherTip = ''] = cells.map((cell) => `la ${spokenCell(cell, side)}`)
  return sentences(
    `Si ${tip} no tiene ${emoji}, lo tiene ${base}, así que no ${otherBase}, así que sí ${otherTip}`,
    `Uno de los extremos lo tiene, así que no va en ${gone}`,
  )
}

/** Two equal cells, and the two places of one of their emoji between them. */
function wWingWords({ side, cells, digits }: BoardStep, names: readonly string[], gone: string): string {
  const [cell = '', one = '', two = '', other = ''] = cells.map((each) => `la ${spokenCell(each, side)}`)
  const [between = '', shared = ''] = digits.map((digit) => pictureOf(names, digit - 1))
  return sentences(
    `${capital(between)} está en ${one} o en ${two}, así que no pueden tenerlo a la vez ${cell} y ${other}`,
    `Una de las dos tiene ${shared}, así que no va en ${gone}`,
  )
}

/** From the first cell of a chain to its last. */
function chainWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [first = '', last = ''] = [cells[0], cells.at(-1)].map((cell) => `la ${spokenCell(cell ?? 0, side)}`)
  return sentences(
    `Si ${first} no tiene ${emoji}, se siguen las ${cells.length - 2} casillas marcadas de en medio, y lo tiene ${last}`,
    `Una de las dos lo tiene, así que no va en ${gone}`,
  )
}

/** The two cases of a chain: one colour has the emoji, or the other. */
function colouringWords({ side, cells, eliminations }: BoardStep, emoji: string, [first, second]: Colours): string {
  const named = (half: readonly number[], it: string): string => {
    const cell = `la ${spokenCell(half[0] ?? 0, side)}`
    return half.length === 1 ? `${cell} ${it}tiene` : `${withMore(cell, half.length - 1)} ${it}tienen`
  }
  const gone = eliminations.map(({ cell }) => cell)
  const turns = `O ${named(first, '')} ${emoji}, o ${named(second, 'lo ')}`
  if (gone.every((cell) => cells.includes(cell))) {
    return sentences(turns, 'Dos de las primeras estarían en la misma fila, columna o bloque: esas no')
  }
  return sentences(turns, `${capital(spokenCells(gone, side, 1))}: ahí no puede estar, desde ahí se ven ambas`)
}

export const mistakeWords: typeof English.mistakeWords = ({ technique, units, side, cells, wrong, digit }, names) => {
  const name = pictureOf(names, digit - 1)
  const wrongCells = theCells(wrong, side)
  if (technique === 'wrong') {
    return {
      where: `Vuelve a mirar ${wrongCells}.`,
      rule: 'Hay un emoji donde no debe estar.',
      worked: sentences(`${capital(name)} en ${wrongCells} no lleva a la solución`, 'Quítalo e inténtalo de nuevo'),
    }
  }
  const unit = listed(units.map((one) => spokenUnit(one, side)))
  return {
    where: `Vuelve a mirar ${unit}.`,
    rule: 'Un emoji solo puede estar una vez en cada fila, columna y bloque.',
    worked: sentences(
      `En ${unit} está ${name} en ${cellsWithin(units[0], cells, side)}`,
      wrong.length > 0 ? `Quítalo de ${wrongCells}` : '',
    ),
  }
}

/** "de la fila 1", "del bloque de en medio" */
function ofUnit(unit: BoardUnit, side: number): string {
  return `de ${spokenUnit(unit, side)}`.replace('de el ', 'del ')
}

/** "la fila 1, columna 2 y la fila 3, columna 4" */
function theCells(cells: readonly number[], side: number): string {
  return listed(cells.map((cell) => `la ${spokenCell(cell, side)}`))
}
