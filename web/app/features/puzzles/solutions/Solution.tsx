import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import * as hintWords from '@emojigma/messages/words/hints.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { hasLetters, lettersOf } from '@emojigma/engine/algebra/symbol-letters.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import type { ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import { explainLooking } from '@emojigma/engine/odd-emoji/explain.ts'
import { useMemo, useState, type ComponentProps } from 'react'
import { againPath, alikePath } from '../../../platform/navigation/paths.ts'
import { AlgebraSwitch, DotsContext, linesOfStep, SmallLines, useAlgebra, useDots } from '../../play/index.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { StepWalk, type StepWords } from './StepWalk.tsx'
import { answerSentence, SolvedQuestion } from './SolvedQuestion.tsx'
import styles from './Solution.module.css'

interface SolutionProps {
  readonly puzzle: PuzzleView
  readonly answer: string
  /** The current step of a live lesson, on its wall; absent = the steps begin at the answer. */
  readonly walk?: Pick<ComponentProps<typeof StepWalk>, 'index' | 'onIndex'>
}

/** The answer, the question, and the steps between them. */
export function Solution({ puzzle, answer, walk }: SolutionProps) {
  const [ownIndex, setOwnIndex] = useState<number>()
  const { index, onIndex } = walk ?? { index: ownIndex, onIndex: setOwnIndex }
  const algebra = useAlgebra(puzzle)
  const { isOn: hasDots } = useDots(puzzle.levelId)
  const steps = useMemo(() => stepsOf(puzzle), [puzzle])
  const isInLetters = algebra?.isOn ?? false
  const words = useMemo(() => steps.map((step) => stepWords(step, puzzle, isInLetters)), [steps, puzzle, isInLetters])
  return (
    <DotsContext value={hasDots}>
      <div
        className={styles['layout']}
        data-board={answerFormOf(puzzle.typeId) === 'board' || undefined}
        data-wall={walk === undefined ? undefined : ''}
      >
        <article className="tile" aria-label={m['solutions_solution.both']()}>
          <p className={styles['answer']}>
            <Icon name="check" />
            <span>{answerSentence(puzzle, answer)}</span>
          </p>
          <div className={styles['body']}>
            <SolvedQuestion puzzle={puzzle} steps={steps} index={index} answer={answer} algebra={algebra} />
          </div>
          {algebra && (
            <div className={styles['letters']}>
              <AlgebraSwitch algebra={algebra} />
            </div>
          )}
          {puzzle.hasSvg && (
            <p className={styles['again']}>
              <ButtonLink to={againPath(puzzle.id)}>
                <Icon name="redo" />
                {m['ui.play_again']()}
              </ButtonLink>
              <ButtonLink to={alikePath(puzzle.id)}>{m['ui.more_like_this']()}</ButtonLink>
            </p>
          )}
        </article>
        {words.length > 0 ? <StepWalk steps={words} index={index} onIndex={onIndex} /> : <Looking puzzle={puzzle} />}
      </div>
    </DotsContext>
  )
}

/** An odd emoji is found by looking: there are methods, but no steps. */
function Looking({ puzzle: { levelId, emojiNames } }: { readonly puzzle: PuzzleView }) {
  return (
    <section className={classNames('panel', styles['looking'])} aria-labelledby="looking">
      <h2 id="looking">{m['solutions_solution.two_ways_to_look']()}</h2>
      {explainLooking(oddSide(levelId)).map((step) => {
        const { where, rule, worked } = wordsOf(step, emojiNames, hintWords)
        return (
          <p key={step.technique}>
            <strong>{where}</strong> {rule} {worked}
          </p>
        )
      })}
    </section>
  )
}

function stepsOf({ typeId, question, sudokuQuestion, emoji }: PuzzleView): readonly ExplanationStep[] {
  const boardOrQuestion = typeId === 4 ? ({ typeId, emoji, board: sudokuQuestion ?? '' } as const) : question
  const explanation = boardOrQuestion && explain(boardOrQuestion)
  return explanation && 'steps' in explanation ? explanation.steps : []
}

function stepWords(step: ExplanationStep, { emoji, emojiNames, levelId, question }: PuzzleView, isInLetters: boolean): StepWords {
  const letters = isInLetters && question && hasLetters(question) ? lettersOf(question) : undefined
  const lines = linesOfStep(step)
  return {
    ...wordsOf(step, emojiNames, hintWords, levelId),
    drawn: lines.length > 0 && <SmallLines lines={lines} emoji={emoji} letters={letters} />,
  }
}
