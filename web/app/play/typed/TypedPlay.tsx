import { path } from '@emojigma/messages/language.ts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type SetStateAction } from 'react'
import { useAtTakeover } from '../../browser/hooks/use-at-takeover.ts'
import { inTab } from '../../browser/storage.ts'
import { TYPED } from '../../session/session-storage.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { acceptedAnswer, type AnswerRules } from './answer-input.ts'
import type { PlayedPuzzle } from '../frame/play-setting.ts'
import { useAlgebra } from '../question/use-algebra.ts'
import { useDots } from '../question/use-dots.ts'
import { useAidOpen } from '../frame/use-aid-open.ts'
import { useFirstFocus } from '../frame/use-first-focus.ts'
import { useHint } from '../hints/use-hint.tsx'
import { useWorkingOut } from './use-working-out.ts'
import { withValue } from './working-out.ts'
import { DotsShown } from '../question/Numeral.tsx'
import { AnswerForm, IS_TOUCHED } from './AnswerForm.tsx'
import type { Press } from './Keypad.tsx'
import { PlayFrame } from '../frame/PlayFrame.tsx'
import type { AidTab } from './TypedAid.tsx'
import { TypedQuestion } from '../question/TypedQuestion.tsx'

/** Not on the home page. */
const TypedAid = lazyComponent(() => import('./TypedAid.tsx'), 'TypedAid')

/** Classic, Grid and Word: a question with an answer to be typed. */
export function TypedPlay({ puzzle, guessing, ...around }: PlayedPuzzle) {
  const [draft, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const setDraft = (change: SetStateAction<string>) => {
    setText(change)
    setRefused(false)
  }
  const [tab, setTab] = useState<AidTab>('keys')
  const [isAidOpen, toggleAid] = useAidOpen(guessing.status)
  const field = useRef<HTMLInputElement>(null)
  useFirstFocus(around.setting, field)
  const { sitting, status, answer } = guessing
  const isOpen = status === 'open'
  const algebra = useAlgebra(around.setting === 'home' ? undefined : puzzle)
  const dots = useDots(puzzle.levelId)
  // A Word puzzle is another one in each language.
  const language = puzzle.typeId === 3 ? path : ''
  const [work, setWork] = useWorkingOut(puzzle.id, language)
  const hinting = useHint(puzzle, isOpen, {
    work: { values: work.values },
    onForget: (symbol) => setWork(withValue(work, symbol, '')),
    isInLetters: algebra?.isOn ?? false,
  })
  const wordLength = puzzle.question?.typeId === 3 ? puzzle.question.spelling.length : undefined
  const rules: AnswerRules = { typeId: puzzle.typeId, levelId: puzzle.levelId, wordLength }

  // What was typed before the script arrived stands in the field alone, and what stood there when the puzzle was left in the tab.
  const keptAs = TYPED + puzzle.id + language
  useAtTakeover(() => {
    const typed = acceptedAnswer(rules, field.current?.value || (inTab.read(keptAs) ?? ''))
    // Nothing is not put there: it might come after an answer that was given back.
    if (typed) setText(typed)
    inTab.forget(keptAs)
  })
  // Nobody needs the answer once it is found, nor a wrong one, which is about to be cleared.
  const isDone = status === 'solved' || status === 'revealed' || sitting.kind === 'wrong'
  const leave = useEffectEvent(() => (isDone || !draft ? inTab.forget(keptAs) : inTab.keep(keptAs, draft)))
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  // An answer that was not counted stays, or comes back.
  const [refusal, setRefusal] = useState<unknown>()
  if (sitting.kind === 'refused' && sitting !== refusal) {
    setRefusal(sitting)
    if (draft === '') setText(sitting.guess)
  }

  // A wrong answer is cleared when its flash is over, and the field is ready for the next one.
  const wasWrong = useRef(false)
  useEffect(() => {
    if (wasWrong.current && sitting.kind === 'ready') {
      setText('')
      field.current?.focus()
    }
    wasWrong.current = sitting.kind === 'wrong'
  }, [sitting])

  const press = (pressed: Press) => {
    if (!isOpen || sitting.kind === 'judging') return
    if (wasWrong.current) {
      wasWrong.current = false
      setText('')
    }
    // Somebody who clicks a key with the mouse may go on with the keyboard.
    if (document.activeElement === document.body && !matchMedia(IS_TOUCHED).matches) field.current?.focus({ preventScroll: true })
    setDraft((current) => acceptedAnswer(rules, pressedText(current, pressed)) ?? current)
  }
  const check = () => {
    if (guessing.guess(draft)) return
    setRefused(true)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const isPressed = (event.target as Element).matches('a, button') && (event.key === 'Enter' || event.key === ' ')
    if (event.ctrlKey || event.metaKey || isPressed) return
    if (event.key === 'Enter') check()
    else if (event.key === 'Backspace') press({ kind: 'delete' })
    else if (event.key.length === 1 && acceptedAnswer(rules, draft + event.key) !== undefined && event.key.trim() !== '') {
      press({ kind: 'character', character: event.key })
    } else return
    event.preventDefault()
  }

  const aid = (
    <TypedAid
      puzzle={puzzle}
      isOpen={isAidOpen}
      onToggle={toggleAid}
      tab={tab}
      onTab={setTab}
      onPress={press}
      onCheck={check}
      isDisabled={!isOpen}
      hasFullScreen={around.setting !== 'embed'}
      hint={hinting.panel}
      work={work}
      onWork={setWork}
      marks={hinting.marks}
      dots={dots}
      algebra={algebra}
    />
  )

  return (
    <DotsShown value={dots.isOn}>
      <PlayFrame
        puzzle={puzzle}
        guessing={guessing}
        {...around}
        onKey={onKey}
        hinting={hinting}
        board={<TypedQuestion puzzle={puzzle} draft={draft} answer={answer} marks={hinting.marks} algebra={algebra} />}
        answer={
          <AnswerForm
            puzzle={puzzle}
            guessing={guessing}
            typing={{
              rules,
              draft,
              onDraft: setDraft,
              onCheck: check,
              isRefused,
              keptAs,
              field,
              hasKeypad: around.setting !== 'home' && isAidOpen && tab === 'keys',
            }}
          />
        }
        aid={aid}
      />
    </DotsShown>
  )
}

function pressedText(current: string, pressed: Press): string {
  switch (pressed.kind) {
    case 'character':
      return current + pressed.character
    case 'delete':
      return current.slice(0, -1)
    case 'sign':
      return current.startsWith('-') ? current.slice(1) : `-${current}`
  }
}
