import { m } from '@emojigma/messages'
import { UNBOUNDED, valueWithin } from '@emojigma/engine/algebra/evaluation.ts'
import { withSums } from '@emojigma/engine/algebra/sides.ts'
import { locale } from '@emojigma/messages/language.ts'
import { emojiOf, linesOfQuestion, type EnoughQuestion, type Verdict, type Way } from '@emojigma/engine/enough/question.ts'
import { putIn } from '@emojigma/engine/mistakes/work.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import { spokenCells } from '@emojigma/messages/words/places.ts'
import { SmallLines, StaticBoard } from '../../play/index.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './Witness.module.css'

interface WitnessProps {
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  readonly verdict: Verdict
}

/** Proof of the answer: the only way, two different ways, or the contradiction. */
export function Witness({ question, names, verdict }: WitnessProps) {
  switch (verdict.answer) {
    case 'one':
      return (
        <>
          <p>
            {question.kind === 'board'
              ? m['witness.only_board']({ lookedAt: verdict.lookedAt })
              : m['witness.only_way']({ lookedAt: verdict.lookedAt.toLocaleString(locale) })}
          </p>
          <Ways question={question} names={names} ways={[verdict.way]} />
        </>
      )
    case 'many':
      return (
        <>
          <p>{m['witness.two_ways']()}</p>
          <Ways question={question} names={names} ways={verdict.ways} />
        </>
      )
    case 'none':
      return <Against question={question} names={names} against={verdict.against} />
  }
}

interface WaysProps {
  readonly question: EnoughQuestion
  /** The question besides, answered in each way. */
  readonly ask?: Expression
  readonly names: readonly string[]
  readonly ways: readonly [Way] | readonly [Way, Way]
}

/** The only way, or two side by side with their differences marked. */
export function Ways({ ways: [way, other], ...asked }: WaysProps) {
  return (
    <div className={styles['ways']}>
      <OneWay {...asked} name={other ? m['witness.one_way']() : m['witness.the_only_way']()} way={way} other={other} />
      {other && <OneWay {...asked} name={m['witness.another_way']()} way={other} other={way} />}
    </div>
  )
}

interface OneWayProps extends Omit<WaysProps, 'ways'> {
  readonly name: string
  readonly way: Way
  /** Differences from it are marked. */
  readonly other: Way | undefined
}

function OneWay({ name, question, ask, names, way, other }: OneWayProps) {
  if (question.kind === 'board') {
    const { board, emoji } = question.board
    const isOther = (cell: number) => other !== undefined && other[cell] !== way[cell]
    const marks = new Map([...way.keys()].filter(isOther).map((cell) => [`cell ${cell}`, 'put' as const]))
    return (
      <figure className={styles['way']} aria-label={name}>
        <figcaption>{name}</figcaption>
        <StaticBoard givens={board} cells={way.join('')} emoji={emoji} names={names} marks={marks} />
      </figure>
    )
  }
  const emoji = emojiOf(question)
  const worked = linesOfQuestion(question).map((line) => withSums(line, (sum) => putIn(sum, way)))
  if (ask) worked.push({ left: ask, right: valueWithin(ask, way, UNBOUNDED) ?? 0 })
  return (
    <figure className={styles['way']} aria-label={name}>
      <figcaption>{name}</figcaption>
      <ul className={styles['values']}>
        {emoji.map((one, symbol) => (
          <li key={one} data-other={(other !== undefined && other[symbol] !== way[symbol]) || undefined}>
            <EmojiPicture emoji={one} label={names[symbol] ?? ''} /> = {way[symbol]}
          </li>
        ))}
      </ul>
      <p className="visually-hidden">{worked.map((line) => `${spokenEquation(line, names)}.`).join(' ')}</p>
      {worked.map((line, index) => (
        <SmallLines key={index} lines={[line]} emoji={emoji} letters={undefined} />
      ))}
    </figure>
  )
}

interface AgainstProps {
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  readonly against: readonly number[]
}

function Against({ question, names, against }: AgainstProps) {
  if (question.kind === 'board') {
    return <p>{m['witness.board_conflict']({ spokenCells: spokenCells(against, 4, against.length) })}</p>
  }
  const { low, high } = question.range
  const lines = linesOfQuestion(question)
  const conflicting = against.flatMap((index) => lines[index] ?? [])
  return (
    <>
      <p>{m['witness.line_conflict']({ count: conflicting.length, low, high })}</p>
      {conflicting.map((line, index) => (
        <div key={index}>
          <span className="visually-hidden">{spokenEquation(line, names)}</span>
          <SmallLines lines={[line]} emoji={emojiOf(question)} letters={undefined} />
        </div>
      ))}
    </>
  )
}
