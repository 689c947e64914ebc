import { m } from '@emojigma/messages'
import { useContext } from 'react'
import { ALPHABET } from '@emojigma/engine/alphabet.ts'
import type { WordQuestion } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { EmojiTile } from './EmojiTile.tsx'
import { TilesContext } from './tiles.ts'
import type { Mark } from '../hints/step-marks.ts'
import styles from './WordSockets.module.css'

/** The emoji that spell the word, each above its letter's socket, which fills while the player types. */
export function WordSockets({
  question: { emoji, spelling, alphabet = ALPHABET, sharesCode = false },
  names,
  letters,
  isSolved,
  isWrong = false,
  hint,
  onTap,
}: {
  readonly question: WordQuestion
  readonly names: readonly string[]
  readonly letters: string
  readonly isSolved: boolean
  /** The letters are shaken. */
  readonly isWrong?: boolean | undefined
  readonly hint?: Mark | undefined
  /** The letters are typed next. */
  readonly onTap?: (() => void) | undefined
}) {
  const hasTiles = useContext(TilesContext) !== undefined
  return (
    <div className={styles['word']} data-mark={hint} data-wrong={isWrong || undefined}>
      <ol className={styles['row']} aria-label={m['word_sockets.the_word_letters']({ count: spelling.length })}>
        {spelling.map((symbol, index) => {
          const letter = letters[index]
          const isNext = !isSolved && index === letters.length
          return (
            <li key={index}>
              {hasTiles ? (
                <>
                  <span className="visually-hidden">{names[symbol]}</span>
                  <EmojiTile symbol={symbol} emoji={emoji[symbol] ?? ''} name={names[symbol] ?? ''} isFirst={false} />
                </>
              ) : (
                <EmojiPicture emoji={emoji[symbol] ?? ''} label={names[symbol] ?? ''} />
              )}
              <span
                key={letter}
                className={styles['socket']}
                data-state={letter ? 'filled' : isNext ? 'next' : 'empty'}
                role="presentation"
                onClick={onTap}
              >
                {letter ?? <span className="visually-hidden">{m['ui.empty']()}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles['key']}>
        <span>A = 1, B = 2, C = 3 … Z = {alphabet.length}</span> {sharesCode && <span>{m['word_sockets.one_code']()}</span>}
      </p>
    </div>
  )
}
