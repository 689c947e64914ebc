import { m } from '@emojigma/messages'
import { NICKNAME_LENGTH } from '@emojigma/contract/rules/nickname.ts'
import { generateNickname } from '@emojigma/contract/rules/nickname.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import styles from './NicknameField.module.css'

/** A nickname, typed or suggested.
 *  Source: docs/product.md, Nicknames */
export function NicknameField({ name, label, initial = '' }: { readonly name: string; readonly label: string; readonly initial?: string }) {
  const [nickname, setNickname] = useState(initial)
  const [suggestion, setSuggestion] = useState<string>()
  const suggest = () => {
    const suggested = generateNickname(randomFrom(randomId()))
    setNickname(suggested)
    setSuggestion(suggested)
  }
  return (
    <div className={styles['nickname']}>
      <Field
        name={name}
        label={label}
        required
        value={nickname}
        onChange={({ target }) => setNickname(target.value)}
        check={nicknameFault}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint={m['nickname_field.hint']()}
      />
      <Button onClick={suggest}>{m['nickname_field.suggest_one']()}</Button>
      <output className="visually-hidden">{suggestion}</output>
    </div>
  )
}

function nicknameFault(text: string): string | undefined {
  const length = lengthOf(text.trim())
  if (length >= NICKNAME_LENGTH.min && length <= NICKNAME_LENGTH.max) return undefined
  return m['nickname_field.use_to_characters_has']({ min: NICKNAME_LENGTH.min, max: NICKNAME_LENGTH.max, text: text.trim(), length })
}

/** In characters as people see them. Firefox has a segmenter from version 125 on; without one, an emoji made of several counts as
 *  several. */
function lengthOf(text: string): number {
  if ('Segmenter' in Intl) return [...new Intl.Segmenter().segment(text)].length
  return text.match(/\P{M}[\p{M}\p{Emoji_Modifier}]*/gu)?.length ?? 0
}
