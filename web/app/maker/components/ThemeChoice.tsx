import * as messages from '@emojigma/messages/page/maker/components/ThemeChoice.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import styles from './ThemeChoice.module.css'

/** Which group of emoji. */
export function ThemeChoice({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  return (
    <label className={styles['theme']}>
      {messages.theme}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {THEMES.map(({ name }) => (
          <option key={name} value={name}>
            {messages.themeName(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
