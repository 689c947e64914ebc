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
    where: `Regarde ${spokenSource(source)}${isAsked ? ', celle du point d’interrogation' : ''}.`,
    rule: 'Mets ce que tu sais déjà.',
    worked: sentences(
      `Tu sais que ${spokenValues(known, names)}`,
      ...groups.map((group) => groupWords(group, names)),
      `Mets-le dans ${spokenSource(source)} : ${spokenLine(left, right, names)}`,
    ),
  }
}

/** "Trois poires valent 21", for emoji combined to one number. */
function groupWords({ symbol, count, value }: KnownGroup, names: readonly string[]): string {
  return `${capital(several(count, nameOf(names, symbol)))} valent ${spokenNumber(value)}`
}

export const calculateWords: typeof English.calculateWords = ({ source, workings, left, right }, names) => {
  const isFirst = workings.every(({ operator }) => operator === '*' || operator === '/')
  const isMixed = isFirst && left.operators.some((operator) => operator === '+' || operator === '-')
  const first = workings.some(({ operator }) => operator === '*') ? 'multiplie' : 'divise'
  const worked = listed(workings.map(spokenWorking))
  return {
    where: `Regarde ${spokenSource(source)}.`,
    rule: isMixed ? 'On multiplie et on divise avant d’additionner et de soustraire.' : 'Calcule d’abord les nombres.',
    worked: sentences(
      isMixed ? `D’abord, on ${first} : ${worked}` : capital(worked),
      `Maintenant, on lit : ${spokenLine(left, right, names)}`,
    ),
  }
}

export const tidyWords: typeof English.tidyWords = (step, names, manner) => ({
  where: `Regarde ${spokenSource(step.source)}.`,
  rule: hasChanges(step)
    ? 'Raccourcis-la : ne garde que des emojis d’un côté.'
    : 'Raccourcis-la : compte combien de fois chaque emoji y est.',
  worked: sentences(saidLine(step, names), ...balanceWords(step, manner), `Il reste ceci : ${spokenEquation(step.left, names)}`),
})

export const oneUnknownWords: typeof English.oneUnknownWords = (step, names, manner) => {
  const { count, found, totals, sameAs } = step
  const isOutright = count === 1 && !hasChanges(step)
  const says = saidLine(step, names)
  return {
    where: `Regarde ${spokenSource(step.source)}.`,
    rule: isOutright
      ? 'Il n’y a rien à calculer ici : elle te donne le nombre.'
      : 'Il n’y a plus qu’une sorte d’emoji, alors tu peux le trouver.',
    worked: sentences(
      says,
      ...balanceWords(step, manner),
      count === 1
        ? isOutright && says !== ''
          ? ''
          : `Donc ${pictureOf(names, found.symbol)} vaut ${spokenNumber(found.value)}`
        : sharedWords(count, nameOf(names, found.symbol), totals[1], found.value),
      sameAs === undefined ? '' : `${capital(pictureOf(names, sameAs))} vaut aussi ${spokenNumber(found.value)} : c’est lui qui est caché`,
    ),
  }
}

/** "Deux seaux valent 10, donc un emoji seau vaut 5" */
function sharedWords(count: number, name: string, total: number, value: number): string {
  if (count > MOST_PICTURED)
    return `${count} fois ${name} égale ${spokenNumber(total)}, donc ${several(1, name)} vaut ${spokenNumber(value)}`
  return `${capital(several(count, name))} ${name === HIDDEN_TILE ? 'font' : 'valent'} ${spokenNumber(total)}, donc ${several(1, name)} vaut ${spokenNumber(value)}`
}

const MOST_PICTURED = 6

function hasChanges({ balance, isTurned, scale }: Balance): boolean {
  return balance.length > 0 || isTurned || scale > 1
}

/** The words of a line on display; an earlier step's result has just been said. */
function saidLine({ source, from }: Balance, names: readonly string[]): string {
  return source.kind === 'step' ? '' : `${capital(spokenSource(source))} dit : ${spokenEquation(from, names)}`
}

/** Numbers go to the other side, or a division is undone. */
function balanceWords(step: Balance, { countsOn }: Manner): string[] {
  const { balance, isTurned, scale, totals } = step
  const counted = countsOn && !isTurned && scale === 1 ? countedOn(step) : undefined
  if (counted) return countedWords(counted, step.added ?? [])
  return [
    ...balance.map((working, index) => movedWords(working, isTurned, index === balance.length - 1)),
    isTurned && balance.length === 0 ? 'Change tous les signes' : '',
    scale > 1
      ? `Prends tout ${times(scale)}, comme ça on ne divise plus : ${times(scale)} ${spokenNumber(totals[1] / scale)} égale ${spokenNumber(totals[1])}`
      : '',
  ]
}

/** "Compte à partir de 3 : 4, 5. C’est 2 de plus" */
function countedWords(
  { from, numbers }: { readonly from: number; readonly numbers: readonly number[] },
  added: readonly number[],
): string[] {
  const together = added.length > 1 ? [`${listed(added.map(String))} font ${from}`] : []
  return [...together, `Compte à partir de ${from} : ${numbers.join(', ')}`, `C’est ${numbers.length} de plus`]
}

