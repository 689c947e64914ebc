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
  const look = `Regarde ${unit === '' ? spokenCells(cells, side) : unit}.`
  if (placement) {
    const emoji = listed(digits.map((digit) => pictureOf(names, digit - 1)))
    const goes = `Mets-le à la ${spokenCell(placement.cell, side)}`
    return { where: look, ...placingWords(step, emoji, goes, unit) }
  }
  return {
    where: look,
    rule: RULES[step.technique] ?? 'Ici, on peut écarter quelques emojis.',
    worked: ruledOutWords(step, names, unit, colours),
  }
}

function placingWords({ technique }: BoardStep, emoji: string, goes: string, unit: string): Pick<StepWords, 'rule' | 'worked'> {
  switch (technique) {
    case 'last in unit':
      return {
        rule: 'Il n’y reste qu’une case vide, donc il ne manque qu’un emoji.',
        worked: sentences(`Les autres sont déjà dans ${unit}, il manque ${emoji}`, goes),
      }
    case 'naked single':
      return {
        rule: 'Dans cette case, il ne reste qu’un emoji possible.',
        worked: sentences(`Tous les autres emojis y sont écartés : il ne reste que ${emoji}`, goes),
      }
    default:
      return {
        rule: 'Un des emojis qui manquent n’a de place que dans une de ses cases.',
        worked: sentences(`Dans ${unit}, il ne reste qu’une case pour ${emoji}`, goes),
      }
  }
}

const subsetRule = (count: string): string =>
  `${capital(count)} cases se partagent ${count} emojis, donc aucune autre case de cette ligne, de cette colonne ou de ce bloc ne peut les avoir.`
const hiddenRule = (count: string): string => `${capital(count)} emojis n’ont de place que dans ${count} cases, donc rien d’autre n’y va.`
const fishRule = (crossed: string, crossing: string): string =>
  `${crossed}, un emoji n’a de place que dans ${crossing} : il ne va pas ailleurs dans celles-ci.`
const WING_RULE = 'Quel que soit l’emoji de la première case, une de ces cases prend l’emoji qu’elles ont en commun.'

/** The rule of each technique that rules emoji out. */
const RULES: Readonly<Record<string, string>> = {
  'locked candidates':
    'Toutes les places d’un emoji sont là où un bloc croise une ligne ou une colonne. Il ne va donc nulle part ailleurs dans l’autre.',
  'naked pair': subsetRule('deux'),
  'naked triple': subsetRule('trois'),
  'naked quad': subsetRule('quatre'),
  'hidden pair': hiddenRule('deux'),
  'hidden triple': hiddenRule('trois'),
  'X-wing': fishRule('Dans deux lignes ou colonnes', 'deux de celles qui les croisent'),
  swordfish: fishRule('Dans trois lignes ou colonnes', 'trois de celles qui les croisent'),
  jellyfish: fishRule('Dans quatre lignes ou colonnes', 'quatre de celles qui les croisent'),
  'XY-wing': WING_RULE,
  'XYZ-wing': WING_RULE,
  colouring: 'Suis un emoji là où il n’a que deux places : elles alternent, oui puis non.',
  skyscraper:
    'Deux lignes ou colonnes ont chacune deux places pour un emoji, dont une en face de l’autre. L’une des deux autres places l’a.',
  'two-string kite':
    'Une ligne et une colonne ont chacune deux places pour un emoji, et une place de chacune est dans le même bloc. L’une des deux autres places l’a.',
  'W-wing': 'Deux cases ont les deux mêmes emojis. Si toutes les deux prenaient le même, il n’aurait plus de place entre elles.',
  'XY-chain': 'Chacune de ces cases a deux emojis possibles. Si la première n’a pas le sien, les autres suivent jusqu’à la dernière.',
}

