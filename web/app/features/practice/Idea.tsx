import { m } from '@emojigma/messages'
import type { BoardStep } from '@emojigma/engine/explanation/explanation.ts'
import { useId, useState } from 'react'
import { DotsContext, looksOf, marksOf, newBoard, SudokuGrid, SumsAround, TypedQuestion } from '../play/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { IDEA_EMOJI, IDEA_NAMES, ROW_EMOJI, type Choice, type Idea as IdeaOf, type Look } from './ideas.ts'
import styles from './Idea.module.css'

interface IdeaProps {
  readonly idea: IdeaOf
  /** Small numbers also have dots. */
  readonly hasDots: boolean
  readonly onDone: () => void
}

/** A picture puzzle that introduces a strand's idea: the player taps an answer and reads why. Not scored.
 *  Source: docs/product.md, Practise */
export function Idea({ idea, hasDots, onDone }: IdeaProps) {
  const [chosen, setChosen] = useState<number>()
  const id = useId()
  const isFound = chosen === idea.right
  const choose = (index: number) => {
    if (!isFound) setChosen(index)
  }
  return (
    <section className={styles['idea']} aria-labelledby={id}>
      <h2 id={id}>{m['idea.first_a_picture']()}</h2>
      <DotsContext value={hasDots}>
        <div className={styles['picture']}>
          <IdeaPicture idea={idea} isFound={isFound} />
        </div>
      </DotsContext>
      <fieldset className={styles['answers']}>
        <legend>{idea.asks}</legend>
        <div className={styles['choices']}>
          {idea.kind === 'row'
            ? idea.looks.map((look, index) => (
                <button
                  key={index}
                  type="button"
                  className={styles['one']}
                  aria-label={`${index + 1}: ${LOOK_WORDS[look]}`}
                  aria-pressed={chosen === index}
                  data-right={(isFound && chosen === index) || undefined}
                  onClick={() => choose(index)}
                >
                  <span data-look={look}>
                    <EmojiPicture emoji={look === 'other' ? ROW_EMOJI.other : ROW_EMOJI.plain} />
                  </span>
                </button>
              ))
            : idea.choices.map((choice, index) => (
                <Button
                  key={index}
                  size="large"
                  aria-pressed={chosen === index}
                  variant={isFound && chosen === index ? 'primary' : 'default'}
                  onClick={() => choose(index)}
                >
                  <ChoiceLabel choice={choice} />
                </Button>
              ))}
        </div>
      </fieldset>
      <output className={styles['status']}>
        {isFound ? (
          <>
            <Icon name="check" />
            {idea.why}
          </>
        ) : (
          chosen !== undefined && m['idea.wrong']()
        )}
      </output>
      <Button variant={isFound ? 'primary' : 'quiet'} onClick={onDone}>
        {isFound ? m['idea.now_a_puzzle']() : m['idea.continue']()}
      </Button>
    </section>
  )
}

const LOOK_WORDS: Readonly<Record<Look, string>> = {
  plain: m['idea.dolphin'](),
  other: m['idea.fish'](),
  mirrored: m['idea.dolphin_mirrored'](),
  leaning: m['idea.dolphin_leaning'](),
  lighter: m['idea.dolphin_lighter'](),
}

function ChoiceLabel({ choice }: { readonly choice: Choice }) {
  return 'words' in choice ? choice.words : <EmojiPicture emoji={IDEA_EMOJI[choice.emoji] ?? ''} label={IDEA_NAMES[choice.emoji] ?? ''} />
}

function IdeaPicture({ idea, isFound }: { readonly idea: IdeaOf; readonly isFound: boolean }) {
  if (idea.kind === 'row') return null
  if (idea.kind === 'lines') {
    const right = idea.choices[idea.right]
    const answer = isFound && right && 'words' in right ? right.words.replace('−', '-') : undefined
    return <TypedQuestion puzzle={{ question: idea.question, text: '', emojiNames: [...IDEA_NAMES] }} draft="" answer={answer} />
  }
  const { board, notes, cell, choices, right, sums } = idea
  const placed = choices[right]
  const digit = placed && 'emoji' in placed && isFound ? `${placed.emoji + 1}` : '.'
  const cells = board.slice(0, cell) + digit + board.slice(cell + 1)
  const bits = Array.from(board, (_, index) => Array.from(notes[index] ?? '').reduce((sum, one) => sum + 2 ** (Number(one) - 1), 0))
  const grid = (
    <SudokuGrid
      board={{ ...newBoard(board), cells, notes: bits }}
      emoji={IDEA_EMOJI}
      names={IDEA_NAMES}
      repeated={[]}
      looks={sums && looksOf(sums)}
      isOpen={false}
      marks={marksOf([aboutCell(cell, isFound && digit === '.')], 0, 3)}
      onAction={() => {}}
    />
  )
  if (!sums) return grid
  return (
    <SumsAround sums={sums} emoji={IDEA_EMOJI} names={IDEA_NAMES}>
      {grid}
    </SumsAround>
  )
}

/** A step that marks the cell in question: a placement or an elimination. */
function aboutCell(cell: number, isOut: boolean): BoardStep {
  const digit = { cell, digit: 1 }
  const step = { technique: 'naked single', units: [], side: 4, cells: [cell], digits: [1] } as const
  return isOut ? { ...step, placement: undefined, eliminations: [digit] } : { ...step, placement: digit, eliminations: [] }
}