/** One number is added or subtracted on both sides; equal ones are combined before. */
function movedWords(working: Working, isTurned: boolean, isLast: boolean): string {
  if (!isTurned && working.operator === '-') return `Enlève ${spokenNumber(working.right)} : ${spokenWorking(working)}`
  return isTurned && isLast ? `La différence, c’est ce qu’on enlève : ${spokenWorking(working)}` : capital(spokenWorking(working))
}

export const multiplyWords: typeof English.multiplyWords = ({ source, times: count, before, left }, names) => ({
  where: `Regarde ${spokenSource(source)}.`,
  rule: 'Tu peux prendre une ligne entière plusieurs fois : elle reste vraie.',
  worked: sentences(
    `${capital(spokenSource(source))} dit : ${spokenEquation(before, names)}`,
    `Prends tout ${times(count)} : ${spokenEquation(left, names)}`,
  ),
})

export const combineWords: typeof English.combineWords = ({ sources, equations, operator, without, left }, names) => {
  const [one, other] = sources.map(spokenSource)
  const isSum = operator === '+'
  return {
    where: `Regarde ensemble ${listed(sources.toSorted((first, second) => first.index - second.index).map(spokenSource))}.`,
    rule: combineRule(isSum, without, names),
    worked: sentences(
      ...sources.map((source, index) => `${capital(spokenSource(source))} dit : ${spokenEquation(equations[index as 0 | 1], names)}`),
      `${capital(one ?? '')} ${isSum ? 'plus' : 'moins'} ${other} donne ceci : ${spokenEquation(left, names)}`,
    ),
  }
}

function combineRule(isSum: boolean, without: number | undefined, names: readonly string[]): string {
  if (without === undefined)
    return isSum ? 'Additionne-les : tu auras une ligne plus facile.' : 'Soustrais l’une de l’autre : tu auras une ligne plus facile.'
  const gone = pictureOf(names, without)
  return isSum
    ? `L’une ajoute ${gone}, l’autre l’enlève. Additionne-les et il n’en reste rien.`
    : `Les deux ont ${gone} autant de fois. Soustrais l’une de l’autre et il n’en reste rien.`
}

export const divideWords: typeof English.divideWords = ({ source, divisor, before, left }, names) => ({
  where: `Regarde ${spokenSource(source)}.`,
  rule: 'Tu peux partager une ligne entière en parts égales : elle reste vraie.',
  worked: sentences(
    `${capital(spokenSource(source))} dit : ${spokenEquation(before, names)}`,
    `Partage tout en ${divisor} parts : ${spokenEquation(left, names)}`,
  ),
})

export const isolateWords: typeof English.isolateWords = ({ source, before, symbol, worth }, names) => ({
  where: `Regarde ${spokenSource(source)}.`,
  rule: 'Elle te dit combien vaut un emoji à l’aide d’autres emojis.',
  worked: sentences(
    `${capital(spokenSource(source))} dit : ${spokenEquation(before, names)}`,
    `Donc ${pictureOf(names, symbol)} vaut ${spokenExpression(worth, names)}`,
  ),
})

export const substituteWords: typeof English.substituteWords = ({ sources: [, into], before, symbol, worth, left }, names) => {
  const line = spokenSource(into)
  return {
    where: `Regarde ${line}.`,
    rule: `Remplace ${pictureOf(names, symbol)} par ce que tu as trouvé : cela vaut autant.`,
    worked: sentences(
      `${capital(line)} dit : ${spokenEquation(before, names)}`,
      `Mets ${spokenExpression(worth, names)} à la place de ${nameOf(names, symbol) === HIDDEN_TILE ? pictureOf(names, symbol) : `chaque emoji ${nameOf(names, symbol)}`}`,
      `Maintenant, on lit : ${spokenEquation(left, names)}`,
    ),
  }
}

export const putLineInWords: typeof English.putLineInWords = ({ sources: [group, into], group: line, left }, names) => {
  const [one, other] = [spokenSource(group), spokenSource(into)]
  return {
    where: `Regarde ensemble ${listed([one, other])}.`,
    rule: `Tout ce qu’il y a dans ${one} est aussi dans ${other}.`,
    worked: sentences(
      `${capital(one)} dit : ${spokenEquation(line, names)}`,
      `Dans ${other}, remplace tout cela par ${spokenNumber(line.right)} : ${spokenEquation(left, names)}`,
    ),
  }
}

export const equateWords: typeof English.equateWords = ({ sources, left, right }, names) => {
  const [one, other] = [spokenSource(sources[0]), spokenSource(sources[1])]
  return {
    where: `Regarde ensemble ${listed([one, other])}.`,
    rule: 'Elles ont le même total, donc l’une égale l’autre.',
    worked: sentences(`${capital(one)} égale ${other} : ${spokenEquation({ left, right }, names)}`),
  }
}

export const takeOffWords: typeof English.takeOffWords = ({ source, both, left }, names) => ({
  where: `Regarde ${spokenSource(source)}.`,
  rule: 'Des emojis sont des deux côtés. Enlève-les des deux côtés : ils restent égaux.',
  worked: sentences(
    `Enlève ${listed(both.map(({ symbol, count }) => several(count, nameOf(names, symbol))))} de chaque côté`,
    `Il reste ${spokenEquation(left, names)}`,
  ),
})

