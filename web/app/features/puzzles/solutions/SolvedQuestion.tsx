import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import { oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { answerText, cellOf, marksOf, newBoard, SudokuGrid, TypedQuestion, type Algebra } from '../../play/index.ts'
import { foundBy } from '@emojigma/engine/explanation/steps-to-take.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { CSSProperties, ReactNode } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './OddAnswer.module.css'

interface SolvedQuestionProps {
  readonly puzzle: PuzzleView
  /** Empty while the answer is unknown. */
  readonly steps: readonly ExplanationStep[]
  /** Undefined while the answer is shown. */
  readonly index: number | undefined
  readonly answer: string | undefined
  readonly algebra: Algebra | undefined
}

/** The question as it stands after a step, with what the step is about marked. */
export function SolvedQuestion(props: SolvedQuestionProps) {
  const Solved = SOLVED[answerFormOf(props.puzzle.typeId)]
  return <Solved {...props} />
}

const SOLVED: Readonly<Record<AnswerForm, (props: SolvedQuestionProps) => ReactNode>> = {
  number: SolvedByTyping,
  word: SolvedByTyping,
  board: SolvedBoard,
  cell: ({ puzzle, answer }) => (
    <OddAnswer puzzle={puzzle} side={oddSide(puzzle.levelId)} cell={answer === undefined ? undefined : cellOf(answer)} />
  ),
}

function SolvedByTyping({ puzzle, steps, index, answer, algebra }: SolvedQuestionProps) {
  const last = steps.length - 1
  const isEnd = index === undefined || index === last
  return (
    <TypedQuestion
      puzzle={puzzle}
      draft=""
      answer={isEnd && answer !== undefined ? answer : undefined}
      marks={index === undefined ? undefined : marksOf(steps, index, 3)}
      tiles={{ values: valuesAfter(steps, index ?? last).map((value) => value?.toString()), letters: algebra?.letters }}
    />
  )
}

function SolvedBoard({ puzzle: { sudokuQuestion: givens = '', emoji, emojiNames }, steps, index }: SolvedQuestionProps) {
  const board = { ...newBoard(givens), cells: cellsAfter(givens, steps, index ?? steps.length - 1) }
  return (
    <SudokuGrid
      board={board}
      emoji={emoji}
      names={emojiNames}
      repeated={[]}
      isOpen={false}
      marks={index === undefined ? undefined : marksOf(steps, index, 3)}
      onAction={() => {}}
    />
  )
}

/** The answer in a sentence. */
export function answerSentence({ typeId, emojiNames }: PuzzleView, answer: string): string {
  const sentences: Readonly<Record<AnswerForm, () => string>> = {
    number: () => m['solved_question.the_answer_is']({ answerText: answerText(typeId, answer) }),
    word: () => m['solved_question.the_word_is']({ answerText: answerText(typeId, answer) }),
    board: () => m['solved_question.board_steps'](),
    cell: () => m['solved_question.odd_emoji']({ answerText: answerText(typeId, answer), emojiNames: emojiNames[1] ?? '' }),
  }
  return sentences[answerFormOf(typeId)]()
}

/** The values found up to a step, by the emoji's index. */
export function valuesAfter(steps: readonly ExplanationStep[], index: number): readonly (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (const step of steps.slice(0, index + 1)) {
    for (const { symbol, value } of foundBy(step)) values[symbol] = value
  }
  return values
}

/** The board of an Emojidoku after a step.
 *  @param board row-major, '.' = empty */
export function cellsAfter(board: string, steps: readonly ExplanationStep[], index: number): string {
  const cells = [...board]
  for (const step of steps.slice(0, index + 1)) {
    if ('placement' in step && step.placement) cells[step.placement.cell] = String(step.placement.digit)
  }
  return cells.join('')
}

interface OddAnswerProps {
  readonly puzzle: PuzzleView
  /** From 0; undefined while unknown. */
  readonly cell: { readonly row: number; readonly column: number } | undefined
  /** Emoji cells a side. */
  readonly side: number
}

/** The picture with a ring around the odd emoji, and both emoji side by side. */
function OddAnswer({ puzzle, cell, side }: OddAnswerProps) {
  const { id, levelId, emoji, emojiNames, questionImageSvg, text } = puzzle
  const ring = cell && ({ '--row': cell.row, '--column': cell.column } as CSSProperties)
  return (
    <div className={styles['odd']}>
      <div className={styles['crowd']} data-ringed={ring ? '' : undefined} style={{ '--n': side } as CSSProperties}>
        <img src={questionImageSvg ?? questionSvgPath(id, levelId)} alt={text} width="800" height="800" />
        {ring && <span className={styles['ring']} style={ring} />}
      </div>
      {cell && (
        <div className={styles['pair']}>
          {[0, 1].map((which) => (
            <figure key={which} data-odd={which === 1 || undefined}>
              <EmojiPicture emoji={emoji[which] ?? ''} />
              <figcaption>
                {which === 0 ? m['odd_answer.the_crowd']() : m['odd_answer.the_odd_one']()}
                {emojiNames[which]}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}
