import { answerFormOf } from '@emojigma/engine/types.ts'
import { path } from '@emojigma/messages/language.ts'
import { useState, useEffect, useMemo, type KeyboardEvent } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { PlayProps } from '../frame/play-setting.ts'
import { useAlgebra } from '../question/use-algebra.ts'
import { useDots } from '../question/use-dots.ts'
import { useAidOpen } from '../frame/use-aid-open.ts'
import { useFirstFocus } from '../frame/use-first-focus.ts'
import { useHint } from '../hints/use-hint.tsx'
import { tapAnswersOf } from './tap-answers.ts'
import { TapAnswer, TapNumbers, useTriedNumbers } from './TapAnswer.tsx'
import { useTiles } from './use-tiles.ts'
import { useTypedAnswer } from './use-typed-answer.ts'
import { withValue, workingOutToStore, NO_WORKING_OUT, parseWorkingOut, type WorkingOut } from './working-out.ts'
import { DotsContext } from '../question/Numeral.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { PlayFrame } from '../frame/PlayFrame.tsx'
import type { AidTab } from './TypedAid.tsx'
import { TypedQuestion } from '../question/TypedQuestion.tsx'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { saveWork, onWorkInOtherTab, readWork } from '../offline/stored-work.ts'

const TypedAid = lazyComponent(() => import('./TypedAid.tsx'), 'TypedAid')

/** Classic, Grid and Word: a question with a typed answer. */
export function TypedPlay({ puzzle, guessing, ...around }: PlayProps) {
  const [tab, setTab] = useState<AidTab>('keys')
  const [isAidOpen, toggleAid] = useAidOpen(guessing.status)
  // A Word puzzle is another one in each language.
  const language = answerFormOf(puzzle.typeId) === 'word' ? path : ''
  const { typing, press, onKey } = useTypedAnswer(puzzle, guessing, language)
  useFirstFocus(around.setting, typing.field)
  const isOpen = guessing.status === 'open'
  const [isTyping, setTyping] = useState(false)
  const { field } = typing
  useEffect(() => {
    if (isTyping) field.current?.focus()
  }, [isTyping, field])
  /** A digit opens the field, and is its first one. */
  const typeInstead = (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key)) return
    setTyping(true)
    onKey(event)
  }
  const algebra = useAlgebra(around.setting === 'home' ? undefined : puzzle)
  const dots = useDots(puzzle.levelId)
  const [work, setWork] = useWorkingOut(puzzle.id, language)
  const { armed, arm, ...turning } = useTiles(isOpen, work, setWork)
  /** Tapped again, a tile is done. */
  const tapTile = (symbol: number) => {
    arm(symbol === armed ? undefined : symbol)
    setTab('keys')
    if (!isAidOpen) toggleAid()
  }
  const hinting = useHint(puzzle, isOpen, {
    work: { values: work.values },
    onForget: (symbol) => setWork(withValue(work, symbol, '')),
    isInLetters: algebra?.isOn ?? false,
  })

  const isTappable = !isTyping && (isOpen || guessing.sitting.kind === 'right')
  const tap = useMemo(() => (isTappable ? tapAnswersOf(puzzle) : undefined), [puzzle, isTappable])
  const tried = useTriedNumbers(guessing)
  const tapping = tap && {
    values: tap.values,
    tried,
    isDisabled: !isOpen || guessing.sitting.kind === 'judging',
    onTap: (value: number) => void guessing.guess(String(value)),
  }

  const isComparison = puzzle.question?.typeId === 1 && puzzle.question.or !== undefined
  const tiles =
    around.setting === 'home' || tap || isComparison
      ? undefined
      : {
          values: turning.values,
          letters: algebra?.letters,
          armed,
          markOf: (symbol: number) => hinting.marks?.get(`value ${symbol}`),
          onTap: isOpen ? tapTile : undefined,
        }

  // Preload: the network may be gone when a child wants to type.
  useIdleTime(() => TypedAid.load())
  const aid = tap ? undefined : (
    <TypedAid
      puzzle={puzzle}
      isOpen={isAidOpen}
      onToggle={toggleAid}
      tab={tab}
      onTab={setTab}
      onPress={armed === undefined ? press : turning.press}
      onCheck={armed === undefined ? typing.onCheck : () => arm(undefined)}
      armed={armed}
      onTurnBack={(symbol) => {
        setWork(withValue(work, symbol, ''))
        arm(undefined)
      }}
      isDisabled={!isOpen}
      hasFullScreen={around.setting !== 'embed'}
      hint={hinting.panel}
      work={work}
      onWork={setWork}
      dots={dots}
      algebra={algebra}
    />
  )

  return (
    <DotsContext value={dots.isOn}>
      <PlayFrame
        puzzle={puzzle}
        guessing={guessing}
        {...around}
        isTapped={tap !== undefined}
        onKey={tap ? typeInstead : armed === undefined ? onKey : turning.onKey}
        hinting={hinting}
        board={
          <TypedQuestion
            puzzle={puzzle}
            draft={typing.draft}
            answer={guessing.answer}
            marks={hinting.marks}
            tiles={tiles}
            isWrong={typing.isWrongShown}
            onSlots={() => field.current?.focus()}
            choice={tapping}
          />
        }
        answer={
          tapping ? (
            <TapAnswer puzzle={puzzle} guessing={guessing} hint={hinting.panel} onType={isOpen ? () => setTyping(true) : undefined}>
              {tap.kind === 'numbers' && <TapNumbers {...tapping} answer={guessing.answer} />}
            </TapAnswer>
          ) : (
            <AnswerForm
              puzzle={puzzle}
              guessing={guessing}
              isInLetters={algebra?.isOn ?? false}
              onHint={around.setting === 'home' ? undefined : hinting.ask}
              typing={{ ...typing, hasKeypad: around.setting !== 'home' && isAidOpen && tab === 'keys', onFocus: () => arm(undefined) }}
            />
          )
        }
        aid={aid}
      />
    </DotsContext>
  )
}

/** Working-out of one puzzle, stored on the device.
 *  @param language as in `parseWorkingOut` */
function useWorkingOut(puzzleId: number, language: string): [work: WorkingOut, change: (work: WorkingOut) => void] {
  const hasStoredWork = useInBrowser(() => readWork(puzzleId) !== undefined, false)
  const stored = useMemo(
    () => (hasStoredWork ? parseWorkingOut(readWork(puzzleId), language) : NO_WORKING_OUT),
    [hasStoredWork, puzzleId, language],
  )
  const [changed, setChanged] = useState<WorkingOut>()
  useEffect(() => onWorkInOtherTab(puzzleId, () => setChanged(parseWorkingOut(readWork(puzzleId), language))), [puzzleId, language])
  const change = (work: WorkingOut) => {
    setChanged(work)
    saveWork(puzzleId, workingOutToStore(work, language, readWork(puzzleId)))
  }
  return [changed ?? stored, change]
}
