import type { Expression } from '@emojigma/engine/question.ts'
import { Fragment } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { CLASSIC, CLASSIC_ANSWER, CLASSIC_VALUES, type ClassicPicture } from './storyboard.ts'
import styles from './ClassicStage.module.css'

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const

/** The equations, in which emoji become numbers. */
export function ClassicStage({ picture: { found, lookAt, isSolved = false } }: { readonly picture: ClassicPicture }) {
  return (
    <div className={styles['lines']}>
      {CLASSIC.equations.map(({ left, right }, index) => (
        <div key={index} className={styles['line']} data-looked={index === lookAt || undefined}>
          <Left expression={left} found={found} />
          <span>{right}</span>
        </div>
      ))}
      <div className={styles['line']} data-ask data-looked={lookAt === 'ask' || undefined}>
        <Left expression={CLASSIC.ask} found={found} />
        <span className={styles['socket']}>{isSolved ? CLASSIC_ANSWER : '?'}</span>
      </div>
    </div>
  )
}

function Left({ expression: { operands, operators }, found }: { readonly expression: Expression; readonly found: number }) {
  return (
    <>
      <span className={styles['left']}>
        {operands.map((operand, index) => {
          const operator = operators[index - 1]
          return (
            <Fragment key={index}>
              {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
              {operand.kind === 'symbol' && <Symbol symbol={operand.symbol} isFound={operand.symbol < found} />}
            </Fragment>
          )
        })}
      </span>
      <span className={styles['sign']}>=</span>
    </>
  )
}

function Symbol({ symbol, isFound }: { readonly symbol: number; readonly isFound: boolean }) {
  return isFound ? <span className={styles['value']}>{CLASSIC_VALUES[symbol]}</span> : <EmojiPicture emoji={CLASSIC.emoji[symbol] ?? ''} />
}
