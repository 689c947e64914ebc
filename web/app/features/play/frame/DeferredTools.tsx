import { m } from '@emojigma/messages'
import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState, type ReactNode, useEffectEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { ReadAloud } from '../aloud/ReadAloud.tsx'
import { againPath } from '../../../platform/navigation/paths.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { WhenUsed } from '../../../ui/loading/WhenUsed.tsx'
import { SoundSwitch } from '../sounds/SoundSwitch.tsx'
import type { NextSetting, PlaySetting } from './play-setting.ts'
import type { Guessing } from './use-guessing.ts'
import styles from '../puzzle-tools.module.css'
import { Button } from '../../../ui/Button.tsx'
import nextPuzzleStyles from '../dialogs/NextPuzzle.module.css'
import { useNextPuzzle } from '../dialogs/use-next-puzzle.ts'
import { playSound } from '../sounds/player.ts'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { lastStanding } from '../win/last-standing.ts'

/** Keys of the aid and cells of a board. */
const PLAY_BUTTONS = 'aside button, [role=grid] button, [role=gridcell]'

/** Plays a sound for each press and verdict, after the frame that shows it. */
export function useSounds(place: RefObject<HTMLElement | null>, { sitting }: Pick<Guessing, 'sitting'>): void {
  const { kind } = sitting
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (kind === 'ready' && target instanceof Element && target.closest(PLAY_BUTTONS)) playSound('tap')
  })
  useEffect(() => {
    const play = place.current?.closest<HTMLElement>('[data-setting]')
    const onClick = (event: MouseEvent) => press(event)
    play?.addEventListener('click', onClick)
    return () => play?.removeEventListener('click', onClick)
  }, [place])
  useEffect(() => {
    if (kind !== 'right' && kind !== 'wrong') return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => playSound(kind))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kind])
}

const CELEBRATION_EMOJI = ['trophy', 'star', 'party-popper'] as const

interface DeferredToolsProps extends NextSetting, Pick<PlaySetting, 'setting'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** Tools that are loaded after the puzzle: reading aloud, sounds, and once it is solved Play again and, on phones, the next puzzle in place
 *  of the keys. In another site's frame only reading aloud. */
export function DeferredTools({ puzzle, guessing, setting, ...next }: DeferredToolsProps) {
  const isOurs = setting !== 'embed'
  const { artVersion } = useSiteSettings()
  const isWinnable = isOurs && puzzle.hasSvg && guessing.status === 'open'
  // Preload, so that the completion dialog needs no network.
  useEffect(() => {
    for (const emoji of CELEBRATION_EMOJI) new Image().src = emojiPath(emoji, artVersion)
  }, [artVersion])
  useEffect(() => {
    if (isWinnable) fetchBadge(puzzle.id, artVersion)
  }, [isWinnable, puzzle.id, artVersion])
  return (
    <>
      {isOurs && (
        <>
          <SoundSwitch place="tools" />
          <WhenUsed>
            <PuzzleSounds guessing={guessing} />
          </WhenUsed>
        </>
      )}
      <ReadAloud puzzle={puzzle} answer={guessing.answer} />
      {isOurs && puzzle.hasSvg && (guessing.status === 'solved' || guessing.status === 'revealed') && (
        <Link className={styles['tool']} to={againPath(puzzle.id)}>
          <Icon name="redo" />
          {m['ui.play_again']()}
        </Link>
      )}
      {isOurs && guessing.status === 'solved' && puzzle.hasSvg && (
        <InAid>
          <NextPuzzle puzzle={puzzle} guessing={guessing} {...next} />
        </InAid>
      )}
    </>
  )
}

/** Plays the sounds of the puzzle around it. */
function PuzzleSounds({ guessing }: { readonly guessing: Guessing }) {
  const place = useRef<HTMLSpanElement>(null)
  useSounds(place, guessing)
  return <span ref={place} hidden />
}

/** Renders into the solving aid, which was rendered before this module was loaded. */
function InAid({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [aid, setAid] = useState<Element | null>()
  useEffect(() => setAid(place.current?.closest('[data-setting]')?.querySelector(':scope > aside')), [])
  return (
    <>
      <span ref={place} hidden />
      {aid && createPortal(children, aid)}
    </>
  )
}

interface NextPuzzleProps extends NextSetting {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** On phones, in place of the keys.
 *  Source: docs/product.md, Completion and the next puzzle */
function NextPuzzle({ puzzle, guessing, ...around }: NextPuzzleProps) {
  const { playNext } = useNextPuzzle(puzzle, guessing, around)
  return (
    <div className={nextPuzzleStyles['next']}>
      <Button variant="primary" size="large" isBlock onClick={playNext}>
        {m['ui.next_puzzle']()} <Icon name="arrow-right" />
      </Button>
    </div>
  )
}

/** Preloads the rank badge that a win would show. */
function fetchBadge(puzzleId: number, artVersion: string): void {
  const total = (lastStanding()?.score ?? 0) + pointsOf(puzzleId)
  const rank = RANKS[rankIndex(total) - 1]
  if (rank) new Image().src = emojiPath(rank.emoji, artVersion)
}
