import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { positionOf } from '@emojigma/engine/alphabet.ts'
import { MASTER_LEVEL_ID } from '@emojigma/engine/levels.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { isRightGuess, SudokuCopy } from '../play/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './CheckedPuzzle.module.css'

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
    const [written = ''] = [...new FormData(event.currentTarget)].map(([, value]) => (typeof value === 'string' ? value.trim() : ''))
    const guess = canonicalGuess(typeId, levelId, form === 'cell' ? cellGuess(written) : written)
    if (guess === undefined) return setVerdict('incomplete')
    void isRightGuess(puzzle, guess).then(
      (isRight) => setVerdict(isRight ? 'right' : 'wrong'),
      () => setVerdict('unknown'),
    )
  }

  return (
    <li className={styles['puzzle']}>
      <h2>{name}</h2>
      {questionImageSvg && form !== 'board' && (
        <img src={questionImageSvg} alt={text} width="800" height={form === 'cell' ? 800 : 640} loading="lazy" />
      )}
      <form className={styles['form']} method="post" onSubmit={check} onChange={() => setVerdict(undefined)} aria-label={name}>
        <Fields puzzle={puzzle} onChange={() => setVerdict(undefined)} />
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

interface FieldsProps {
  readonly puzzle: PuzzleView
  /** The form gets no events from a board. */
  readonly onChange: () => void
}

/** By what an answer consists of, the fields it is written into. */
const ANSWER_FIELDS: Readonly<Record<AnswerForm, (props: FieldsProps) => ReactNode>> = {
  number: ({ puzzle: { levelId } }) => (
    // A phone's field for figures may lack the minus that Master needs.
    <TextField label={m['checked_puzzle.my_answer']()} inputMode={levelId === MASTER_LEVEL_ID ? 'text' : 'numeric'} />
  ),
  word: () => <TextField label={m['checked_puzzle.my_word']()} inputMode="text" />,
  board: BoardFields,
  cell: () => <TextField label={m['checked_puzzle.my_cell']()} inputMode="text" />,
}

const PLAIN = { className: styles['field'], autoComplete: 'off', spellCheck: false } as const

function TextField({ label, inputMode }: { readonly label: string; readonly inputMode: 'text' | 'numeric' }) {
  return (
    <label>
      {label} <input {...PLAIN} name="answer" inputMode={inputMode} autoCapitalize="characters" size={12} />
    </label>
  )
}

/** As on the sheet: the letter of the column and the number of the row. Older sheets have two numbers. */
function cellGuess(text: string): string {
  const [, letter, number] = /^([a-z])\s*-?\s*(\d+)$/i.exec(text) ?? []
  return letter === undefined ? text.replace(/^(\d+)\D+(\d+)$/, '$1-$2') : `${number}-${positionOf(letter.toUpperCase())}`
}

/** The game's own board; the form has its cells. */
function BoardFields({ puzzle, onChange }: FieldsProps) {
  const [cells, setCells] = useState('')
  return (
    <div className={styles['board']}>
      <input type="hidden" name="cells" value={cells} />
      <SudokuCopy
        puzzle={puzzle}
        onChange={(copied) => {
          setCells(copied)
          onChange()
        }}
      />
    </div>
  )
}
