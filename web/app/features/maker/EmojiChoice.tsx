import { m } from '@emojigma/messages'
import { emojiName } from './emoji-name.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { useState } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import styles from './EmojiChoice.module.css'

interface EmojiChoiceProps {
  readonly chosen: readonly Emoji[]
  readonly most: number
  readonly onChange: (chosen: readonly Emoji[]) => void
}

/** Emoji to choose, a theme at a time; a chosen one is taken out by another tap. */
export function EmojiChoice({ chosen, most, onChange }: EmojiChoiceProps) {
  const [themeName, setThemeName] = useState(THEMES[0]?.name ?? '')
  const emoji = THEMES.find(({ name }) => name === themeName)?.emoji ?? []
  return (
    <fieldset className={styles['choice']}>
      <legend>{m['emoji_choice.emoji_up_to']({ most })}</legend>
      <ThemeChoice value={themeName} onChange={setThemeName} />
      <div className={styles['emoji']}>
        {emoji.map((one) => {
          const isChosen = chosen.includes(one)
          return (
            <button
              key={one}
              type="button"
              aria-pressed={isChosen}
              aria-label={emojiName(one)}
              disabled={!isChosen && chosen.length >= most}
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== one) : [...chosen, one])}
            >
              <EmojiPicture emoji={one} isLazy />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
