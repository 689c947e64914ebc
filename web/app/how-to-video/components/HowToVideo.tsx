import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/how-to-video/components/HowToVideo.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useCalm } from '../../browser/hooks/use-calm.ts'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { TYPE_NAMES, TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { CHAPTERS } from '../storyboard.ts'
import { momentAt, shareOfChapter, timelineOf } from '../timeline.ts'
import { usePlayback } from '../use-playback.ts'
import { Stage } from './Stage.tsx'
import styles from './HowToVideo.module.css'

const TIMELINE = timelineOf(CHAPTERS)

/** Puzzles that are solved picture by picture, with captions. It plays only when it is told to; for people who want less motion it is a row
 *  of still pictures. Without a script its first picture stands there, and the words below say the rest.
 *  Source: docs/product.md, Help */
export function HowToVideo() {
  const isCalm = useCalm()
  const isAlive = useHydrated()
  const { positionMs, isPlaying, play, pause, goTo } = usePlayback(TIMELINE.durationMs, isCalm)
  const { index, beat } = momentAt(TIMELINE, positionMs)
  const typeId = CHAPTERS[beat.chapter]?.typeId ?? 1
  const isOver = positionMs >= TIMELINE.durationMs

  const step = (by: 1 | -1) => {
    const next = TIMELINE.beats[index + by]
    if (next) goTo(next.startMs)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    event.preventDefault()
    step(key === 'ArrowRight' ? 1 : -1)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are a shortcut for its buttons Back and Next
    <section className={styles['player']} aria-label={messages.animation} onKeyDown={onKeyDown}>
      <div className="tile" data-type={TYPE_NAMES[typeId]}>
        <p className={styles['head']}>
          <TypeMark typeId={typeId} />
          <span>{nameWords.kinds[typeId]}</span>
          <span className={styles['count']}>{messages.place(index + 1, TIMELINE.beats.length)}</span>
        </p>
        <div className={styles['stage']} aria-hidden="true">
          <Stage picture={beat.picture} />
        </div>
        <p className={styles['caption']} aria-live="polite">
          {beat.caption}
        </p>
      </div>
      <div className={styles['controls']}>
        {!isCalm && (
          <Button className={styles['play']} variant="primary" disabled={!isAlive} onClick={isPlaying ? pause : play}>
            <Icon name={isPlaying ? 'pause' : 'play'} /> {isPlaying ? messages.pause : isOver ? messages.playAgain : messages.play}
          </Button>
        )}
        <Button disabled={!isAlive} aria-disabled={index === 0 || undefined} onClick={() => step(-1)}>
          <Icon name="arrow-left" /> {messages.back}
        </Button>
        <Button
          variant={isCalm ? 'primary' : 'default'}
          disabled={!isAlive}
          aria-disabled={index === TIMELINE.beats.length - 1 || undefined}
          onClick={() => step(1)}
        >
          {messages.next} <Icon name="arrow-right" />
        </Button>
      </div>
      <ol className={styles['chapters']} aria-label={messages.chapters}>
        {CHAPTERS.map(({ name }, chapter) => (
          <li key={name}>
            <button
              type="button"
              disabled={!isAlive}
              aria-current={chapter === beat.chapter ? 'step' : undefined}
              onClick={() => goTo(TIMELINE.chapterStartsMs[chapter] ?? 0)}
            >
              {name}
              <span className={styles['bar']} style={{ '--share': shareOfChapter(TIMELINE, chapter, positionMs) } as CSSProperties} />
            </button>
          </li>
        ))}
      </ol>
      <noscript>
        <p>{messages.theAnimationNeedsJavascript}</p>
      </noscript>
    </section>
  )
}
