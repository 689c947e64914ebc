import { m } from '@emojigma/messages'
import type { Emoji } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { emojiName } from './emoji-name.ts'
import { LETTERS } from './lines.ts'
import styles from './LinePad.module.css'

const SIGNS = ['+', '−', '×', '÷', '='] as const
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** A caret or selection in a line. */
export interface LineEdit {
  readonly text: string
  readonly caret: number
}

/** Puts a key's text in the place of a selection. Signs get room on both sides. */
export function typedInto(line: string, start: number, end: number, key: string): LineEdit {
  const isSign = (SIGNS as readonly string[]).includes(key)
  const [before, after] = [line.slice(0, start), line.slice(end)]
  const put = isSign ? `${before === '' || before.endsWith(' ') ? '' : ' '}${key} ` : key
  return { text: before + put + after, caret: before.length + put.length }
}

/** Deletes a selection, or the emoji, digit or sign before the caret. */
export function erasedFrom(line: string, start: number, end: number): LineEdit {
  const before = start === end ? line.slice(0, start).replace(/ ?[^ ] ?$|[^]$/u, '') : line.slice(0, start)
  return { text: before + line.slice(end), caret: before.length }
}

interface LinePadProps {
  readonly emoji: readonly Emoji[]
  /** The name of the line that it types into. */
  readonly line: string
  /** @param key undefined = the one before the caret is erased */
  readonly onKey: (key: string | undefined) => void
}

/** Keys for a line of a puzzle: its emoji, signs and digits. */
export function LinePad({ emoji, line, onKey }: LinePadProps) {
  const key = (text: string, label: string, shown: React.ReactNode = text) => (
    <button
      key={text}
      type="button"
      aria-label={label}
      // The caret stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onKey(text)}
    >
      {shown}
    </button>
  )
  return (
    <fieldset className={styles['pad']} aria-label={m['line_pad.tap_into']({ line })}>
      <div>
        {emoji.map((one, index) => key(LETTERS[index] ?? '', emojiName(one), <EmojiPicture emoji={one} />))}
        {SIGNS.map((sign) => key(sign, SIGN_NAMES[sign]))}
        <button
          type="button"
          aria-label={m['line_pad.erase']()}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(undefined)}
        >
          <Icon name="backspace" />
        </button>
      </div>
      <div>{DIGITS.map((digit) => key(digit, digit))}</div>
    </fieldset>
  )
}

const SIGN_NAMES: Readonly<Record<(typeof SIGNS)[number], string>> = {
  '+': m['line_pad.plus'](),
  '−': m['line_pad.minus'](),
  '×': m['line_pad.times'](),
  '÷': m['line_pad.divided_by'](),
  '=': m['line_pad.equals'](),
}

/** A line as it will look, with its emoji. Hidden from screen readers, which read the line itself. */
export function LinePicture({ line, emoji }: { readonly line: string; readonly emoji: readonly Emoji[] }) {
  return (
    <span className={styles['picture']} aria-hidden="true">
      {[...line].map((sign, index) => {
        const one = emoji[(LETTERS as readonly string[]).indexOf(sign.toUpperCase())]
        // Signs have no identity but their place.
        return one === undefined ? <span key={index}>{sign}</span> : <EmojiPicture key={index} emoji={one} />
      })}
    </span>
  )
}
