import { m } from '@emojigma/messages'
import { emojiName } from './emoji-name.ts'
import type { ClassicQuestion, Emoji } from '@emojigma/engine/question.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { ClassicDraft } from './draft.ts'
import { erasedFrom, LinePad, LinePicture, typedInto } from './LinePad.tsx'
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
const MOST_LETTERS = 60

/** A line by its place, or what is asked. */
type LineName = number | 'ask'

/** Makes a Classic puzzle: each emoji is typed as a letter; the puzzle is checked while typing. */
export function ClassicMaker({ draft, onDraft, ...saving }: MakerPartProps<ClassicDraft>) {
  const { emoji, lines, ask } = draft
  const setLines = (changed: readonly string[]) => onDraft({ ...draft, lines: changed })
  const change = (index: number, text: string) => setLines(lines.map((line, at) => (at === index ? text : line)))
  const askId = useId()
  const { question, gaps } = questionOf(emoji, lines, ask)
  const check = useMadeCheck(question)
  const inputs = useRef(new Map<LineName, HTMLInputElement>())
  /** The line that the pad types into: the one last used. */
  const [current, setCurrent] = useState<LineName>(() => Math.max(0, lines.indexOf('')))
  const target = current !== 'ask' && current >= lines.length ? lines.length - 1 : current
  const fieldOf = (name: LineName) => ({
    'data-current': name === target,
    onFocus: () => setCurrent(name),
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(name, input)
      else inputs.current.delete(name)
    },
  })
  const press = (key: string | undefined) => {
    const input = inputs.current.get(target)
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const { text, caret } = key === undefined ? erasedFrom(value, start, end) : typedInto(value, start, end, key)
    if (text.length > MOST_LETTERS) return
    flushSync(() => (target === 'ask' ? onDraft({ ...draft, ask: text }) : change(target, text)))
    input.setSelectionRange(caret, caret)
  }
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
              {...fieldOf(index)}
              value={line}
              maxLength={MOST_LETTERS}
              autoCapitalize="characters"
              spellCheck={false}
              autoComplete="off"
              onChange={({ target: input }) => change(index, input.value)}
            />
            <LinePicture line={line} emoji={emoji} />
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
          {...fieldOf('ask')}
          value={ask}
          maxLength={MOST_LETTERS}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          onChange={({ target: input }) => onDraft({ ...draft, ask: input.value })}
        />{' '}
        = ?
        <LinePicture line={ask} emoji={emoji} />
      </div>
      <LinePad
        emoji={emoji}
        line={target === 'ask' ? m['classic_maker.what_is_asked']() : m['classic_maker.line']({ index: target + 1 })}
        onKey={press}
      />
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
