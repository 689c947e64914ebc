import { m } from '@emojigma/messages'
import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { ReadAloud } from '../aloud/ReadAloud.tsx'
import { againPath } from '../../../platform/navigation/paths.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { WhenUsed } from '../../../ui/loading/WhenUsed.tsx'
import { NextPuzzle } from '../dialogs/NextPuzzle.tsx'
import { SoundSwitch } from '../sounds/SoundSwitch.tsx'
import { useSounds } from '../sounds/use-sounds.ts'
import { fetchBadge } from '../win/fetch-badge.ts'
import type { PlaySetting } from './play-setting.ts'
import type { Guessing } from './use-guessing.ts'
import styles from '../puzzle-tools.module.css'

/** Emoji of the completion dialog that belong to no puzzle. */
const CELEBRATION_EMOJI = ['trophy', 'star', 'party-popper'] as const

interface LateToolsProps extends Pick<PlaySetting, 'setting' | 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}

/** Tools that join a puzzle once its page has settled: reading aloud and sounds; when it is over, playing it again, and on a phone the next
 *  puzzle in place of the keys. Embedded in another site it makes no sounds and leads nowhere. */
export function LateTools({ puzzle, guessing, setting, ...next }: LateToolsProps) {
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
