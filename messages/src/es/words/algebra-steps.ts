import type * as English from '../../en/words/algebra-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import type { Balance, KnownGroup, Manner, SpokenExpression, SpokenOperator, SpokenSide, SymbolValue, Working } from '../../steps.ts'
import { countedOn } from '../../steps.ts'
import { listed } from '../grammar.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { feminineOrdinal, HIDDEN_TILE, nameOf, pictureOf } from './symbols.ts'

export const putInWords: typeof English.putInWords = ({ source, known, groups = [], left, right }, names) => {
  const isAsked = source.kind !== 'question' && right === undefined
  return {
    where: `Mira ${spokenSource(source)}${isAsked ? ', que lleva el signo de interrogación' : ''}.`,
    rule: 'Pon lo que ya sabes.',
    worked: sentences(
      `Sabes que ${spokenValues(known, names)}`,
      ...groups.map((group) => groupWords(group, names)),
      `Ponlo en ${spokenSource(source)}: ${spokenLine(left, right, names)}`,
    ),
  }
}

/** "Tres peras son 21", for emoji combined to one number. */
function groupWords({ symbol, count, value }: KnownGroup, names: readonly string[]): string {
  return `${capital(several(count, nameOf(names, symbol)))} son ${spokenNumber(value)}`
}

export const calculateWords: typeof English.calculateWords = ({ source, workings, left, right }, names) => {
  const isFirst = workings.every(({ operator }) => operator === '*' || operator === '/')
  const isMixed = isFirst && left.operators.some((operator) => operator === '+' || operator === '-')
  const first = workings.some(({ operator }) => operator === '*') ? 'multiplica' : 'divide'
  const worked = listed(workings.map(spokenWorking))
  return {
    where: `Mira ${spokenSource(source)}.`,
    rule: isMixed ? 'Multiplicar y dividir van antes que sumar y restar.' : 'Calcula primero los números.',
    worked: sentences(isMixed ? `Primero se ${first}: ${worked}` : capital(worked), `Ahora dice: ${spokenLine(left, right, names)}`),
  }
}

export const tidyWords: typeof English.tidyWords = (step, names, manner) => ({
  where: `Mira ${spokenSource(step.source)}.`,
  rule: hasChanges(step) ? 'Acorta la línea: deja solo emojis en un lado.' : 'Acorta la línea: cuenta cuántas veces está cada emoji.',
  worked: sentences(saidLine(step, names), ...balanceWords(step, manner), `Queda esto: ${spokenEquation(step.left, names)}`),
})

export const oneUnknownWords: typeof English.oneUnknownWords = (step, names, manner) => {
  const { count, found, totals, sameAs } = step
  const isOutright = count === 1 && !hasChanges(step)
  const says = saidLine(step, names)
  return {
    where: `Mira ${spokenSource(step.source)}.`,
    rule: isOutright ? 'Aquí no hay nada que calcular: te dice el número.' : 'Solo queda un tipo de emoji, así que lo puedes encontrar.',
    worked: sentences(
      says,
      ...balanceWords(step, manner),
      count === 1
        ? isOutright && says !== ''
          ? ''
          : `Así que ${pictureOf(names, found.symbol)} vale ${spokenNumber(found.value)}`
        : sharedWords(count, nameOf(names, found.symbol), totals[1], found.value),
      sameAs === undefined ? '' : `${capital(pictureOf(names, sameAs))} también vale ${spokenNumber(found.value)}: es el que está oculto`,
    ),
  }
}

/** "Dos cubos son 10, así que un emoji de cubo vale 5" */
function sharedWords(count: number, name: string, total: number, value: number): string {
  if (count > MOST_PICTURED)
    return `${count} por ${name} es igual a ${spokenNumber(total)}, así que ${several(1, name)} vale ${spokenNumber(value)}`
  return `${capital(several(count, name))} son ${spokenNumber(total)}, así que ${several(1, name)} vale ${spokenNumber(value)}`
}

const MOST_PICTURED = 6

function hasChanges({ balance, isTurned, scale }: Balance): boolean {
  return balance.length > 0 || isTurned || scale > 1
}

/** The words of a line on display; an earlier step's result has just been said. */
function saidLine({ source, from }: Balance, names: readonly string[]): string {
  return source.kind === 'step' ? '' : `${capital(spokenSource(source))} dice: ${spokenEquation(from, names)}`
}

/** Numbers go to the other side, or a division is undone. */
function balanceWords(step: Balance, { countsOn }: Manner): string[] {
  const { balance, isTurned, scale, totals } = step
  const counted = countsOn && !isTurned && scale === 1 ? countedOn(step) : undefined
  if (counted) return countedWords(counted, step.added ?? [])
  return [
    ...balance.map((working, index) => movedWords(working, isTurned, index === balance.length - 1)),
    isTurned && balance.length === 0 ? 'Cambia todos los signos' : '',
    scale > 1
      ? `Toma todo ${times(scale)}, así ya no se divide nada: ${times(scale)} ${spokenNumber(totals[1] / scale)} ${makes(totals[1])}`
      : '',
  ]
}

