import { m } from '@emojigma/messages'
import { lettersOf, spokenLetters, type LetterTerm, inLetters } from '@emojigma/engine/algebra/letters.ts'
import { spokenNumber } from '@emojigma/messages/words/spoken.ts'
import type { ClassicQuestion, GridQuestion, Operand } from '@emojigma/engine/question.ts'
import type { CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { numberText } from '../frame/answer-text.ts'
import { Powers } from './Powers.tsx'
import type { Marks, Values } from '../hints/step-marks.ts'
import styles from './AlgebraQuestion.module.css'

export interface AlgebraQuestionProps {
  readonly question: ClassicQuestion | GridQuestion
  readonly names: readonly string[]
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
  readonly values?: Values | undefined
}

/** A Classic or Grid puzzle in letters, with their key. */
export function AlgebraQuestion({ question, names, answer, marks, values }: AlgebraQuestionProps) {
  const letters = lettersOf(question)
  const lines = algebraLines(question, letters)
  const longest = Math.max(...lines.map(({ terms, right }) => widthOf(terms) + String(right ?? answer ?? '?').length + 2))
  return (
    <div className={styles['algebra']} style={{ '--longest': longest, '--count': lines.length } as CSSProperties}>
      <div className={styles['lines']} data-named={question.typeId === 2 || undefined}>
        {lines.map((line) => (
          <Line key={line.key} line={line} answer={answer} mark={marks?.get(line.key)} />
        ))}
      </div>
      <dl className={styles['key']} aria-label={m['algebra_question.key_to_the_letters']()}>
        {letters
          .map((letter, symbol) => ({ letter, symbol }))
          .toSorted((one, other) => one.letter.localeCompare(other.letter))
          .map(({ letter, symbol }) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>
                = <EmojiPicture emoji={question.emoji[symbol] ?? ''} /> {names[symbol]}
                {values?.[symbol] !== undefined && <strong> = {numberText(values[symbol])}</strong>}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function Line({
  line: { name, terms, right },
  answer,
  mark,
}: {
  readonly line: AlgebraLine
  readonly answer: string | undefined
  readonly mark: string | undefined
}) {
  const isAsked = right === undefined
  const result = right ?? answer
  return (
    <p className={styles['line']} data-ask={isAsked || undefined} data-mark={mark}>
      <span className="visually-hidden">
        {m['algebra_question.equals']({
          name: name ?? 'none',
          terms: spokenLetters(terms),
          result: (result === undefined ? undefined : spokenNumber(Number(result))) ?? 'none',
        })}
      </span>
      {name && (
        <span aria-hidden="true" className={styles['name']}>
          {name}
        </span>
      )}
      <span aria-hidden="true" className={styles['left']}>
        {terms.map((term, index) => (
          <Term key={index} term={term} isFirst={index === 0} />
        ))}
      </span>
      <span aria-hidden="true" className={styles['sign']}>
        =
      </span>
      <span aria-hidden="true" className={isAsked ? styles['socket'] : styles['right']}>
        {result === undefined ? '?' : numberText(result)}
      </span>
    </p>
  )
}

function Term({ term: { isNegative, above, below }, isFirst }: { readonly term: LetterTerm; readonly isFirst: boolean }) {
  const sign = isNegative ? '−' : isFirst ? '' : '+'
  return (
    <>
      {sign && <span className={styles['sign']}>{sign}</span>}
      {below === undefined ? (
        <span>
          <Powers of={above} />
        </span>
      ) : (
        <span className={styles['fraction']}>
          <span>
            <Powers of={above} />
          </span>
          <span>
            <Powers of={below} />
          </span>
        </span>
      )}
    </>
  )
}

/** In characters; a sign counts as two. */
function widthOf(terms: readonly LetterTerm[]): number {
  return terms.reduce((width, { above, below = '' }) => width + Math.max(above.length, below.length) + 2, 0)
}

interface AlgebraLine {
  /** As in `Marks`: `equation 0`, `row 1`, `column 2`, `ask`. */
  readonly key: string
  /** "Row 2"; undefined for a Classic question. */
  readonly name: string | undefined
  readonly terms: readonly LetterTerm[]
  /** Undefined for the line that is asked for. */
  readonly right: number | undefined
}

/** The lines in order, without those of a grid whose total is hidden. */
export function algebraLines(question: ClassicQuestion | GridQuestion, letters: readonly string[]): readonly AlgebraLine[] {
  if (question.typeId === 2) return gridLines(question, letters)
  const { equations, ask } = question
  return [
    ...equations.map(({ left, right }, index) => ({
      key: `equation ${index}`,
      name: undefined,
      terms: inLetters(left, letters),
      right,
    })),
    { key: 'ask', name: undefined, terms: inLetters(ask, letters), right: undefined },
  ]
}

function gridLines({ cells, rowTotals, columnTotals, ask }: GridQuestion, letters: readonly string[]): AlgebraLine[] {
  const lineOf = (line: 'row' | 'column', symbols: readonly number[], index: number, total: number | null): AlgebraLine[] => {
    const isAsked = ask.line === line && ask.index === index
    if (total === null && !isAsked) return []
    const operands: Operand[] = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }))
    const terms = inLetters({ operands, operators: operands.slice(1).map(() => '+') }, letters)
    const name = `${line === 'row' ? m['ui.row']() : m['ui.column']()} ${index + 1}`
    return [{ key: `${line} ${index}`, name, terms, right: isAsked ? undefined : (total ?? undefined) }]
  }
  const rows = cells.flatMap((symbols, index) => lineOf('row', symbols, index, rowTotals[index] ?? null))
  const columns = columnTotals.flatMap((total, index) =>
    lineOf(
      'column',
      cells.map((row) => row[index] ?? 0),
      index,
      total,
    ),
  )
  return [...rows, ...columns]
}
