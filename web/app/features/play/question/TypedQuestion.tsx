import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
import type { Algebra } from './use-algebra.ts'

/** Lines of emoji by themselves. */
export const EquationLines = lazyComponent(() => import('./EquationLines.tsx'), 'EquationLines')
const SumGrid = lazyComponent(() => import('./SumGrid.tsx'), 'SumGrid')
const WordSockets = lazyComponent(() => import('./WordSockets.tsx'), 'WordSockets')

interface TypedQuestionProps {
  readonly puzzle: Pick<PuzzleView, 'question' | 'text' | 'emojiNames'>
  /** What is being typed. */
  readonly draft: string
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
  /** The values of the emoji, by their index, where that is shown. */
  readonly values?: Values | undefined
  readonly algebra?: Algebra | undefined
}

/** The question of a Classic, Grid or Word puzzle, with the answer in its place once it is known. */
export function TypedQuestion({
  puzzle: { question, text, emojiNames: names },
  draft,
  answer,
  marks,
  values,
  algebra,
}: TypedQuestionProps) {
  if (algebra?.Question && (question?.typeId === 1 || question?.typeId === 2)) {
    return <algebra.Question question={question} names={names} answer={answer} marks={marks} values={values} />
  }
  switch (question?.typeId) {
    case 1:
      return (
        <EquationLines
          emoji={question.emoji}
          names={names}
          equations={question.equations}
          ask={question.ask}
          or={question.or}
          answer={answer}
          marks={marks}
          values={values}
        />
      )
    case 2:
      return <SumGrid question={question} names={names} answer={answer} marks={marks} values={values} />
    case 3:
      return (
        <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks} values={values}>
          <WordSockets
            question={question}
            names={names}
            letters={answer ?? draft}
            isSolved={answer !== undefined}
            hint={marks?.get('word')}
          />
        </EquationLines>
      )
    default:
      return <p>{text}</p>
  }
}
