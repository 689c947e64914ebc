import { m } from '@emojigma/messages'
import { positionOf } from '@emojigma/engine/alphabet.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Key } from '../frame/Key.tsx'
import { Numeral } from '../question/Numeral.tsx'
import styles from './Keypad.module.css'

/** A key of the keypad or the letter tray. */
export type Press = { readonly kind: 'character'; readonly character: string } | { readonly kind: 'delete' } | { readonly kind: 'sign' }

interface KeypadProps {
  readonly onPress: (press: Press) => void
  readonly onCheck: () => void
  readonly isDisabled: boolean
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

interface DigitsProps extends KeypadProps {
  readonly hasSign: boolean
  /** The digits are the number of an emoji, not the answer. */
  readonly isForTile: boolean
}

export function Keypad({ onPress, onCheck, isDisabled, hasSign, isForTile }: DigitsProps) {
  return (
    <fieldset className={styles['digits']} aria-label={m['play.keypad']()} data-sign={hasSign || undefined}>
      {DIGITS.map((digit) => (
        <Key key={digit} disabled={isDisabled} onClick={() => onPress({ kind: 'character', character: digit })}>
          <Numeral value={digit} />
        </Key>
      ))}
      {hasSign && (
        <Key
          className={styles['sign']}
          aria-label={m['keypad.change_plus_or_minus']()}
          disabled={isDisabled}
          onClick={() => onPress({ kind: 'sign' })}
        >
          ±
        </Key>
      )}
      <Key className={styles['delete']} aria-label={m['ui.delete_it']()} disabled={isDisabled} onClick={() => onPress({ kind: 'delete' })}>
        <Icon name="backspace" />
      </Key>
      <Key
        variant="go"
        className={styles['check']}
        aria-label={isForTile ? m['keypad.done']() : m['keypad.check_answer']()}
        disabled={isDisabled}
        onClick={onCheck}
      >
        <Icon name="check" />
      </Key>
    </fieldset>
  )
}

/** The available letters, each with its number.
 *  Source: docs/product.md, Word */
export function LetterTray({
  letters,
  alphabet,
  onPress,
  onCheck,
  isDisabled,
}: KeypadProps & { readonly letters: string; readonly alphabet?: string | undefined }) {
  return (
    <fieldset className={styles['letters']} aria-label={m['play.letters']()}>
      {[...letters].map((letter) => (
        <Key
          key={letter}
          disabled={isDisabled}
          hint={String(positionOf(letter, alphabet))}
          isHintAlwaysShown
          onClick={() => onPress({ kind: 'character', character: letter })}
        >
          {letter}
        </Key>
      ))}
      <Key aria-label={m['ui.delete_it']()} disabled={isDisabled} onClick={() => onPress({ kind: 'delete' })}>
        <Icon name="backspace" />
      </Key>
      <Key variant="go" className={styles['sheetOnly']} aria-label={m['keypad.check_answer']()} disabled={isDisabled} onClick={onCheck}>
        <Icon name="check" />
      </Key>
    </fieldset>
  )
}
