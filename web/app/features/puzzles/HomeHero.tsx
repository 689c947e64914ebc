import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import type { Season } from './season.ts'
import { HeroHeadline } from './HeroHeadline.tsx'
import styles from './HomeHero.module.css'
import { IntroEmoji } from './IntroEmoji.tsx'

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
