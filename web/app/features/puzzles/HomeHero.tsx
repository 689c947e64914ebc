import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import type { Season } from './season.ts'
import { HeroHeadline } from './HeroHeadline.tsx'
import styles from './HomeHero.module.css'
import { useMedia } from '../../platform/browser/hooks/use-media.ts'
import introEmojiStyles from './IntroEmoji.module.css'

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
    <div ref={tiles} className={introEmojiStyles['tiles']} aria-hidden="true">
      {shown.map((name, at) => (
        <span key={at} className={introEmojiStyles['tile']}>
          <span key={name} className={introEmojiStyles['face']}>
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

interface HomeHeroProps {
  /** What it asks, the headline asks too. */
  readonly puzzle: PuzzleView | undefined
  /** Emoji that take turns below the buttons. */
  readonly emoji: readonly Emoji[]
  readonly season: Season | undefined
  /** A line about what is going on just now. */
  readonly live: ReactNode
  /** The puzzle, to be played in place. */
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
            <IntroEmoji emoji={emoji} />
            <div className={styles['live']}>{live}</div>
          </div>
        </div>
        <div className={styles['puzzle']}>{children}</div>
      </div>
    </section>
  )
}

/** Keeps the puzzle's space free until it is there. */
export function HomeHeroPlaceholder() {
  return (
    <div className={styles['placeholder']} aria-busy="true">
      <span className="visually-hidden">{m['ui.loading']()}</span>
    </div>
  )
}