/** "Cuenta desde 3: 4, 5. Son 2 más" */
function countedWords(
  { from, numbers }: { readonly from: number; readonly numbers: readonly number[] },
  added: readonly number[],
): string[] {
  const together = added.length > 1 ? [`${listed(added.map(String))} son ${from}`] : []
  const more = numbers.length
  return [...together, `Cuenta desde ${from}: ${numbers.join(', ')}`, more === 1 ? 'Es uno más' : `Son ${more} más`]
}

/** One number is added or subtracted on both sides; equal ones are combined before. */
function movedWords(working: Working, isTurned: boolean, isLast: boolean): string {
  if (!isTurned && working.operator === '-') return `Quita ${spokenNumber(working.right)}: ${spokenWorking(working)}`
  return isTurned && isLast ? `La diferencia es lo que se quita: ${spokenWorking(working)}` : capital(spokenWorking(working))
}

export const multiplyWords: typeof English.multiplyWords = ({ source, times: count, before, left }, names) => ({
  where: `Mira ${spokenSource(source)}.`,
  rule: 'Puedes tomar una línea entera varias veces: sigue siendo verdad.',
  worked: sentences(
    `${capital(spokenSource(source))} dice: ${spokenEquation(before, names)}`,
    `Toma todo ${times(count)}: ${spokenEquation(left, names)}`,
  ),
})

export const combineWords: typeof English.combineWords = ({ sources, equations, operator, without, left }, names) => {
  const [one, other] = sources.map(spokenSource)
  const isSum = operator === '+'
  return {
    where: `Mira a la vez: ${listed(sources.toSorted((first, second) => first.index - second.index).map(spokenSource))}.`,
    rule: combineRule(isSum, without, names),
    worked: sentences(
      ...sources.map((source, index) => `${capital(spokenSource(source))} dice: ${spokenEquation(equations[index as 0 | 1], names)}`),
      `${capital(one ?? '')} ${isSum ? 'más' : 'menos'} ${other} da esto: ${spokenEquation(left, names)}`,
    ),
  }
}

function combineRule(isSum: boolean, without: number | undefined, names: readonly string[]): string {
  if (without === undefined) return isSum ? 'Súmalas: sale una línea más fácil.' : 'Resta una de la otra: sale una línea más fácil.'
  const gone = pictureOf(names, without)
  return isSum
    ? `Una suma ${gone} y la otra lo resta. Súmalas y desaparece.`
    : `Las dos tienen ${gone} las mismas veces. Resta una de la otra y desaparece.`
}

export const divideWords: typeof English.divideWords = ({ source, divisor, before, left }, names) => ({
  where: `Mira ${spokenSource(source)}.`,
  rule: 'Puedes repartir una línea entera en partes iguales: sigue siendo verdad.',
  worked: sentences(
    `${capital(spokenSource(source))} dice: ${spokenEquation(before, names)}`,
    `Reparte todo entre ${divisor}: ${spokenEquation(left, names)}`,
  ),
})

export const isolateWords: typeof English.isolateWords = ({ source, before, symbol, worth }, names) => ({
  where: `Mira ${spokenSource(source)}.`,
  rule: 'Te dice cuánto vale un emoji con ayuda de otros.',
  worked: sentences(
    `${capital(spokenSource(source))} dice: ${spokenEquation(before, names)}`,
    `Así que ${pictureOf(names, symbol)} vale ${spokenExpression(worth, names)}`,
  ),
})

export const substituteWords: typeof English.substituteWords = ({ sources: [, into], before, symbol, worth, left }, names) => {
  const line = spokenSource(into)
  return {
    where: `Mira ${line}.`,
    rule: `Cambia ${pictureOf(names, symbol)} por lo que encontraste: vale lo mismo.`,
    worked: sentences(
      `${capital(line)} dice: ${spokenEquation(before, names)}`,
      `Pon ${spokenExpression(worth, names)} en lugar de ${nameOf(names, symbol) === HIDDEN_TILE ? pictureOf(names, symbol) : `cada emoji de ${nameOf(names, symbol)}`}`,
      `Ahora dice: ${spokenEquation(left, names)}`,
    ),
  }
}

export const putLineInWords: typeof English.putLineInWords = ({ sources: [group, into], group: line, left }, names) => {
  const [one, other] = [spokenSource(group), spokenSource(into)]
  return {
    where: `Mira a la vez: ${listed([one, other])}.`,
    rule: `Todo lo de ${one} está también en ${other}.`,
    worked: sentences(
      `${capital(one)} dice: ${spokenEquation(line, names)}`,
      `En ${other}, cambia todo eso por ${spokenNumber(line.right)}: ${spokenEquation(left, names)}`,
    ),
  }
}

export const equateWords: typeof English.equateWords = ({ sources, left, right }, names) => {
  const [one, other] = [spokenSource(sources[0]), spokenSource(sources[1])]
  return {
    where: `Mira a la vez: ${listed([one, other])}.`,
    rule: 'Las dos tienen el mismo total, así que una es igual a la otra.',
    worked: sentences(`${capital(one)} es igual a ${other}: ${spokenEquation({ left, right }, names)}`),
  }
}

