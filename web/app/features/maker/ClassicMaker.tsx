import { m } from '@emojigma/messages'
import { emojiName } from './emoji-name.ts'
import type { ClassicQuestion, Emoji } from '@emojigma/engine/question.ts'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { ClassicDraft } from './draft.ts'
import { LETTERS, readEquation, readExpression, withoutUnused } from './lines.ts'
import { useMadeCheck } from './use-made-check.ts'
import styles from './ClassicMaker.module.css'
import type { MakerPartProps } from './maker-part.ts'
import { MadeVerdict } from './MadeVerdict.tsx'
import { SaveMade } from './SaveMade.tsx'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { ThemeChoice } from './ThemeChoice.tsx'
import choiceStyles from './EmojiChoice.module.css'

const MOST_LINES = 8

/** Makes a Classic puzzle: each emoji is typed as a letter; the puzzle is checked while typing. */
export function ClassicMaker({ draft, onDraft, ...saving }: MakerPartProps<ClassicDraft>) {
  const { emoji, lines, ask } = draft
  const setLines = (changed: readonly string[]) => onDraft({ ...draft, lines: changed })
  const askId = useId()
  const { question, gaps } = questionOf(emoji, lines, ask)
  const check = useMadeCheck(question)
  const change = (index: number, text: string) => setLines(lines.map((line, at) => (at === index ? text : line)))
  return (
    <>
      <EmojiChoice chosen={emoji} most={LETTERS.length} onChange={(chosen) => onDraft({ ...draft, emoji: chosen })} />
      <ul className={styles['key']} aria-label={m['classic_maker.emoji']()}>
        {emoji.map((one, index) => (
          <li key={one}>
            <strong>{LETTERS[index]}</strong> <EmojiPicture emoji={one} label={emojiName(one)} />
          </li>
        ))}
      </ul>
      <p className="small muted">{m['classic_maker.how_to']()}</p>
      <ol className={styles['lines']}>
        {lines.map((line, index) => (
          // Lines have no identity but their place.
          <li key={index}>
            <input
              aria-label={m['classic_maker.line']({ index: index + 1 })}
              value={line}
              maxLength={60}
              autoCapitalize="characters"
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => change(index, target.value)}
            />
            {lines.length > 1 && (
              <IconButton
                label={m['classic_maker.take_out_line']({ index: index + 1 })}
                onClick={() => setLines(lines.filter((_, at) => at !== index))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {lines.length < MOST_LINES && <Button onClick={() => setLines([...lines, ''])}>{m['classic_maker.another_line']()}</Button>}
      <div className={styles['ask']}>
        <label htmlFor={askId}>{m['classic_maker.what_is_asked']()}</label>
        <input
          id={askId}
          value={ask}
          maxLength={60}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onDraft({ ...draft, ask: target.value })}
        />{' '}
        = ?
      </div>
      <MadeVerdict question={question} check={check} gaps={gaps} />
      <SaveMade {...saving} question={question} />
    </>
  )
}

/** @returns the question if every line parses, else the parse errors */
function questionOf(
  emoji: readonly string[],
  lines: readonly string[],
  ask: string,
): { readonly question: ClassicQuestion | undefined; readonly gaps: readonly string[] } {
  if (emoji.length === 0) return { question: undefined, gaps: [m['classic_maker.choose_an_emoji_first']()] }
  const read = lines.map((line) => readEquation(line, emoji.length))
  const askedExpression = readExpression(ask, emoji.length)
  const gaps = [
    ...read.flatMap((line, index) => (line.kind === 'fault' ? [m['classic_maker.line_fault']({ index: index + 1, why: line.why })] : [])),
    ...(askedExpression.kind === 'fault' ? [m['classic_maker.asked_fault']({ why: askedExpression.why })] : []),
  ]
  const equations = read.flatMap((line) => (line.kind === 'parsed' ? [line.value] : []))
  const isWhole = gaps.length === 0 && askedExpression.kind === 'parsed'
  return { question: isWhole ? withoutUnused({ typeId: 1, emoji, equations, ask: askedExpression.value }) : undefined, gaps }
}

interface EmojiChoiceProps {
  readonly chosen: readonly Emoji[]
  readonly most: number
  readonly onChange: (chosen: readonly Emoji[]) => void
}

/** Emoji to pick, one theme at a time; a second tap removes one. */
function EmojiChoice({ chosen, most, onChange }: EmojiChoiceProps) {
  const [themeName, setThemeName] = useState(THEMES[0]?.name ?? '')
  const emoji = THEMES.find(({ name }) => name === themeName)?.emoji ?? []
  return (
    <fieldset className={choiceStyles['choice']}>
      <legend>{m['emoji_choice.emoji_up_to']({ most })}</legend>
      <ThemeChoice value={themeName} onChange={setThemeName} />
      <div className={choiceStyles['emoji']}>
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
