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
import type { WorkingOut } from './working-out.ts'
import { Keypad, LetterTray, type Press } from './Keypad.tsx'
import { KeyHints } from '../frame/KeyHints.tsx'
import { AidBody, SidebarOnly, SolvingAid } from '../frame/SolvingAid.tsx'
import type { Algebra } from '../question/use-algebra.ts'
import type { DotsChoice } from '../question/use-dots.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './TileWorth.module.css'

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
  /** The emoji whose number is typed. */
  readonly armed: number | undefined
  readonly onTurnBack: (symbol: number) => void
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
  armed,
  onTurnBack,
}: TypedAidProps) {
  const hasPaper = useIsSpare() || work.strokes.length > 0
  // Preload: the network may be gone when the tab is chosen.
  useIdleTime(() => Paper.load())
  const paper = (pad: 'low' | 'tall' | undefined) => <Paper work={work} onWork={onWork} pad={pad} dots={dots} algebra={algebra} />
  const isWord = answerFormOf(puzzle.typeId) === 'word'
  const alphabet = puzzle.question?.typeId === 3 ? puzzle.question.alphabet : undefined
  const hasTiles = !(puzzle.question?.typeId === 1 && puzzle.question.or)
  const press = { onPress, onCheck, isDisabled }
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
              {hasTiles && <TileWorth puzzle={puzzle} armed={armed} values={work.values} onTurnBack={onTurnBack} />}
              {isWord && armed === undefined ? (
                <LetterTray letters={puzzle.availableLetters ?? ''} alphabet={alphabet} {...press} />
              ) : (
                <Keypad hasSign={mayBeNegative(puzzle.levelId)} isForTile={armed !== undefined} {...press} />
              )}
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
            hasPaper && paper('tall')
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

interface TileWorthProps {
  readonly puzzle: PuzzleView
  readonly armed: number | undefined
  readonly values: readonly string[]
  readonly onTurnBack: (symbol: number) => void
}

/** What the tapped emoji is worth, as it is typed; and the way to begin. */
function TileWorth({ puzzle: { typeId, emoji, emojiNames, question }, armed, values, onTurnBack }: TileWorthProps) {
  const value = armed === undefined ? '' : (values[armed] ?? '')
  const alphabet = (question?.typeId === 3 ? question.alphabet : undefined) ?? ALPHABET
  const letter = answerFormOf(typeId) === 'word' ? letterAt(Number(value), alphabet) : undefined
  const name = armed === undefined ? '' : (emojiNames[armed] ?? '')
  return (
    <div className={styles['worth']} data-armed={armed !== undefined || undefined}>
      {armed !== undefined && <EmojiPicture emoji={emoji[armed] ?? ''} />}
      <output>
        {armed === undefined ? (
          m['tile_worth.tap_an_emoji']()
        ) : (
          <>
            <span className="visually-hidden">{name} </span>
            {m['tile_worth.is_worth']()} <b>{value || '\u00a0'}</b>
            {letter && ` = ${letter}`}
          </>
        )}
      </output>
      {armed !== undefined && (
        <Button variant="quiet" onClick={() => onTurnBack(armed)}>
          {m['tile_worth.turn_back']()}
        </Button>
      )}
    </div>
  )
}
