import { brief, type Part } from '../../brief.ts'
import type * as English from '../../en/words/algebra-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import type { KnownGroup, OtherSide, Put, SpokenOperator, SymbolValue, Working, WorkOutStep } from '../../steps.ts'
import { isToldOutright } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { feminineOrdinal, nameOf, pictureOf } from './symbols.ts'

export const tidyWords: typeof English.tidyWords = (step, names) => {
  const left = spokenEquation(step.left, names)
  return {
    where: `Mira ${spokenSource(step.source)}.`,
    rule: step.known.length > 0 ? 'Pon lo que ya sabes y hazla más corta.' : 'Junta los números y hazla más corta.',
    worked: brief(...putWords(step, names, left), `Queda ${left}`),
  }
}

export const oneUnknownWords: typeof English.oneUnknownWords = (step, names) => {
  const { count, total } = step
  const { symbol, value } = step.found
  const name = nameOf(names, symbol)
  const where = `Mira ${spokenSource(step.source)}.`
  if (isToldOutright(step))
    return { where, rule: 'Aquí no hay nada que calcular: te dice el número.', worked: brief(...putWords(step, names)) }
  return {
    where,
    rule:
      step.known.length > 0
        ? 'Pon lo que ya sabes: solo queda un emoji sin saber, así que se puede calcular.'
        : 'Solo hay un tipo de emoji, así que se puede calcular.',
    worked: brief(
      ...putWords(step, names),
      count === 1
        ? { ifRoom: `Así que ${pictureOf(names, symbol)} vale ${spokenNumber(value)}`, otherwise: `Así que vale ${spokenNumber(value)}` }
        : sharedWords(count, name, total, value),
    ),
  }
}

/** "Dos cubos son 10, así que uno vale 5" */
function sharedWords(count: number, name: string, total: number, value: number): Part {
  const all = `${capital(several(count, name))} son ${spokenNumber(total)}, así que`
  return { ifRoom: `${all} ${several(1, name)} vale ${spokenNumber(value)}`, otherwise: `${all} cada emoji vale ${spokenNumber(value)}` }
}

/** The substituted values and the calculations with them. The line itself is drawn beside the words.
 *  @param after the next text, which is not repeated */
function putWords(
  { source, known, groups, put, otherSide, workings, balance, isTurned, scale }: Put,
  names: readonly string[],
  after?: string,
): Part[] {
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const shown = spokenEquation({ left: put.left, right: otherSide?.put ?? put.right }, names)
  const line = known.length > 0 ? 'Al ponerlo, dice' : source.kind === 'step' ? 'Dice' : `${capital(spokenSource(source))} dice`
  return [
    { ifRoom: known.length > 0 ? `Sabes que ${spokenValues(known, names)}` : '' },
    ...groupWords(names, groups),
    { ifRoom: shown === after ? '' : `${line}: ${shown}` },
    ...otherSideWords(names, otherSide),
    firstWords(workings, isSeveral),
    ...balanceParts(balance, isTurned),
    isTurned && balance.length === 0 ? 'Cambia todos los signos' : '',
    scale > 1 ? scaledWords(scale, balance.at(-1)?.value ?? (isTurned ? -put.right : put.right)) : '',
  ]
}

/** @param value of the numbers before */
function scaledWords(scale: number, value: number): Part {
  const otherwise = `Toma todo ${times(scale)}, así ya no se divide nada`
  return { ifRoom: `${otherwise}: ${times(scale)} ${spokenNumber(value)} ${makes(scale * value)}`, otherwise }
}

/** "Tres peras son 21", for emoji combined to one number. */
function groupWords(names: readonly string[], groups: readonly KnownGroup[] = []): Part[] {
  return groups.map(({ symbol, count, value }) => ({
    ifRoom: `${capital(several(count, nameOf(names, symbol)))} son ${spokenNumber(value)}`,
  }))
}

/** What the other side comes to, and what is on both. */
function otherSideWords(names: readonly string[], { workings, taken }: Pick<OtherSide, 'workings' | 'taken'> = NOTHING): Part[] {
  return [
    ...workings.map(stepWords),
    ...taken.map(({ symbol, count }) => `Quita ${several(count, nameOf(names, symbol))} en los dos lados`),
  ]
}

const NOTHING = { workings: [], taken: [] } as const

