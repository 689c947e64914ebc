import { m } from '@emojigma/messages'
import { themeName } from '@emojigma/messages/words/themes.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'

interface ThemeChoiceProps {
  readonly chosen: string | undefined
  /** Undefined for every theme. */
  readonly onChoose: (theme: string | undefined) => void
}

const NAMES = THEMES.map(({ name }) => ({ name, label: themeName(name) })).toSorted((one, other) => one.label.localeCompare(other.label))

/** The theme of the listed puzzles' emoji. */
export function ThemeChoice({ chosen = '', onChoose }: ThemeChoiceProps) {
  return (
    <label>
      {m['puzzle_list.theme']()}
      <select
        value={NAMES.some(({ name }) => name === chosen) ? chosen : ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{m['puzzle_list.every_theme']()}</option>
        {NAMES.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
