import { memo, Fragment } from 'react'
import { TYPE_NAMES, TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import { CHAPTERS, type Picture, CLASSIC, CLASSIC_ANSWER, CLASSIC_VALUES, type ClassicPicture } from './storyboard.ts'
import { EmojidokuStage, OddStage } from './BoardStage.tsx'
import styles from './HowToSteps.module.css'
import type { Expression } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import classicStageStyles from './ClassicStage.module.css'

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const

/** The equations, with solved emoji replaced by numbers. */
function ClassicStage({ picture: { found, lookAt, isSolved = false } }: { readonly picture: ClassicPicture }) {
  return (
    <div className={classicStageStyles['lines']}>
      {CLASSIC.equations.map(({ left, right }, index) => (
        <div key={index} className={classicStageStyles['line']} data-looked={index === lookAt || undefined}>
          <Left expression={left} found={found} />
          <span>{right}</span>
        </div>
      ))}
      <div className={classicStageStyles['line']} data-ask data-looked={lookAt === 'ask' || undefined}>
        <Left expression={CLASSIC.ask} found={found} />
        <span className={classicStageStyles['socket']}>{isSolved ? CLASSIC_ANSWER : '?'}</span>
      </div>
    </div>
  )
}

function Left({ expression: { operands, operators }, found }: { readonly expression: Expression; readonly found: number }) {
  return (
    <>
      <span className={classicStageStyles['left']}>
        {operands.map((operand, index) => {
          const operator = operators[index - 1]
          return (
            <Fragment key={index}>
              {operator && <span className={classicStageStyles['sign']}>{SIGNS[operator]}</span>}
              {operand.kind === 'symbol' && <Symbol symbol={operand.symbol} isFound={operand.symbol < found} />}
            </Fragment>
          )
        })}
      </span>
      <span className={classicStageStyles['sign']}>=</span>
    </>
  )
}

function Symbol({ symbol, isFound }: { readonly symbol: number; readonly isFound: boolean }) {
  return isFound ? (
    <span className={classicStageStyles['value']}>{CLASSIC_VALUES[symbol]}</span>
  ) : (
    <EmojiPicture emoji={CLASSIC.emoji[symbol] ?? ''} />
  )
}

/** Three puzzles solved step by step, one picture and caption a step.
 *  Source: docs/product.md, Help */
export const HowToSteps = memo(function HowToSteps() {
  return CHAPTERS.map(({ name, typeId, steps }) => (
    <section key={name} className={styles['chapter']} aria-label={name} data-type={TYPE_NAMES[typeId]}>
      <h2 className={styles['head']}>
        <TypeMark typeId={typeId} />
        {name}
      </h2>
      <ol className={styles['steps']}>
        {steps.map(({ caption, picture }) => (
          <li key={caption} className="tile">
            <div className={styles['stage']} aria-hidden="true">
              {pictureOf(picture)}
            </div>
            <p className={styles['caption']}>{caption}</p>
          </li>
        ))}
      </ol>
    </section>
  ))
})

function pictureOf(picture: Picture) {
  switch (picture.kind) {
    case 'classic':
      return <ClassicStage picture={picture} />
    case 'emojidoku':
      return <EmojidokuStage picture={picture} />
    case 'odd':
      return <OddStage picture={picture} />
  }
}