export const togetherWords: typeof English.togetherWords = ({ lines, found, answer }, names) => {
  const [line = '', second] = lines.map(spokenSource)
  if (answer === undefined && second === undefined)
    return {
      where: `Regarde ${line}.`,
      rule: 'Essaie de petits nombres jusqu’à ce qu’elle soit vraie.',
      worked: sentences(`Elle est vraie si ${spokenValues(found, names)}, et pas autrement`),
    }
  return {
    where: `Regarde ensemble ${listed(lines.map(spokenSource))}.`,
    rule:
      answer === undefined
        ? 'Le calcul demande de grands nombres. Essaie-en de petits jusqu’à ce que toutes les lignes soient vraies.'
        : 'Aucune ne suffit toute seule, mais ensemble elles ne laissent qu’une possibilité.',
    worked: sentences(
      answer === undefined
        ? `Toutes sont vraies si ${spokenValues(found, names)}, et pas autrement`
        : `Il n’y a qu’une façon de les rendre toutes vraies : la réponse est ${spokenNumber(answer)}`,
    ),
  }
}

export const workOutWords: typeof English.workOutWords = ({ known, workings, less, answer }, names) => {
  const know = known.length > 0 ? `Tu sais que ${spokenValues(known, names)}` : ''
  if (less)
    return {
      where: 'Regarde la question : un des deux côtés vaut plus.',
      rule: 'Mets ce que tu sais et regarde combien vaut chaque côté.',
      worked: sentences(
        know,
        `Un côté vaut ${spokenNumber(answer)}, l’autre ${spokenNumber(less.right)}`,
        `${capital(spokenNumber(answer))}, c’est plus : voilà la réponse`,
      ),
    }
  return {
    where: 'Regarde la question.',
    rule: workings.length > 0 ? 'Tu connais déjà tous ses nombres, alors calcule-la.' : 'Tu sais déjà ce qu’elle demande.',
    worked: sentences(know, ...workings.map((working) => capital(spokenWorking(working))), `La réponse est ${spokenNumber(answer)}`),
  }
}

export const addUpWords: typeof English.addUpWords = ({ line, parts, answer }) => {
  const together = parts.map(({ count, value }) => (count === 1 ? '' : `${count} fois `) + spokenNumber(value)).join(' plus ')
  return {
    where: `Regarde ${spokenSource(line)}, celle du point d’interrogation.`,
    rule: 'Tu connais déjà tous ses nombres, alors additionne-les.',
    worked: sentences(`${capital(together)} égale ${spokenNumber(answer)}`, `La réponse est ${spokenNumber(answer)}`),
  }
}

export const spellWords: typeof English.spellWords = ({ letters, answer }, names) => ({
  where: 'Regarde les emojis du mot.',
  rule: 'Chaque nombre est une place dans l’alphabet : 1, c’est A ; 2, c’est B ; et ainsi de suite jusqu’à Z.',
  worked: sentences(
    ...letters.map(({ symbol, value, letter }) => `${capital(pictureOf(names, symbol))} : ${value}, c’est ${letter}`),
    `Le mot est ${answer}`,
  ),
})

const SPOKEN: Readonly<Record<SpokenOperator, string>> = { '+': 'plus', '-': 'moins', '*': 'fois', '/': 'divisé par' }
const TIMES: readonly string[] = ['', 'une fois', 'deux fois', 'trois fois', 'quatre fois']

/** A calculation, with a detour around negative numbers. */
function spokenWorking(working: Working): string {
  const { left, operator, right, value } = working
  const said = `${spokenNumber(left)} ${SPOKEN[operator]} ${spokenNumber(right)}`
  if (right >= 0 || operator === '*' || operator === '/') return `${said} égale ${spokenNumber(value)}`
  const other = operator === '+' ? 'moins' : 'plus'
  return `${said}, c’est comme ${spokenNumber(left)} ${other} ${-right}, qui égale ${spokenNumber(value)}`
}

/** "pomme plus 2 égale 7"; of what is asked "5 plus 2" */
function spokenLine(left: SpokenExpression, right: SpokenSide | undefined, names: readonly string[]): string {
  return right === undefined ? spokenExpression(left, names) : spokenEquation({ left, right }, names)
}

function spokenValues(values: readonly SymbolValue[], names: readonly string[]): string {
  return listed(values.map(({ symbol, value }) => `${pictureOf(names, symbol)} vaut ${spokenNumber(value)}`))
}

export const spokenSource: typeof English.spokenSource = (source) => {
  switch (source.kind) {
    case 'question':
      return 'la question'
    case 'equation':
      return `la ${feminineOrdinal(source.index)} ligne`
    case 'step':
      return `l’étape ${source.index + 1}`
    case 'row':
      return `la ligne ${source.index + 1}`
    case 'column':
      return `la colonne ${source.index + 1}`
  }
}

function times(count: number): string {
  return TIMES[count] ?? `${count} fois`
}
