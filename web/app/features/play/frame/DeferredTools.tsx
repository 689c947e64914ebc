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
import type { PlaySetting } from './play-setting.ts'
import type { Guessing } from './use-guessing.ts'
import styles from '../puzzle-tools.module.css'
import { Button } from '../../../ui/Button.tsx'
import nextPuzzleStyles from '../dialogs/NextPuzzle.module.css'
import { useNextPuzzle } from '../dialogs/use-next-puzzle.ts'
import { playSound } from '../sounds/player.ts'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { lastStanding } from '../win/last-standing.ts'

/** What a finger presses to play: keys of the aid and cells of a board. */
const PRESSED = 'aside button, [role=grid] button, [role=gridcell]'

/** Lets a puzzle be heard: what is pressed, and what became of a guess. What is seen of it comes first. */
export function useSounds(place: RefObject<HTMLElement | null>, { sitting }: Pick<Guessing, 'sitting'>): void {
  const { kind } = sitting
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (kind === 'ready' && target instanceof Element && target.closest(PRESSED)) playSound('tap')
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

/** Emoji of the completion dialog that belong to no puzzle. */
const CELEBRATION_EMOJI = ['trophy', 'star', 'party-popper'] as const

interface DeferredToolsProps extends Pick<PlaySetting, 'setting' | 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** Tools that join a puzzle once its page has settled: reading aloud and sounds; when it is over, playing it again, and on a phone the next
 *  puzzle in place of the keys. Embedded in another site it makes no sounds and leads nowhere. */
export function DeferredTools({ puzzle, guessing, setting, ...next }: DeferredToolsProps) {
  const isOurs = setting !== 'embed'
  const { artVersion } = useSiteSettings()
  const isWinnable = isOurs && puzzle.hasSvg && guessing.status === 'open'
  // The moment of success must not wait for what it needs, nor need the network.
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

/** Plays the sounds of the puzzle that it is in; browsers allow none before the page is touched. */
function PuzzleSounds({ guessing }: { readonly guessing: Guessing }) {
  const place = useRef<HTMLSpanElement>(null)
  useSounds(place, guessing)
  return <span ref={place} hidden />
}

/** Stands at the end of the solving aid beside the puzzle, which was drawn long before this was loaded. */
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

interface NextPuzzleProps extends Pick<PlaySetting, 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** The way on from a solved puzzle, on a phone, where the keys were.
 *  Source: docs/product.md, Completion and the next puzzle */
function NextPuzzle({ puzzle, guessing, ...around }: NextPuzzleProps) {
  const { goOn } = useNextPuzzle(puzzle, guessing, around)
  return (
    <div className={nextPuzzleStyles['next']}>
      <Button variant="primary" size="large" isBlock onClick={goOn}>
        {m['ui.next_puzzle']()} <Icon name="arrow-right" />
      </Button>
    </div>
  )
}

/** Fetches the picture that a win would show, so that it is there without the network too. */
function fetchBadge(puzzleId: number, artVersion: string): void {
  const total = (lastStanding()?.score ?? 0) + pointsOf(puzzleId)
  const rank = RANKS[rankIndex(total) - 1]
  if (rank) new Image().src = emojiPath(rank.emoji, artVersion)
}
