import { m } from '@emojigma/messages'
import { spokenEquation, spokenExpression, spokenNumber } from '@emojigma/messages/words/spoken.ts'
import type { Emoji, Equation, Expression, Operand } from '@emojigma/engine/question.ts'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { SIGNS } from '../frame/answer-text.ts'
import { EmojiTile } from './EmojiTile.tsx'
import { LineTruth } from './LineTruth.tsx'
import { Numeral } from './Numeral.tsx'
import type { SideChoice } from './WhichIsMore.tsx'
import type { Marks } from '../hints/step-marks.ts'
import styles from '../equation-lines.module.css'

/** Widths, in emoji widths; a numeral has 0.6 of the size. */
const DIGIT = 0.36
/** On both sides of a number together; an emoji's margins are in its picture. */
const NUMBER_MARGINS = 0.18
/** Rows of five dots under a numeral. */
const FIVE_DOTS = 0.6
const SIGN = { wide: 0.9, long: 0.66, tight: 0.48 }
const RIGHT_SIDE = { wide: 1.3, long: 1.3, tight: 0.84 }
/** Copies of one emoji overlap a little, on a plate. */
const COPY_PITCH = 0.94
const PLATE = 0.24

/** Two sums with a word between them that is as wide as two signs. */
function sideBySide(one: Expression, other: Expression): Expression {
  return { operands: [...one.operands, ...other.operands], operators: [...one.operators, '+', '+', ...other.operators] }
}

/** The width of the widest line with its equals sign and number, and the spacing of its signs: `long` for three or more operands, `tight`
 *  for questions of two lines, which have larger emoji. */
export function widestLine(expressions: readonly Expression[]): { readonly units: number; readonly signs: keyof typeof SIGN } {
  const signs = expressions.length === 2 ? 'tight' : expressions.some(({ operands }) => operands.length > 2) ? 'long' : 'wide'
  const widths = expressions.map(
    ({ operands, operators }) =>
      operands.reduce((width, operand) => width + operandWidth(operand), 0) + (operators.length + 1) * SIGN[signs],
  )
  return { units: Math.round((Math.max(...widths) + RIGHT_SIDE[signs]) * 100) / 100, signs }
}

function operandWidth(operand: Operand): number {
  if (operand.kind === 'number') return operand.asDots ? (operand.value > 6 ? 1.36 : 0.86) : numeralWidth(operand.value)
  return operand.copies === 1 ? 1 : 1 + (operand.copies - 1) * COPY_PITCH + PLATE
}

function numeralWidth(value: number): number {
  const figures = String(value).length * DIGIT
  return NUMBER_MARGINS + (value > 6 && value <= 10 ? Math.max(figures, FIVE_DOTS) : figures)
}

const Dots = lazyComponent(() => import('./Dots.tsx'), 'Dots')

const WhichIsMore = lazyComponent(() => import('./WhichIsMore.tsx'), 'WhichIsMore')

interface EquationLinesProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly equations: readonly Equation[]
  readonly ask?: Expression | undefined
  /** The other sum, for a which-is-more question. */
  readonly or?: Expression | undefined
  /** Once it is known. */
  readonly answer?: string | undefined
  readonly marks?: Marks | undefined
  /** How the sides of a comparison are tapped. */
  readonly choice?: SideChoice | undefined
  /** Below the lines, instead of `ask`. */
  readonly children?: ReactNode
}