function ruledOutWords(step: BoardStep, names: readonly string[], unit: string, colours: Colours): string {
  const { technique, units, side, cells, digits, eliminations } = step
  const emoji = listed(digits.map((digit) => nameOf(names, digit - 1)))
  const within = cellsWithin(units.length === 1 ? units[0] : undefined, cells, side)
  const gone = spokenCells([...new Set(eliminations.map(({ cell }) => cell))], side, 1)
  const goneEmoji = pictureOf(names, (eliminations[0]?.digit ?? 1) - 1)
  switch (technique) {
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
      return sentences(
        `Dans ${unit}, ${within} se partagent les emojis ${emoji}`,
        `Ils ne vont donc pas ailleurs ${listed(units.map((one) => inUnit(one, side)))}`,
        `On les écarte de ${gone}`,
      )
    case 'hidden pair':
    case 'hidden triple':
      return sentences(`Dans ${unit}, les emojis ${emoji} ne vont que dans ${within}`, 'Rien d’autre n’y va')
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
      return sentences(`Dans ${unit}, les places pour l’emoji ${emoji} sont dans ${within}`, `Il ne va donc pas dans ${gone}`)
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
  const lines = units.map(({ index }) => index)
  return sentences(
    `Dans ${numbered(kind, lines)}, l’emoji ${emoji} ne va que dans ${numbered(crossing, crossed)}`,
    `Ces ${isUpright ? 'lignes' : 'colonnes'} ne l’ont donc pas ailleurs`,
    `Il ne va pas dans ${gone}`,
  )
}

/** The two cases of a wing, and the emoji that both lead to. The first cell is the pivot. */
function wingWords({ technique, side, cells, digits, eliminations }: BoardStep, names: readonly string[], gone: string): string {
  const [pivot = 0] = cells
  const shared = eliminations[0]?.digit ?? 1
  const [one, other] = digits.filter((digit) => digit !== shared).map((digit) => pictureOf(names, digit - 1))
  const emoji = pictureOf(names, shared - 1)
  const own = technique === 'XYZ-wing' ? ', ou bien elle-même' : ''
  return sentences(
    `Si ${theCell(pivot, side)} a ${one}, une case marquée a ${emoji} ; si elle a ${other}, c’est l’autre${own}`,
    `Donc ${emoji} ne va pas dans ${gone}`,
  )
}

/** Two links of one emoji: from one end over the two in the middle to the other end. */
function twoLinksWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [tip = '', base = '', otherBase = '', otherTip = ''] = cells.map((cell) => theCell(cell, side))
  return sentences(
    `Si ${tip} n’a pas ${emoji}, alors ${base} l’a, donc pas ${otherBase}, donc ${otherTip} l’a`,
    `Un des deux bouts l’a, donc il ne va pas dans ${gone}`,
  )
}

/** Two equal cells, and the two places of one of their emoji between them. */
function wWingWords({ side, cells, digits }: BoardStep, names: readonly string[], gone: string): string {
  const [cell = '', one = '', two = '', other = ''] = cells.map((each) => theCell(each, side))
  const [between = '', shared = ''] = digits.map((digit) => pictureOf(names, digit - 1))
  return sentences(
    `${capital(between)} est dans ${one} ou dans ${two}, donc ${cell} et ${other} ne peuvent pas l’avoir toutes les deux`,
    `L’une des deux a ${shared}, donc il ne va pas dans ${gone}`,
  )
}

/** From the first cell of a chain to its last. */
function chainWords({ side, cells }: BoardStep, emoji: string, gone: string): string {
  const [first = '', last = ''] = [cells[0], cells.at(-1)].map((cell) => theCell(cell ?? 0, side))
  return sentences(
    `Si ${first} n’a pas ${emoji}, suis les ${cells.length - 2} cases marquées au milieu : ${last} l’a`,
    `L’une des deux l’a, donc il ne va pas dans ${gone}`,
  )
}

/** The two cases of a chain: one colour has the emoji, or the other. */
function colouringWords({ side, cells, eliminations }: BoardStep, emoji: string, [first, second]: Colours): string {
  const named = (half: readonly number[]): string => {
    const cell = theCell(half[0] ?? 0, side)
    return half.length === 1 ? cell : withMore(cell, half.length - 1)
  }
  const gone = eliminations.map(({ cell }) => cell)
  const turns = `${capital(emoji)} est soit dans ${named(first)}, soit dans ${named(second)}`
  if (gone.every((cell) => cells.includes(cell))) {
    return sentences(turns, 'Deux des premières seraient dans la même ligne, la même colonne ou le même bloc : pas celles-là')
  }
  return sentences(turns, `${capital(spokenCells(gone, side, 1))} : il n’y va pas, car de là on voit les deux`)
}

export const mistakeWords: typeof English.mistakeWords = ({ technique, units, side, cells, wrong, digit }, names) => {
  const name = pictureOf(names, digit - 1)
  const wrongCells = listed(wrong.map((cell) => `la ${spokenCell(cell, side)}`))
  if (technique === 'wrong') {
    return {
      where: `Regarde encore ${wrongCells}.`,
      rule: 'Un emoji n’est pas à sa place.',
      worked: sentences(`${capital(name)} dans ${wrongCells} ne mène pas à la solution`, 'Enlève-le et essaie encore'),
    }
  }
  const unit = listed(units.map((one) => spokenUnit(one, side)))
  return {
    where: `Regarde encore ${unit}.`,
    rule: 'Un emoji ne va qu’une fois dans chaque ligne, colonne et bloc.',
    worked: sentences(
      `Dans ${unit}, ${name} est dans ${cellsWithin(units[0], cells, side)}`,
      wrong.length > 0 ? `Enlève-le de ${wrongCells}` : '',
    ),
  }
}

/** "dans la ligne 1" */
function inUnit(unit: BoardUnit, side: number): string {
  return `dans ${spokenUnit(unit, side)}`
}

/** "la case ligne 1, colonne 2" */
function theCell(cell: number, side: number): string {
  return `la case ${spokenCell(cell, side)}`
}
