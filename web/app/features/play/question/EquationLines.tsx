import { m } from '@emojigma/messages'
import { spokenEquation, spokenExpression, spokenNumber } from '@emojigma/messages/words/spoken.ts'
import { isReversed, sumsOf } from '@emojigma/engine/algebra/sides.ts'
import type { Emoji, Expression, Operand, QuestionLine, Side } from '@emojigma/engine/question.ts'
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
 *  for questions of two lines, which have larger emoji.
 *  @param lines the sums of each: one against a number, or two */
export function widestLine(lines: readonly (readonly Expression[])[]): { readonly units: number; readonly signs: keyof typeof SIGN } {
  const isLong = lines.some((sums) => sums.length > 1 || sums.some(({ operands }) => operands.length > 2))
  const signs = lines.length === 2 ? 'tight' : isLong ? 'long' : 'wide'
  const widths = lines.map((sums) => {
    const [operands, operators] = [sums.flatMap((sum) => sum.operands), sums.flatMap((sum) => sum.operators)]
    const signsWidth = (operators.length + 1) * SIGN[signs]
    return operands.reduce((width, operand) => width + operandWidth(operand), signsWidth) + (sums.length > 1 ? 0 : RIGHT_SIDE[signs])
  })
  return { units: Math.round(Math.max(...widths) * 100) / 100, signs }
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
  readonly equations: readonly QuestionLine[]
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
  const lines = [...equations.map(sumsOf), ...(ask ? [[or ? sideBySide(ask, or) : ask]] : [])]
  const { units, signs } = widestLine(lines)
  const drawn = { emoji, names, firsts: firstOperands(equations, ask) }
  // In a column the equals signs would push wide left sides and wide right ones apart.
  const isCentred = equations.some((line) => isReversed(line) || sumsOf(line).length > 1)
  const size = { '--units': units, '--lines': lines.length + (children ? 1.6 : 0) + (or ? 0.5 : 0) } as CSSProperties
  return (
    <div className={styles['lines']} data-signs={signs} data-centred={isCentred || undefined} style={size}>
      {equations.map((equation, index) => (
        <p key={index} className={styles['line']} data-mark={marks?.get(`equation ${index}`)}>
          <span className="visually-hidden">{spokenEquation(equation, names)}</span>
          <span className={styles['left']}>
            <SidePicture side={equation.left} place={`left ${index}`} {...drawn} />
          </span>
          <EqualsSign />
          <span className={styles['right']}>
            <SidePicture side={equation.right} place={`right ${index}`} {...drawn} />
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
            drawnOne={<Terms expression={ask} place="ask" {...drawn} />}
            drawnOther={<Terms expression={or} place="or" {...drawn} />}
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
          <LeftSide expression={ask} place="ask" {...drawn} />
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

/** Where each emoji is first, by its index: the place of its sum and the operand, from 0. */
function firstOperands(equations: readonly QuestionLine[], ask: Expression | undefined): ReadonlyMap<number, string> {
  const firsts = new Map<number, string>()
  const read = (side: Side, place: string) => {
    if (typeof side === 'number') return
    for (const [index, operand] of side.operands.entries()) {
      if (operand.kind === 'symbol' && !firsts.has(operand.symbol)) firsts.set(operand.symbol, `${place} ${index}`)
    }
  }
  for (const [index, { left, right }] of equations.entries()) {
    read(left, `left ${index}`)
    read(right, `right ${index}`)
  }
  if (ask) read(ask, 'ask')
  return firsts
}

interface TermsProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly firsts: ReadonlyMap<number, string>
  /** Of the sum in the question. */
  readonly place: string
}

function LeftSide(drawn: TermsProps & { readonly expression: Expression }) {
  return (
    <>
      <span className={styles['left']}>
        <Terms {...drawn} />
      </span>
      <EqualsSign />
    </>
  )
}

function EqualsSign() {
  return (
    <span aria-hidden="true" className={styles['sign']}>
      =
    </span>
  )
}

function SidePicture({ side, ...drawn }: TermsProps & { readonly side: Side }) {
  if (typeof side !== 'number') return <Terms expression={side} {...drawn} />
  return (
    <span aria-hidden="true">
      <Numeral value={side} />
    </span>
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
        <OperandPicture operand={operand} {...drawn} operandPlace={`${drawn.place} ${index}`} />
      </Fragment>
    )
  })
}

interface OperandProps extends TermsProps {
  readonly operand: Operand
  readonly operandPlace: string
}

function OperandPicture({ operand, operandPlace, emoji, names, firsts }: OperandProps) {
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
  const isFirst = firsts.get(symbol) === operandPlace
  if (copies === 1) return <EmojiTile {...tile} isFirst={isFirst} />
  return (
    <span className={styles['copies']}>
      {Array.from({ length: copies }, (_, copy) => (
        <EmojiTile key={copy} {...tile} isFirst={isFirst && copy === 0} />
      ))}
    </span>
  )
}
