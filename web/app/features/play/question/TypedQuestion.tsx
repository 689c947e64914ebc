import type { PageQuestion, PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { QuestionOf } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { Marks } from '../hints/step-marks.ts'
import type { SideChoice } from './WhichIsMore.tsx'
import { TilesContext, type Tiles } from './tiles.ts'

export const EquationLines = lazyComponent(() => import('./EquationLines.tsx'), 'EquationLines')
const SumGrid = lazyComponent(() => import('./SumGrid.tsx'), 'SumGrid')
const WordSockets = lazyComponent(() => import('./WordSockets.tsx'), 'WordSockets')

interface TypedQuestionProps {
  readonly puzzle: Pick<PuzzleView, 'question' | 'text' | 'emojiNames'>
  /** The typed text. */
  readonly draft: string
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
  /** Absent where emoji are plain pictures. */
  readonly tiles?: Tiles | undefined
  /** The typed word is not the answer. */
  readonly isWrong?: boolean
  /** The letters of a word are typed next. */
  readonly onSlots?: (() => void) | undefined
  /** How the sides of a comparison are tapped. */
  readonly choice?: SideChoice | undefined
}

/** A question with an answer to be typed, which takes its place once it is known. */
export function TypedQuestion(props: TypedQuestionProps) {
  const { question, text, emojiNames } = props.puzzle
  if (!question) return <p>{text}</p>
  const letters = props.tiles?.letters
  const draw = QUESTIONS[question.typeId] as (question: PageQuestion, names: readonly string[], props: TypedQuestionProps) => ReactNode
  return (
    <TilesContext value={props.tiles}>
      {letters && <p className="visually-hidden">{keyOf(letters, emojiNames)}</p>}
      {draw(question, letters ?? emojiNames, props)}
    </TilesContext>
  )
}

/** The key to the letters, in the order of the alphabet: the emoji are not always listed in that of the question. */
function keyOf(letters: readonly string[], names: readonly string[]): string {
  return letters
    .map((letter, symbol) => `${letter} = ${names[symbol]}`)
    .toSorted()
    .join(', ')
}

type Draw<T extends PageQuestion['typeId']> = (question: QuestionOf<T>, names: readonly string[], props: TypedQuestionProps) => ReactNode

const QUESTIONS: { readonly [T in PageQuestion['typeId']]: Draw<T> } = {
  1: ({ emoji, equations, ask, or }, names, { answer, marks, choice }) => (
    <EquationLines emoji={emoji} names={names} equations={equations} ask={ask} or={or} answer={answer} marks={marks} choice={choice} />
  ),
  2: (question, names, { answer, marks }) => <SumGrid question={question} names={names} answer={answer} marks={marks} />,
  3: (question, names, { draft, answer, marks, isWrong, onSlots }) => (
    <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks}>
      <WordSockets
        question={question}
        names={names}
        letters={answer ?? draft}
        isSolved={answer !== undefined}
        isWrong={isWrong}
        hint={marks?.get('word')}
        onTap={onSlots}
      />
    </EquationLines>
  ),
}
