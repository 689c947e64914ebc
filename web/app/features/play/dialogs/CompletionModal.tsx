import { answerFormOf, isBoardType } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { solutionPath } from '../../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import { answerText } from '../frame/answer-text.ts'
import { KeepPoints } from '../frame/lazy-play.tsx'
import type { NextSetting, PlaySetting, PuzzleSet } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import styles from './CompletionModal.module.css'
import { furthestRung } from '../hints/hint-rung.ts'
import { SoundSwitch } from '../sounds/SoundSwitch.tsx'
import { rankUp, type Rise } from '../win/RankUp.tsx'
import { Win } from '../win/Win.tsx'
import { DayEnd } from './DayEnd.tsx'
import { useNextPuzzle } from './use-next-puzzle.ts'

const PRAISES = [
  m['praise.you_cracked_it'](),
  m['praise.spot_on'](),
  m['praise.puzzle_solved'](),
  m['praise.every_piece_fits'](),
  m['praise.code_broken'](),
] as const
const FIRST_TIME = m['praise.right_first_time']()

/** Title of the completion dialog.
 *  @param random from 0 up to 1 */
export function praiseFor(isFirstGuess: boolean, random: number): string {
  const titles: readonly string[] = isFirstGuess ? [...PRAISES, FIRST_TIME] : PRAISES
  return titles[Math.floor(random * titles.length)] ?? PRAISES[0]
}

const ShareResult = lazyComponent(() => import('../result/ShareResult.tsx'), 'ShareResult', {
  placeholder: <div style={{ minHeight: 'var(--tap)' }} />,
  missing: () => null,
})

const WhatWasDone = lazyComponent(() => import('../slips/WhatWasDone.tsx'), 'WhatWasDone', { missing: () => null })

interface CompletionModalProps extends NextSetting, Pick<PlaySetting, 'setting' | 'riddle' | 'invitation'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** Praise, the answer, and the next puzzle.
 *  Source: docs/product.md, Completion and the next puzzle */
export function CompletionModal({ puzzle, guessing, setting, riddle, invitation, ...around }: CompletionModalProps) {
  const tries = guessing.sitting.kind === 'right' ? guessing.sitting.tries : undefined
  const [praise] = useState(() => praiseFor(tries === 1, Math.random()))
  const [risen, setRisen] = useState<Rise>()
  const hideRise = () => setRisen(undefined)
  const { answer = '' } = guessing
  // A made puzzle has no picture file and no page of its own.
  const isMade = !puzzle.hasSvg
  const { set } = around
  const { prefetch, playNext, dayEnd } = useNextPuzzle(puzzle, guessing, around)
  const wayOn = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  useEffect(() => {
    if (!risen) wayOn.current?.focus()
  }, [risen])
  const hasPlan = guessing.played.visitor.plan !== 'none'
  const prefetchNow = useEffectEvent(prefetch)
  // While the player reads the dialog.
  useEffect(() => {
    if (hasPlan) prefetchNow()
  }, [hasPlan])
  return (
    <Modal
      title={praise}
      className={styles['win']}
      onClose={risen ? hideRise : guessing.closeDialog}
      ornament={<Burst puzzle={puzzle} />}
      cover={risen && rankUp(risen, hideRise)}
    >
      <p className={styles['answer']}>
        <Icon name="check" /> {answerText(puzzle.typeId, answer)}{' '}
        <small>
          {answerFormOf(puzzle.typeId) === 'board' ? m['completion_modal.board_full']() : m['completion_modal.is_the_correct_answer']()}
        </small>
      </p>
      {/* In another site's frame storage is partitioned: this site would not find the points again. */}
      {setting !== 'embed' && !isMade && <Win puzzle={puzzle} guessing={guessing} onRise={setRisen} />}
      {!isBoardType(puzzle.typeId) && (
        <p className={styles['deed']}>
          <WhatWasDone puzzle={puzzle} />
        </p>
      )}
      {dayEnd ? (
        <DayEnd
          day={guessing.day}
          wayOn={wayOn}
          riddle={riddle}
          onDone={guessing.closeDialog}
          onMore={dayEnd === 'three' ? playNext : undefined}
        />
      ) : (
        <div>
          <p className={styles['ask']}>{set ? setWords(set) : (invitation?.question ?? m['completion_modal.play_another']())}</p>
          <ModalActions>
            <Button size="large" onClick={guessing.closeDialog}>
              {m['completion_modal.no_thanks']()}
            </Button>
            <Button size="large" variant="primary" ref={wayOn} onClick={playNext}>
              {invitation?.yes ?? m['completion_modal.yes_please']()}
            </Button>
          </ModalActions>
        </div>
      )}
      <div className={styles['more']}>
        {!isMade && <ShareResult result={{ puzzle, tries, hintRung: furthestRung(puzzle.id) }} />}
        {!isMade && (
          <ButtonLink variant="quiet" to={solutionPath(puzzle.id)}>
            <Icon name="bulb" /> {m['play.see_how_it_works']()}
          </ButtonLink>
        )}
        {setting !== 'embed' && <SoundSwitch place="dialog" />}
        {setting !== 'embed' && <KeepPoints isIcon />}
      </div>
    </Modal>
  )
}

/** The page behind Yes Please within a set. */
function setWords({ next, count }: PuzzleSet): string {
  return next === undefined ? m['completion_modal.set_done']({ count }) : m['completion_modal.next_of_set']({ next, count })
}

const PLACES = [
  { left: 6, top: 92, tilt: -14 },
  { left: 52, top: 40, tilt: 10 },
  { left: 196, top: 36, tilt: -8 },
  { left: 248, top: 92, tilt: 12 },
] as const

/** The puzzle's emoji fly up from the tile and settle on the dialog. */
function Burst({ puzzle: { emoji, typeId } }: { readonly puzzle: PuzzleView }) {
  const pictures = ['star', emoji[0] ?? 'star', 'party-popper', emoji[1] ?? emoji[0] ?? 'star']
  return (
    <div className={styles['burst']} data-type={TYPE_NAMES[typeId]} aria-hidden="true">
      {PLACES.map(({ left, top, tilt }, index) => (
        <span
          key={left}
          className={styles['tile']}
          style={{ left, top, rotate: `${tilt}deg`, '--i': index + 1, '--from-x': `${(130 - left) / 2}px` } as CSSProperties}
        >
          <EmojiPicture emoji={pictures[index] ?? 'star'} />
        </span>
      ))}
      <span className={styles['mascot']}>
        <Mascot mood="cheering" />
      </span>
    </div>
  )
}
