import { m } from '@emojigma/messages'
import { spokenEquation, spokenExpression, spokenNumber } from '@emojigma/messages/words/spoken.ts'
import type { Emoji, Equation, Expression, Operand } from '@emojigma/engine/question.ts'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { SIGNS } from '../frame/answer-text.ts'
import { Numeral } from './Numeral.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
import styles from '../equation-lines.module.css'

/** Widths in sizes of an emoji; a numeral is drawn at 0.6 of it. */
const DIGIT = 0.36
/** The room on both sides of a number, which has none of its own as an emoji has. */
const NUMBER_MARGINS = 0.18
/** Rows of five dots under a numeral. */
const FIVE_DOTS = 0.6
const SIGN = { wide: 0.9, long: 0.66, tight: 0.48 }
const RIGHT_SIDE = { wide: 1.3, long: 1.3, tight: 0.84 }
/** Copies of one emoji lie a little over each other on a plate of their own. */
const COPY_PITCH = 0.94
const PLATE = 0.24

/** Two sums with a word between them, which is as wide as two signs. */
function sideBySide(one: Expression, other: Expression): Expression {
  return { operands: [...one.operands, ...other.operands], operators: [...one.operators, '+', '+', ...other.operators] }
}

/** How wide the widest line of a question is drawn, with its equals sign and its number, and how close its signs stand:
 *  `long` where a line has three things and more, `tight` where the question has two lines, which leaves more to its emoji. */
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

/** Only for those who learn to count. */
const Dots = lazyComponent(() => import('./Dots.tsx'), 'Dots')

/** Only at the first level. */
const WhichIsMore = lazyComponent(() => import('./WhichIsMore.tsx'), 'WhichIsMore')

interface EquationLinesProps {
  readonly emoji: readonly Emoji[]
  /** What they are called. */
  readonly names: readonly string[]
  readonly equations: readonly Equation[]
  readonly ask?: Expression | undefined
  /** What stands against it, where the question is which is more. */
  readonly or?: Expression | undefined
  /** The number asked for, once it is known. */
  readonly answer?: string | undefined
  readonly marks?: Marks | undefined
  /** The values of the emoji, by their index; a number stands in place of each that is known. */
  readonly values?: Values | undefined
  /** What stands below the lines instead of a question. */
  readonly children?: ReactNode
}

/** Equations of emoji with big numerals, sized so that the longest line fits its tile. Each is also a sentence to be heard. */
export function EquationLines({ emoji, names, equations, ask, or, answer, marks, values, children }: EquationLinesProps) {
  const expressions = [...equations.map(({ left }) => left), ...(ask ? [or ? sideBySide(ask, or) : ask] : [])]
  const { units, signs } = widestLine(expressions)
  const size = { '--units': units, '--lines': expressions.length + (children ? 1.6 : 0) + (or ? 0.5 : 0) } as CSSProperties
  return (
    <div className={styles['lines']} data-signs={signs} style={size}>
      {equations.map((equation, index) => (
        <p key={index} className={styles['line']} data-mark={marks?.get(`equation ${index}`)}>
          <span className="visually-hidden">{spokenEquation(equation, names)}</span>
          <LeftSide expression={equation.left} emoji={emoji} values={values} />
          <span aria-hidden="true" className={styles['right']}>
            <Numeral value={equation.right} />
          </span>
        </p>
      ))}
      {ask && (
        <p className={styles['line']} data-ask data-mark={marks?.get('ask')}>
          {or ? (
            <WhichIsMore
              one={ask}
              other={or}
              names={names}
              answer={answer}
              drawnOne={<Terms expression={ask} emoji={emoji} values={values} />}
              drawnOther={<Terms expression={or} emoji={emoji} values={values} />}
            />
          ) : (
            <>
              <span className="visually-hidden">
                {m['equation_lines.equals']({
                  spokenExpression: spokenExpression(ask, names),
                  answer: answer ?? 'none',
                  spokenNumber: spokenNumber(Number(answer)),
                })}
              </span>
              <LeftSide expression={ask} emoji={emoji} values={values} />
            </>
          )}
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

interface TermsProps {
  readonly emoji: readonly Emoji[]
  readonly values: Values | undefined
}

function LeftSide(drawn: TermsProps & { readonly expression: Expression }) {
  return (
    <>
      <span aria-hidden="true" className={styles['left']}>
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
        {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
        <OperandPicture operand={operand} {...drawn} />
      </Fragment>
    )
  })
}

function OperandPicture({ operand, emoji, values }: TermsProps & { readonly operand: Operand }) {
  if (operand.kind === 'number')
    return operand.asDots ? (
      <Dots count={operand.value} />
    ) : (
      <span className={styles['number']}>
        <Numeral value={operand.value} />
      </span>
    )
  const value = values?.[operand.symbol]
  if (value !== undefined)
    return (
      <span data-value className={styles['number']}>
        <Numeral value={operand.copies * value} />
      </span>
    )
  const name = emoji[operand.symbol] ?? ''
  if (operand.copies === 1) return <EmojiPicture emoji={name} />
  return (
    <span className={styles['copies']}>
      {Array.from({ length: operand.copies }, (_, copy) => (
        <EmojiPicture key={copy} emoji={name} />
      ))}
    </span>
  )
}
