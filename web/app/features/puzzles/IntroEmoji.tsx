import type { Emoji } from '@emojigma/engine/question.ts'
import { useEffect, useRef, useState } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { useMedia } from '../../platform/browser/hooks/use-media.ts'
import styles from './IntroEmoji.module.css'

/** Source: docs/product.md, Home */
const ROTATE_EVERY_MS = 20_000
const SHOWN = 3
/** Source: docs/product.md, Home */
const MAY_ROTATE = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

/** While someone points at the intro or types in it, nothing moves. */
const BUSY = ':hover, :focus-within'

/** Three tiles of today's emoji in the intro of wide screens, others from time to time. Decoration only.
 *  @param emoji those that take turns */
export function IntroEmoji({ emoji }: { readonly emoji: readonly Emoji[] }) {
  const tiles = useRef<HTMLDivElement>(null)
  const mayRotate = useMedia(MAY_ROTATE)
  const [drawn, setDrawn] = useState<readonly Emoji[]>()
  const shown = drawn ?? emoji.slice(0, SHOWN)
  useEffect(() => {
    if (!mayRotate) return undefined
    const rotate = () => {
      if (!document.documentElement.dataset['motion'] && !tiles.current?.closest('section')?.matches(BUSY))
        setDrawn((before = emoji.slice(0, SHOWN)) => draw(emoji, before))
    }
    const timer = setInterval(rotate, ROTATE_EVERY_MS)
    return () => clearInterval(timer)
  }, [mayRotate, emoji])
  return (
    <div ref={tiles} className={styles['tiles']} aria-hidden="true">
      {shown.map((name, at) => (
        <span key={at} className={styles['tile']}>
          <span key={name} className={styles['face']}>
            <EmojiPicture emoji={name} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Three at random, none of which is shown already where there are enough. */
function draw(emoji: readonly Emoji[], before: readonly Emoji[]): readonly Emoji[] {
  const others = emoji.filter((name) => !before.includes(name))
  const left = [...(others.length < SHOWN ? emoji : others)]
  return Array.from({ length: Math.min(SHOWN, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
