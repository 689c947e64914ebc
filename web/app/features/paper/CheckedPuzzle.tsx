import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { MASTER_LEVEL_ID } from '@emojigma/engine/levels.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { isRightGuess } from '../play/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './CheckedPuzzle.module.css'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import boardFieldsStyles from './BoardFields.module.css'

const WORDS = {
  right: m['checked_puzzle.right_well_solved'](),
  wrong: m['checked_puzzle.wrong'](),
  incomplete: m['checked_puzzle.incomplete'](),
  unknown: m['checked_puzzle.unavailable'](),
} as const

/** One puzzle of a sheet with an answer field, checked on the device. */
export function CheckedPuzzle({ puzzle, number }: { readonly puzzle: PuzzleView; readonly number: number }) {
  const { typeId, levelId, questionImageSvg, text } = puzzle
  const form = answerFormOf(typeId)
  const Fields = ANSWER_FIELDS[form]
  const [verdict, setVerdict] = useState<keyof typeof WORDS>()
  const name = `${number}. ${nameWords.kinds[typeId]} · ${nameWords.levels[levelId]}`

  const check: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([, value]) => (typeof value === 'string' ? value.trim() : ''))
    const guess = canonicalGuess(typeId, levelId, fields.join(form === 'cell' ? '-' : ''))
    if (guess === undefined) return setVerdict('incomplete')
    void isRightGuess(puzzle, guess).then(
      (isRight) => setVerdict(isRight ? 'right' : 'wrong'),
      () => setVerdict('unknown'),
    )
  }

  return (
    <li className={styles['puzzle']}>
      <h2>{name}</h2>
      {questionImageSvg && <img src={questionImageSvg} alt={text} width="800" height={form === 'cell' ? 800 : 640} loading="lazy" />}
      <form className={styles['form']} method="post" onSubmit={check} onChange={() => setVerdict(undefined)} aria-label={name}>
        <Fields puzzle={puzzle} />
        <Button type="submit">{m['ui.check']()}</Button>
        <output className={styles['verdict']} data-verdict={verdict}>
          {verdict && (
            <>
              <Icon name={verdict === 'right' ? 'check' : 'alert'} /> {WORDS[verdict]}
            </>
          )}
        </output>
      </form>
    </li>
  )
}

/** By what an answer consists of, the fields it is written into. */
const ANSWER_FIELDS: Readonly<Record<AnswerForm, (props: { readonly puzzle: PuzzleView }) => ReactNode>> = {
  number: ({ puzzle: { levelId } }) => (
    // A phone's field for figures may lack the minus that Master needs.
    <TextField label={m['checked_puzzle.my_answer']()} inputMode={levelId === MASTER_LEVEL_ID ? 'text' : 'numeric'} />
  ),
  word: () => <TextField label={m['checked_puzzle.my_word']()} inputMode="text" />,
  board: BoardFields,
  cell: CellFields,
}

const PLAIN = { className: styles['field'], autoComplete: 'off', spellCheck: false } as const

function TextField({ label, inputMode }: { readonly label: string; readonly inputMode: 'text' | 'numeric' }) {
  return (
    <label>
      {label} <input {...PLAIN} name="answer" inputMode={inputMode} autoCapitalize="characters" size={12} />
    </label>
  )
}

function CellFields() {
  return (
    <>
      <label>
        {m['ui.row']()} <input {...PLAIN} name="row" inputMode="numeric" size={3} />
      </label>
      <label>
        {m['ui.column']()} <input {...PLAIN} name="column" inputMode="numeric" size={3} />
      </label>
    </>
  )
}

/** An Emojidoku board with a choice in each empty cell, row by row. */
function BoardFields({ puzzle }: { readonly puzzle: PuzzleView }) {
  const { sudokuQuestion = '', emoji, emojiNames } = puzzle
  const side = Math.sqrt(sudokuQuestion.length)
  return (
    <div className={boardFieldsStyles['boardBox']}>
      <table className={boardFieldsStyles['board']} aria-label={m['board_fields.my_board']()}>
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from(sudokuQuestion.slice(row * side, (row + 1) * side), (digit, column) => (
                <td key={column}>
                  {digit === '.' ? (
                    <select name="cell" aria-label={m['ui.row_column']({ row: row + 1, column: column + 1 })} defaultValue="">
                      <option value="">–</option>
                      {emojiNames.map((name, index) => (
                        <option key={name} value={index + 1}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <>
                      <input type="hidden" name="cell" value={digit} />
                      <EmojiPicture emoji={emoji[Number(digit) - 1] ?? ''} />
                      <span className="visually-hidden">{emojiNames[Number(digit) - 1]}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
