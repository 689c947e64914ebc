import { m } from '@emojigma/messages'
import { withSums } from '@emojigma/engine/algebra/sides.ts'
import { locale } from '@emojigma/messages/language.ts'
import { emojiOf, linesOfQuestion, type EnoughQuestion, type Verdict, type Way } from '@emojigma/engine/enough/question.ts'
import { putIn } from '@emojigma/engine/mistakes/work.ts'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import { spokenCells } from '@emojigma/messages/words/places.ts'
import { SmallLines } from '../../play/index.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { StaticBoard } from './StaticBoard.tsx'
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
          <div className={styles['ways']}>
            <OneWay name={m['witness.the_only_way']()} question={question} names={names} way={verdict.way} other={undefined} />
          </div>
        </>
      )
    case 'many':
      return (
        <>
          <p>{m['witness.two_ways']()}</p>
          <div className={styles['ways']}>
            <OneWay name={m['witness.one_way']()} question={question} names={names} way={verdict.ways[0]} other={verdict.ways[1]} />
            <OneWay name={m['witness.another_way']()} question={question} names={names} way={verdict.ways[1]} other={verdict.ways[0]} />
          </div>
        </>
      )
    case 'none':
      return <Against question={question} names={names} against={verdict.against} />
  }
}

interface OneWayProps {
  readonly name: string
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  readonly way: Way
  /** Differences from it are marked. */
  readonly other: Way | undefined
}

function OneWay({ name, question, names, way, other }: OneWayProps) {
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