export const takeOffWords: typeof English.takeOffWords = ({ source, both, left }, names) => ({
  where: `Mira ${spokenSource(source)}.`,
  rule: 'Hay emojis que están en los dos lados. Quítalos de los dos: siguen siendo iguales.',
  worked: sentences(
    `Quita ${listed(both.map(({ symbol, count }) => several(count, nameOf(names, symbol))))} de cada lado`,
    `Queda ${spokenEquation(left, names)}`,
  ),
})

export const togetherWords: typeof English.togetherWords = ({ lines, found, answer }, names) => {
  const [line = '', second] = lines.map(spokenSource)
  if (answer === undefined && second === undefined)
    return {
      where: `Mira ${line}.`,
      rule: 'Prueba con números pequeños hasta que se cumpla.',
      worked: sentences(`Se cumple si ${spokenValues(found, names)}, y de ninguna otra manera`),
    }
  return {
    where: `Mira a la vez: ${listed(lines.map(spokenSource))}.`,
    rule:
      answer === undefined
        ? 'Calcularlo lleva números grandes. Prueba con pequeños hasta que se cumplan todas las líneas.'
        : 'Ninguna basta por sí sola, pero juntas dejan una sola posibilidad.',
    worked: sentences(
      answer === undefined
        ? `Todas se cumplen si ${spokenValues(found, names)}, y de ninguna otra manera`
        : `Solo hay una manera de que todas se cumplan: la respuesta es ${spokenNumber(answer)}`,
    ),
  }
}

export const workOutWords: typeof English.workOutWords = ({ known, workings, less, answer }, names) => {
  const know = known.length > 0 ? `Sabes que ${spokenValues(known, names)}` : ''
  if (less)
    return {
      where: 'Mira la pregunta: uno de los dos lados es más.',
      rule: 'Pon lo que sabes y mira cuánto vale cada lado.',
      worked: sentences(
        know,
        `Un lado vale ${spokenNumber(answer)}; el otro, ${spokenNumber(less.right)}`,
        `${capital(spokenNumber(answer))} es más: esa es la respuesta`,
      ),
    }
  return {
    where: 'Mira la pregunta.',
    rule: workings.length > 0 ? 'Ya conoces todos sus números, así que calcúlala.' : 'Ya sabes lo que pregunta.',
    worked: sentences(know, ...workings.map((working) => capital(spokenWorking(working))), `La respuesta es ${spokenNumber(answer)}`),
  }
}

export const addUpWords: typeof English.addUpWords = ({ line, parts, answer }) => {
  const together = parts.map(({ count, value }) => (count === 1 ? '' : `${count} por `) + spokenNumber(value)).join(' más ')
  return {
    where: `Mira ${spokenSource(line)}, que lleva el signo de interrogación.`,
    rule: 'Ya conoces todos sus números, así que súmalos.',
    worked: sentences(`${capital(together)} ${makes(answer)}`, `La respuesta es ${spokenNumber(answer)}`),
  }
}

export const spellWords: typeof English.spellWords = ({ letters, answer }, names) => ({
  where: 'Mira los emojis de la palabra.',
  rule: 'Cada número es un lugar en el alfabeto: 1 es A, 2 es B, y así hasta la Z.',
  worked: sentences(
    ...letters.map(({ symbol, value, letter }) => `${capital(pictureOf(names, symbol))}: ${value} es ${letter}`),
    `La palabra es ${answer}`,
  ),
})

const SPOKEN: Readonly<Record<SpokenOperator, string>> = { '+': 'más', '-': 'menos', '*': 'por', '/': 'entre' }
const TIMES: readonly string[] = ['', 'una vez', 'dos veces', 'tres veces', 'cuatro veces']

/** A calculation, with a detour around negative numbers. */
function spokenWorking(working: Working): string {
  const { left, operator, right, value } = working
  if (right >= 0 || operator === '*' || operator === '/')
    return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${makes(value)}`
  const other = operator === '+' ? 'menos' : 'más'
  const same = `es lo mismo que ${spokenNumber(left)} ${other} ${-right}, que ${makes(value)}`
  return `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)} ${same}`
}

/** "son 7", "es 1" */
function makes(value: number): string {
  return `${value === 1 ? 'es' : 'son'} ${spokenNumber(value)}`
}

/** "manzana más 2 es igual a 7"; of what is asked "5 más 2" */
function spokenLine(left: SpokenExpression, right: SpokenSide | undefined, names: readonly string[]): string {
  return right === undefined ? spokenExpression(left, names) : spokenEquation({ left, right }, names)
}

function spokenValues(values: readonly SymbolValue[], names: readonly string[]): string {
  return listed(values.map(({ symbol, value }) => `${pictureOf(names, symbol)} vale ${spokenNumber(value)}`))
}

export const spokenSource: typeof English.spokenSource = (source) => {
  switch (source.kind) {
    case 'question':
      return 'la pregunta'
    case 'equation':
      return `la ${feminineOrdinal(source.index)} línea`
    case 'step':
      return `el paso ${source.index + 1}`
    case 'row':
      return `la fila ${source.index + 1}`
    case 'column':
      return `la columna ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} veces`
}