/** × and ÷, before + and − where there are any. */
function firstWords(workings: readonly Working[], isSeveral: boolean): Part {
  const strong = workings.filter(({ operator }) => operator === '*' || operator === '/')
  if (strong.length === 0) return ''
  const reason = isSeveral ? `Primero se ${strong.some(({ operator }) => operator === '*') ? 'multiplica' : 'divide'}: ` : ''
  const spoken = listed(strong.map(spokenWorking))
  return { ifRoom: capital(reason + spoken), otherwise: capital(spoken) }
}

/** One number is added or subtracted on both sides; equal ones are combined before. */
function balanceWords(working: Working, isTurned: boolean, isLast: boolean): Part {
  const step = stepWords(working)
  if (!isTurned && working.operator === '-') return { ...step, ifRoom: `Quita ${working.right}: ${spokenWorking(working)}` }
  return isTurned && isLast ? { ifRoom: `Lo que se quita es la diferencia: ${spokenWorking(working)}`, otherwise: step.otherwise } : step
}

const MOST_TOLD_APART = 2

function balanceParts(balance: readonly Working[], isTurned: boolean): readonly Part[] {
  if (balance.length > MOST_TOLD_APART)
    return [{ ifRoom: sentences(...balance.map((each) => stepWords(each).ifRoom)), otherwise: chainWords(balance) }]
  return balance.map((working, index) => balanceWords(working, isTurned, index === balance.length - 1))
}

/** Several calculations in one sentence: "20 menos 3 son 17, menos 5 son 12". */
function chainWords(workings: readonly Working[]): string {
  return workings
    .map((working, index) => {
      const { left, operator, right, value } = working
      if (index === 0) return capital(plainWorking(working))
      const isOnward = left === workings[index - 1]?.value
      return isOnward ? `, ${SPOKEN[operator]} ${spokenNumber(right)} ${makes(value)}` : `. ${capital(plainWorking(working))}`
    })
    .join('')
}

/** A calculation, with a detour around negative numbers where there is room. */
function stepWords(working: Working): { readonly ifRoom: string; readonly otherwise: string } {
  return { ifRoom: capital(spokenWorking(working)), otherwise: capital(plainWorking(working)) }
}

export const combineWords: typeof English.combineWords = (step, names) => {
  const { sources, times: taken, equations, operator, without, dividedBy, left } = step
  const gone = pictureOf(names, without)
  const [one, other] = sources.map((source, index) => {
    const name = source.kind === 'step' ? `el paso ${source.index + 1}` : spokenSource(source)
    const count = taken[index] as number
    return count === 1 ? name : `${times(count)} ${name}`
  })
  const isGivenBack = operator === '+'
  return {
    where: `Mira a la vez: ${listed(sources.toSorted((one, other) => one.index - other.index).map(spokenSource))}.`,
    rule: isGivenBack
      ? `Súmalas para que desaparezca ${gone}: una lo suma y la otra lo quita.`
      : `Resta una de la otra para que desaparezca ${gone}: las dos lo tienen las mismas veces.`,
    worked: brief(
      {
        ifRoom: `${capital(one ?? '')} dice: ${spokenEquation(equations[0], names)}. ${capital(other ?? '')}: ${spokenEquation(equations[1], names)}`,
      },
      `${capital(one ?? '')} ${isGivenBack ? 'más' : 'menos'} ${other}${dividedBy > 1 ? `, entre ${dividedBy},` : ''} deja ${spokenEquation(left, names)}`,
    ),
  }
}

export const togetherWords: typeof English.togetherWords = ({ lines, found, answer }, names) => {
  const result = answer === undefined ? spokenValues(found, names) : `la respuesta es ${spokenNumber(answer)}`
  if (lines.length === 1 && answer === undefined) {
    const [line] = lines.map(spokenSource)
    return {
      where: `Mira ${line}.`,
      rule: 'Prueba números: solo uno la cumple.',
      worked: sentences(`Solo se cumple de una manera: ${result}`),
    }
  }
  return {
    where: `Mira a la vez: ${listed(lines.map(spokenSource))}.`,
    rule: 'Ninguna basta por sí sola, pero juntas dejan una sola posibilidad.',
    worked: sentences(`Solo hay una manera de que todas se cumplan: ${result}`),
  }
}

