import { m } from '@emojigma/messages'
import { spokenEquation, spokenExpression, spokenNumber } from '@emojigma/messages/words/spoken.ts'
import type { Emoji, Equation, Expression, Operand } from '@emojigma/engine/question.ts'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { SIGNS } from '../frame/answer-text.ts'
import { sideBySide, widestLine } from './line-width.ts'
import { Numeral } from './Numeral.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
import styles from '../equation-lines.module.css'

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
          <Drawn expression={equation.left} emoji={emoji} values={values} />
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
              <Drawn expression={ask} emoji={emoji} values={values} />
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

interface DrawnProps {
  readonly emoji: readonly Emoji[]
  readonly values: Values | undefined
}

function Drawn(drawn: DrawnProps & { readonly expression: Expression }) {
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

function Terms({ expression: { operands, operators }, ...drawn }: DrawnProps & { readonly expression: Expression }) {
  return operands.map((operand, index) => {
    const operator = operators[index - 1]
    return (
      <Fragment key={index}>
        {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
        <DrawnOperand operand={operand} {...drawn} />
      </Fragment>
    )
  })
}

function DrawnOperand({ operand, emoji, values }: DrawnProps & { readonly operand: Operand }) {
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
