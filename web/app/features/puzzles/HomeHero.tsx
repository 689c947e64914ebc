import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Mascot } from '../../ui/pictures/Mascot.tsx'
import type { Season } from './season.ts'
import { HeroHeadline } from './HeroHeadline.tsx'
import styles from './HomeHero.module.css'
import { useMedia } from '../../platform/browser/hooks/use-media.ts'
import introEmojiStyles from './IntroEmoji.module.css'

/** Source: docs/product.md, Home */
const ROTATE_EVERY_MS = 20_000
const TILES = 3
/** Source: docs/product.md, Home */
const MAY_ROTATE = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

/** While the visitor points at the intro or types in it, nothing moves. */
const BUSY = ':hover, :focus-within'

/** Three tiles of today's emoji in the intro of wide screens, which change from time to time. Decoration only. */
export function IntroEmoji({ emoji }: { readonly emoji: readonly Emoji[] }) {
  const tiles = useRef<HTMLDivElement>(null)
  const mayRotate = useMedia(MAY_ROTATE)
  const [current, setCurrent] = useState<readonly Emoji[]>()
  const tilesShown = current ?? emoji.slice(0, TILES)
  useEffect(() => {
    if (!mayRotate) return undefined
    const rotate = () => {
      if (!document.documentElement.dataset['motion'] && !tiles.current?.closest('section')?.matches(BUSY))
        setCurrent((before = emoji.slice(0, TILES)) => draw(emoji, before))
    }
    const timer = setInterval(rotate, ROTATE_EVERY_MS)
    return () => clearInterval(timer)
  }, [mayRotate, emoji])
  return (
    <div ref={tiles} className={introEmojiStyles['tiles']} aria-hidden="true">
      {tilesShown.map((name, at) => (
        <span key={at} className={introEmojiStyles['tile']}>
          <span key={name} className={introEmojiStyles['face']}>
            <EmojiPicture emoji={name} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Three random emoji, different from the current ones if there are enough. */
function draw(emoji: readonly Emoji[], before: readonly Emoji[]): readonly Emoji[] {
  const others = emoji.filter((name) => !before.includes(name))
  const left = [...(others.length < TILES ? emoji : others)]
  return Array.from({ length: Math.min(TILES, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}

interface HomeHeroProps {
  /** For the headline. */
  readonly puzzle: PuzzleView | undefined
  /** For the tiles below the buttons. */
  readonly emoji: readonly Emoji[]
  readonly season: Season | undefined
  /** The live stats. */
  readonly live: ReactNode
  /** The playable puzzle. */
  readonly children: ReactNode
}

/** The intro of the home page: a question, and the puzzle that answers it. */
export function HomeHero({ puzzle, emoji, season, live, children }: HomeHeroProps) {
  return (
    <section className={styles['hero']} aria-label={m['home_hero.introduction']()}>
      <div className={classNames('page', styles['grid'])}>
        <div className={styles['title']}>
          <HeroHeadline puzzle={puzzle} />
        </div>
        <div className={styles['copy']}>
          {season && (
            <p className={styles['season']}>
              <EmojiPicture emoji={season.emoji} /> {season.text}
            </p>
          )}
          <p className={classNames('lead', styles['lead'])}>{m['home_hero.text']()}</p>
          <div className={classNames('row', styles['actions'])}>
            <ButtonLink to={PATHS.today} variant="brand" size="large">
              {m['ui.play_today']()}
            </ButtonLink>
            <ButtonLink to={PATHS.riddles} size="large">
              {m['home_hero.try_a_riddle']()}
            </ButtonLink>
          </div>
          <div className={styles['below']}>
            <Mascot mood="hello" />
            <IntroEmoji emoji={emoji} />
            <div className={styles['live']}>{live}</div>
          </div>
        </div>
        <div className={styles['puzzle']}>{children}</div>
      </div>
    </section>
  )
}

/** Reserves the puzzle's space while it loads. */
export function HomeHeroPlaceholder() {
  return (
    <div className={styles['placeholder']} aria-busy="true">
      <span className="visually-hidden">{m['ui.loading']()}</span>
    </div>
  )
}
