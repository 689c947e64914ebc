import { m } from '@emojigma/messages'
import { useContext, type MouseEvent } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Numeral } from './Numeral.tsx'
import { TilesContext } from './tiles.ts'
import styles from './EmojiTile.module.css'

interface EmojiTileProps {
  readonly symbol: number
  readonly emoji: string
  readonly name: string
  /** Of the copies in a question, one is reached by keys and has a label; the others only follow it. */
  readonly isFirst: boolean
}

/** An emoji of a question. Once its number is typed, each copy turns over to it. */
export function EmojiTile({ symbol, emoji, name, isFirst }: EmojiTileProps) {
  const tiles = useContext(TilesContext)
  if (!tiles) return <EmojiPicture emoji={emoji} />
  const { values, letters, armed, markOf, onTap } = tiles
  const value = values[symbol] || undefined
  const letter = letters?.[symbol]
  const mark = markOf?.(symbol)
  const look = {
    className: styles['tile'],
    'data-value': value === undefined ? undefined : '',
    'data-letter': value === undefined && letter !== undefined ? '' : undefined,
    'data-armed': armed === symbol || undefined,
    'data-mark': mark,
  }
  const drawn = (
    <>
      {value === undefined ? letter && <span>{letter}</span> : <Numeral value={value} />}
      <EmojiPicture emoji={emoji} />
    </>
  )
  if (!onTap) {
    return (
      <span aria-hidden="true" {...look}>
        {drawn}
      </span>
    )
  }
  const tap = ({ currentTarget }: MouseEvent) => {
    onTap(symbol)
    // Keys then belong to the puzzle, whichever copy was tapped.
    const first = currentTarget.closest('article')?.querySelector<HTMLElement>(`[data-tile="${symbol}"]`)
    first?.focus({ preventScroll: true })
  }
  if (!isFirst) {
    return (
      <button type="button" aria-hidden="true" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={tap} {...look}>
        {drawn}
      </button>
    )
  }
  return (
    <button
      type="button"
      data-tile={symbol}
      aria-pressed={armed === symbol}
      aria-label={m['emoji_tile.label']({
        name,
        value: value ?? 'none',
        isMarked: String(mark !== undefined),
      })}
      onClick={tap}
      {...look}
    >
      {drawn}
    </button>
  )
}
