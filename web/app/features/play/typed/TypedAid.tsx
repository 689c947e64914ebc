import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import { ALPHABET, letterAt } from '@emojigma/engine/alphabet.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ReactNode } from 'react'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { useMedia } from '../../../platform/browser/hooks/use-media.ts'
import { useIsSpare } from '../../../platform/browser/hooks/use-spare-time.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { mayBeNegative } from './answer-input.ts'
import type { Marks } from '../hints/step-marks.ts'
import { type WorkingOut, withValue } from './working-out.ts'
import { Keypad, LetterTray, type Press } from './Keypad.tsx'
import { KeyHints } from '../frame/KeyHints.tsx'
import { AidBody, SidebarOnly, SolvingAid, AidGroup, AidHint } from '../frame/SolvingAid.tsx'
import type { Algebra } from '../question/use-algebra.ts'
import type { DotsChoice } from '../question/use-dots.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './Values.module.css'

const Paper = lazyComponent(() => import('./Paper.tsx'), 'Paper')

/** Where the aid is a bottom sheet; as in its stylesheet. */
const IS_SHEET = '(max-width: 575px), (max-height: 30rem)'

export type AidTab = 'keys' | 'working-out'

interface TypedAidProps {
  readonly puzzle: PuzzleView
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly tab: AidTab
  readonly onTab: (tab: AidTab) => void
  readonly onPress: (press: Press) => void
  readonly onCheck: () => void
  readonly isDisabled: boolean
  /** Shows its shortcut. */
  readonly hasFullScreen: boolean
  readonly hint: ReactNode
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** Of a hint, among the noted values. */
  readonly marks: Marks | undefined
  readonly dots: DotsChoice
  readonly algebra: Algebra | undefined
}

/** Keys for the answer, and space for working it out. */
export function TypedAid({
  puzzle,
  isOpen,
  onToggle,
  tab,
  onTab,
  onPress,
  onCheck,
  isDisabled,
  hasFullScreen,
  hint,
  dots,
  algebra,
  work,
  onWork,
  marks,
}: TypedAidProps) {
  const hasPaper = useIsSpare() || work.strokes.length > 0
  // Preload: the network may be gone when the tab is chosen.
  useIdleTime(() => Paper.load())
  const paper = (pad: 'low' | 'tall' | undefined) => <Paper work={work} onWork={onWork} pad={pad} dots={dots} algebra={algebra} />
  const isWord = answerFormOf(puzzle.typeId) === 'word'
  const alphabet = puzzle.question?.typeId === 3 ? puzzle.question.alphabet : undefined
  const keys = isWord ? (
    <LetterTray letters={puzzle.availableLetters ?? ''} alphabet={alphabet} onPress={onPress} onCheck={onCheck} isDisabled={isDisabled} />
  ) : (
    <Keypad hasSign={mayBeNegative(puzzle.levelId)} onPress={onPress} onCheck={onCheck} isDisabled={isDisabled} />
  )
  const values = (
    <Values
      emoji={puzzle.emoji}
      names={puzzle.emojiNames}
      work={work}
      onWork={onWork}
      letters={isWord ? (alphabet ?? ALPHABET) : undefined}
      marks={marks}
    />
  )
  return (
    <SolvingAid isOpen={isOpen} onToggle={onToggle} hint={hint}>
      <Tabs
        label={m['play.solving_aid']()}
        tabs={[
          { key: 'keys', name: isWord ? m['play.letters']() : m['play.keypad']() },
          { key: 'working-out', name: m['typed_aid.working_out']() },
        ]}
        selected={tab}
        onSelect={onTab}
      >
        <AidBody>
          {tab === 'keys' ? (
            <>
              {!isWord && <SidebarOnly>{values}</SidebarOnly>}
              {keys}
              {isWord && <SidebarOnly>{values}</SidebarOnly>}
              <KeyHints
                hints={
                  isWord
                    ? [
                        [['A', '–', 'Z'], m['typed_aid.type']()],
                        [[m['play.enter']()], m['typed_aid.check']()],
                      ]
                    : [
                        [['0', '–', '9'], m['typed_aid.type']()],
                        [[m['play.enter']()], m['typed_aid.check']()],
                        ...(hasFullScreen ? [[['F'], m['typed_aid.full_screen']()] as const] : []),
                      ]
                }
              />
              <SidebarOnly>{hasPaper && <UnlessSheet>{paper(isWord ? undefined : 'low')}</UnlessSheet>}</SidebarOnly>
            </>
          ) : (
            <>
              {values}
              {hasPaper && paper('tall')}
            </>
          )}
        </AidBody>
      </Tabs>
    </SolvingAid>
  )
}

/** Not mounted in a sheet, so that it is not loaded there. */
function UnlessSheet({ children }: { readonly children: ReactNode }) {
  return !useMedia(IS_SHEET) && children
}

interface ValuesProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** The alphabet of a Word puzzle, to show each value's letter. */
  readonly letters?: string | undefined
  readonly marks: Marks | undefined
}

/** A field for each emoji's value. */
function Values({ emoji, names, work, onWork, letters, marks }: ValuesProps) {
  return (
    <AidGroup>
      <AidHint>{m['ui.emoji_values']()}</AidHint>
      <div className={styles['values']}>
        {emoji.map((name, index) => {
          const text = work.values[index] ?? ''
          const mark = marks?.get(`value ${index}`)
          return (
            <label key={name} className={styles['item']} data-mark={mark}>
              <EmojiPicture emoji={name} label={m['values.is_worth']({ name: names[index] ?? '', isMarked: String(mark !== undefined) })} />
              <input
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={({ target }) => onWork(withValue(work, index, target.value.trim()))}
              />
              {letters !== undefined && <span className={styles['letter']}>{letterAt(Number(text), letters) ?? '\u00a0'}</span>}
            </label>
          )
        })}
      </div>
    </AidGroup>
  )
}
