import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { answerText } from '../frame/answer-text.ts'
import tools from '../puzzle-tools.module.css'
import { useReadingAlong } from './use-reading-along.ts'
import { hush, speak, useHasVoice, useIsSpeaking } from './voice.ts'
import styles from './ReadAloud.module.css'

const KEY = 'emojigma.aloud'

interface ReadAloudProps {
  readonly puzzle: PuzzleView
  /** Undefined until it is known. */
  readonly answer: string | undefined
}

/** Reads the puzzle aloud, for those who cannot read yet. The first press also turns on reading along, which the device remembers until
 *  "Quiet" is pressed.
 *  Source: docs/product.md, Read aloud */
export function ReadAloud({ puzzle, answer }: ReadAloudProps) {
  const hasVoice = useHasVoice()
  const isSpeaking = useIsSpeaking()
  const [isOn, setOn] = useState(() => onDevice.read(KEY) === 'on')
  const place = useRef<HTMLDivElement>(null)
  useHushOnLeaving()
  const readQuestion = useEffectEvent(() => speak(questionText(puzzle, answer)))
  useEffect(() => {
    // Before the first interaction some browsers stay silent.
    if (isOn && hasVoice) readQuestion()
  }, [isOn, hasVoice])
  if (!hasVoice) return null

  const listen = () => {
    if (isSpeaking) return hush()
    if (isOn) return speak(questionText(puzzle, answer))
    onDevice.keep(KEY, 'on')
    setOn(true)
  }
  const quieten = () => {
    onDevice.keep(KEY, 'off')
    setOn(false)
    hush()
  }
  return (
    <div className={styles['aloud']} data-large={isJunior(puzzle.levelId) || undefined} data-on={isOn || undefined} data-voice ref={place}>
      <button type="button" className={classNames(tools['tool'], styles['listen'])} onClick={listen}>
        <Icon name={isSpeaking ? 'pause' : 'speaker'} />
        {isSpeaking ? m['ui.stop']() : m['ui.listen']()}
      </button>
      {isOn && (
        <button type="button" className={tools['tool']} onClick={quieten}>
          <Icon name="silent" />
          {m['read_aloud.quiet']()}
        </button>
      )}
      {isOn && <ReadingAlong place={place} />}
    </div>
  )
}

/** Reads along while it is rendered. */
function ReadingAlong({ place }: { readonly place: RefObject<Element | null> }) {
  useReadingAlong(place)
  return null
}

/** Stops reading when the page is left or hidden. */
function useHushOnLeaving(): void {
  useEffect(() => {
    const leave = () => hush()
    const hide = () => document.visibilityState === 'hidden' && hush()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      hush()
    }
  }, [])
}

function questionText({ text, typeId }: PuzzleView, answer: string | undefined): string {
  // The answer of a board is the board.
  return answer === undefined || answerFormOf(typeId) === 'board'
    ? text
    : m['read_aloud.the_answer_is']({ text, answerText: answerText(typeId, answer) })
}
