import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
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
}

/** A Classic, Grid or Word question, with the answer once it is known. */
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
