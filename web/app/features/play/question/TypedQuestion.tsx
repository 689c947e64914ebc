import type { PageQuestion, PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { QuestionOf } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
import type { SideChoice } from './WhichIsMore.tsx'
import type { Algebra } from './use-algebra.ts'

export const EquationLines = lazyComponent(() => import('./EquationLines.tsx'), 'EquationLines')
const SumGrid = lazyComponent(() => import('./SumGrid.tsx'), 'SumGrid')
const WordSockets = lazyComponent(() => import('./WordSockets.tsx'), 'WordSockets')

interface TypedQuestionProps {
  readonly puzzle: Pick<PuzzleView, 'question' | 'text' | 'emojiNames'>
  /** The typed text. */
  readonly draft: string
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
  /** By index; a known value replaces its emoji. */
  readonly values?: Values | undefined
  readonly algebra?: Algebra | undefined
  /** How the sides of a comparison are tapped. */
  readonly choice?: SideChoice | undefined
}

/** A question with an answer to be typed, which takes its place once it is known. */
export function TypedQuestion(props: TypedQuestionProps) {
  const { puzzle, answer, marks, values, algebra } = props
  const { question, text, emojiNames: names } = puzzle
  if (!question) return <p>{text}</p>
  if (algebra?.Question && (question.typeId === 1 || question.typeId === 2)) {
    return <algebra.Question question={question} names={names} answer={answer} marks={marks} values={values} />
  }
  return (QUESTIONS[question.typeId] as (question: PageQuestion, props: TypedQuestionProps) => ReactNode)(question, props)
}

const QUESTIONS: { readonly [T in PageQuestion['typeId']]: (question: QuestionOf<T>, props: TypedQuestionProps) => ReactNode } = {
  1: ({ emoji, equations, ask, or }, { puzzle, answer, marks, values, choice }) => (
    <EquationLines
      emoji={emoji}
      names={puzzle.emojiNames}
      equations={equations}
      ask={ask}
      or={or}
      answer={answer}
      marks={marks}
      values={values}
      choice={choice}
    />
  ),
  2: (question, { puzzle, answer, marks, values }) => (
    <SumGrid question={question} names={puzzle.emojiNames} answer={answer} marks={marks} values={values} />
  ),
  3: (question, { puzzle: { emojiNames: names }, draft, answer, marks, values }) => (
    <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks} values={values}>
      <WordSockets question={question} names={names} letters={answer ?? draft} isSolved={answer !== undefined} hint={marks?.get('word')} />
    </EquationLines>
  ),
}