/** Equations of emoji, sized so that the longest line fits the tile. Each also has a sentence for screen readers. */
export function EquationLines({ emoji, names, equations, ask, or, answer, marks, choice, children }: EquationLinesProps) {
  const expressions = [...equations.map(({ left }) => left), ...(ask ? [or ? sideBySide(ask, or) : ask] : [])]
  const { units, signs } = widestLine(expressions)
  const drawn = { emoji, names, firsts: firstPlaces(expressions) }
  const size = { '--units': units, '--lines': expressions.length + (children ? 1.6 : 0) + (or ? 0.5 : 0) } as CSSProperties
  return (
    <div className={styles['lines']} data-signs={signs} style={size}>
      {equations.map((equation, index) => (
        <p key={index} className={styles['line']} data-mark={marks?.get(`equation ${index}`)}>
          <span className="visually-hidden">{spokenEquation(equation, names)}</span>
          <LeftSide expression={equation.left} line={index} {...drawn} />
          <span className={styles['right']}>
            <span aria-hidden="true">
              <Numeral value={equation.right} />
            </span>
            <LineTruth equation={equation} />
          </span>
        </p>
      ))}
      {ask && or && (
        <div className={styles['line']} data-ask data-mark={marks?.get('ask')}>
          <WhichIsMore
            one={ask}
            other={or}
            names={names}
            answer={answer}
            drawnOne={<Terms expression={ask} line={equations.length} {...drawn} />}
            drawnOther={<Terms expression={or} line={equations.length + 1} {...drawn} />}
            choice={choice}
          />
        </div>
      )}
      {ask && !or && (
        <p className={styles['line']} data-ask data-mark={marks?.get('ask')}>
          <span className="visually-hidden">
            {m['equation_lines.equals']({
              spokenExpression: spokenExpression(ask, names),
              answer: answer ?? 'none',
              spokenNumber: spokenNumber(Number(answer)),
            })}
          </span>
          <LeftSide expression={ask} line={equations.length} {...drawn} />
          <span aria-hidden="true" className={styles['right']}>
            <span key={answer} className={styles['socket']} data-filled={answer !== undefined || undefined}>
              {answer === undefined ? '?' : <Numeral value={answer} />}
            </span>
          </span>
        </p>
      )}
      {children}
    </div>
  )
}

/** Where each emoji is first, by its index, as `line operand`, both from 0. */
function firstPlaces(expressions: readonly Expression[]): ReadonlyMap<number, string> {
  const firsts = new Map<number, string>()
  for (const [line, { operands }] of expressions.entries()) {
    for (const [index, operand] of operands.entries()) {
      if (operand.kind === 'symbol' && !firsts.has(operand.symbol)) firsts.set(operand.symbol, `${line} ${index}`)
    }
  }
  return firsts
}

interface TermsProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly firsts: ReadonlyMap<number, string>
  /** From 0. */
  readonly line: number
}

function LeftSide(drawn: TermsProps & { readonly expression: Expression }) {
  return (
    <>
      <span className={styles['left']}>
        <Terms {...drawn} />
      </span>
      <span aria-hidden="true" className={styles['sign']}>
        =
      </span>
    </>
  )
}

function Terms({ expression: { operands, operators }, ...drawn }: TermsProps & { readonly expression: Expression }) {
  return operands.map((operand, index) => {
    const operator = operators[index - 1]
    return (
      <Fragment key={index}>
        {operator && (
          <span aria-hidden="true" className={styles['sign']}>
            {SIGNS[operator]}
          </span>
        )}
        <OperandPicture operand={operand} place={`${drawn.line} ${index}`} {...drawn} />
      </Fragment>
    )
  })
}

function OperandPicture({ operand, place, emoji, names, firsts }: TermsProps & { readonly operand: Operand; readonly place: string }) {
  if (operand.kind === 'number')
    return operand.asDots ? (
      <Dots count={operand.value} />
    ) : (
      <span aria-hidden="true" className={styles['number']}>
        <Numeral value={operand.value} />
      </span>
    )
  const { symbol, copies } = operand
  const tile = { symbol, emoji: emoji[symbol] ?? '', name: names[symbol] ?? '' }
  const isFirst = firsts.get(symbol) === place
  if (copies === 1) return <EmojiTile {...tile} isFirst={isFirst} />
  return (
    <span className={styles['copies']}>
      {Array.from({ length: copies }, (_, copy) => (
        <EmojiTile key={copy} {...tile} isFirst={isFirst && copy === 0} />
      ))}
    </span>
  )
}
