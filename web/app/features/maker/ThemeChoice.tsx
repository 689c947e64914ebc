import * as themesWords from '@emojigma/messages/words/themes.ts'
import { m } from '@emojigma/messages'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import styles from './ThemeChoice.module.css'

export function ThemeChoice({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  return (
    <label className={styles['theme']}>
      {m['theme_choice.theme']()}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {THEMES.map(({ name }) => (
          <option key={name} value={name}>
            {themesWords.themeName(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
