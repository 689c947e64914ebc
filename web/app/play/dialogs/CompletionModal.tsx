import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { Link, useNavigate } from 'react-router'
import { PATHS, puzzlePath, solutionPath } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { TYPE_NAMES } from '../../ui/TypeMark.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountGuessesApi } from '../account-api.ts'
import { answerText } from '../frame/answer-text.ts'
import { nextOfPlan, nextPuzzle } from './next-puzzle.ts'
import type { PlaySetting } from '../frame/play-setting.ts'
import { praiseFor } from './praise.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import styles from './CompletionModal.module.css'
import { KeepPoints } from './KeepPoints.tsx'
import { ShareResult } from './ShareResult.tsx'

interface CompletionModalProps extends Pick<PlaySetting, 'setting' | 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** The one loud moment: praise, the answer, and the way on.
 *  Source: docs/product.md, Completion and the next puzzle */
export function CompletionModal({ puzzle, guessing, setting, candidates, onPlayNext }: CompletionModalProps) {
  const navigate = useNavigate()
  const tries = guessing.sitting.kind === 'right' ? guessing.sitting.tries : undefined
  const [praise] = useState(() => praiseFor(tries === 1, Math.random()))
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const { answer = '', played, day } = guessing

  // One made in class has no picture file and no page of its own, and the class goes on with what it has to do.
  const isMade = !puzzle.hasSvg
  const planned = usePlannedNext(puzzle, guessing)
  const goOn = (ofPlan?: PuzzleView) => {
    const next = isMade ? undefined : (ofPlan ?? nextPuzzle(puzzle, candidates ?? [], played, day))
    guessing.closeDialog()
    // What lies below may know its own candidates alone.
    if (onPlayNext && (!next || candidates?.some(({ id }) => id === next.id))) onPlayNext(next)
    else void navigate(next ? puzzlePath(next.id, next.typeId, next.levelId) : PATHS.today)
  }

  return (
    <Modal title={praise} className={styles['win']} onClose={guessing.closeDialog} ornament={<Burst puzzle={puzzle} />}>
      <p className={styles['answer']}>
        <Icon name="check" /> {answerText(puzzle.typeId, answer)}{' '}
        <small>{puzzle.typeId === 4 ? 'Every emoji is in its place' : 'is the correct answer'}</small>
      </p>
      {/* In a frame of another site nothing is kept that this site would find again. */}
      {setting !== 'embed' && <KeepPoints />}
      {!isMade && (
        <>
          <p className="small">
            <Link to={solutionPath(puzzle.id)}>See how it works</Link>
          </p>
          <ShareResult puzzle={puzzle} tries={tries} />
        </>
      )}
      <p className={styles['ask']}>Would you like to play another puzzle?</p>
      <ModalActions>
        <Button size="large" onClick={guessing.closeDialog}>
          No Thanks
        </Button>
        <Button size="large" variant="primary" ref={yes} onClick={() => (planned.current ? void planned.current.then(goOn) : goOn())}>
          Yes Please
        </Button>
      </ModalActions>
    </Modal>
  )
}

/** With a plan the next puzzle is any of the same type, level and theme, else of the same type and level. They are asked for while the
 *  dialog is being read.
 *  @returns the choice, undefined where there is none or they could not be fetched; no promise without a plan */
function usePlannedNext(puzzle: PuzzleView, { played, day }: Guessing) {
  const dispatch = useDispatch()
  const { typeId, levelId, theme } = puzzle
  const hasPlan = played.visitor.plan !== 'none'
  const found = useRef<Promise<PuzzleView | undefined>>(undefined)
  const choose = useEffectEvent(async (): Promise<PuzzleView | undefined> => {
    for (const alike of [
      { typeId, levelId, theme },
      { typeId, levelId },
    ]) {
      const { data = [] } = await dispatch(accountGuessesApi.endpoints.getAlike.initiate(alike, { forceRefetch: true, subscribe: false }))
      const next = nextOfPlan(puzzle, data, played, day, Math.random())
      if (next) return next
    }
    return undefined
  })
  useEffect(() => {
    if (hasPlan) found.current = choose()
  }, [hasPlan])
  return found
}

const PLACES = [
  { left: 6, top: 92, tilt: -14 },
  { left: 52, top: 40, tilt: 10 },
  { left: 196, top: 36, tilt: -8 },
  { left: 248, top: 92, tilt: 12 },
] as const

/** The puzzle's own emoji, flown up from the tile and settled on the dialog. */
function Burst({ puzzle: { emoji, typeId } }: { readonly puzzle: PuzzleView }) {
  const flown = ['star', emoji[0] ?? 'star', 'party-popper', emoji[1] ?? emoji[0] ?? 'star']
  return (
    <div className={styles['burst']} data-type={TYPE_NAMES[typeId]} aria-hidden="true">
      {PLACES.map(({ left, top, tilt }, index) => (
        <span
          key={left}
          className={styles['tile']}
          style={{ left, top, rotate: `${tilt}deg`, '--i': index + 1, '--from-x': `${(130 - left) / 2}px` } as CSSProperties}
        >
          <EmojiPicture emoji={flown[index] ?? 'star'} />
        </span>
      ))}
      <span className={styles['mainTile']}>
        <EmojiPicture emoji="trophy" />
      </span>
    </div>
  )
}