export const workOutWords: typeof English.workOutWords = (step, names) => {
  const { known, groups, put, workings, less, answer } = step
  if (less) return moreWords(step, less.right, names)
  const isSeveral = put.left.operators.some((operator) => operator === '+' || operator === '-')
  const weak = workings.filter(({ operator }) => operator === '+' || operator === '-')
  return {
    where: 'Mira la pregunta.',
    rule:
      workings.length > weak.length && isSeveral
        ? 'Pon lo que sabes. Multiplicar y dividir van antes que sumar y restar.'
        : 'Pon lo que sabes.',
    worked: brief(
      { ifRoom: known.length > 0 ? `Sabes que ${spokenValues(known, names)}` : '' },
      ...groupWords(names, groups),
      { ifRoom: put.left.operators.length > 0 ? `La pregunta dice: ${spokenExpression(put.left, names)}` : '' },
      firstWords(workings, isSeveral),
      ...weak.map(stepWords),
      `La respuesta es ${spokenNumber(answer)}`,
    ),
  }
}

/** "Un lado vale 6 y el otro, 4. 6 es más" */
function moreWords({ known, answer }: WorkOutStep, less: number, names: readonly string[]): ReturnType<typeof English.workOutWords> {
  return {
    where: 'Mira la pregunta: uno de los dos lados es más.',
    rule: 'Pon lo que sabes y mira cuánto vale cada lado.',
    worked: brief(
      { ifRoom: known.length > 0 ? `Sabes que ${spokenValues(known, names)}` : '' },
      `Un lado vale ${spokenNumber(answer)}; el otro, ${spokenNumber(less)}`,
      `${capital(spokenNumber(answer))} es más: esa es la respuesta`,
    ),
  }
}

export const addUpWords: typeof English.addUpWords = ({ line, parts, answer }, names) => {
  const amounts = parts.map(({ symbol, count, value }) => {
    const name = pictureOf(names, symbol)
    return count === 1 ? `${name} vale ${spokenNumber(value)}` : `${name} ${times(count)} son ${spokenNumber(count * value)}`
  })
  const together = parts.map(({ count, value }) => (count === 1 ? '' : `${count} por `) + spokenNumber(value)).join(' más ')
  return {
    where: `Mira ${spokenSource(line)}, que lleva el signo de interrogación.`,
    rule: 'Ya conoces todos sus emojis, así que súmalos.',
    worked: brief({ ifRoom: capital(listed(amounts)) }, `${capital(together)} ${makes(answer)}`, {
      ifRoom: `La respuesta es ${spokenNumber(answer)}`,
    }),
  }
}

export const spellWords: typeof English.spellWords = ({ letters, answer }, names) => {
  const spelled = letters.map(({ value, letter }) => `${value} es ${letter}`)
  return {
    where: 'Mira los emojis de la palabra.',
    rule: 'Cada número es un lugar en el alfabeto: 1 es A, 2 es B, y así hasta la Z.',
    worked: brief(
      { ifRoom: capital(listed(letters.map(({ symbol, value }) => `${pictureOf(names, symbol)} es ${value}`))) },
      capital(listed(spelled)),
      `La palabra es ${answer}`,
    ),
  }
}

const SPOKEN: Readonly<Record<SpokenOperator, string>> = { '+': 'más', '-': 'menos', '*': 'por', '/': 'entre' }
const TIMES: readonly string[] = ['', 'una vez', 'dos veces', 'tres veces', 'cuatro veces']

function spokenWorking(working: Working): string {
  const { left, operator, right, value } = working
  if (right >= 0 || operator === '*' || operator === '/') return plainWorking(working)
  const other = operator === '+' ? 'menos' : 'más'
  const same = `es lo mismo que ${spokenNumber(left)} ${other} ${-right}, que ${makes(value)}`
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${same}`
}

function plainWorking({ left, operator, right, value }: Working): string {
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${makes(value)}`
}

/** "son 7", "es 1" */
function makes(value: number): string {
  return `${value === 1 ? 'es' : 'son'} ${spokenNumber(value)}`
}

function spokenValues(values: readonly SymbolValue[], names: readonly string[]): string {
  return listed(values.map(({ symbol, value }) => `${pictureOf(names, symbol)} vale ${spokenNumber(value)}`))
}

export const spokenSource: typeof English.spokenSource = (source) => {
  switch (source.kind) {
    case 'equation':
      return `la ${feminineOrdinal(source.index)} línea`
    case 'step':
      return `lo que encontraste en el paso ${source.index + 1}`
    case 'row':
      return `la fila ${source.index + 1}`
    case 'column':
      return `la columna ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} veces`
}
