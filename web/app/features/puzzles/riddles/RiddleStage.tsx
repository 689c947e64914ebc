import { m } from '@emojigma/messages'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useArrowKeys } from '../../../platform/browser/hooks/use-arrow-keys.ts'
import { isMobile } from '../../../platform/browser/is-mobile.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { useRiddleProgress } from './riddle-progress.ts'
import { RiddleCard } from './RiddleCard.tsx'
import styles from './RiddleStage.module.css'

interface RiddleStageProps {
  /** At least one. */
  readonly riddles: readonly Riddle[]
  /** With those that are not loaded yet. */
  readonly total: number
  /** Undefined = the first that is open. */
  readonly chosen: RiddleChoice | undefined
  readonly onChoose: (chosen: RiddleChoice) => void
}

export interface RiddleChoice {
  readonly id: string
  /** Whether the focus goes to it. */
  readonly takesFocus: boolean
}

/** One riddle at a time, with the ways to the previous and the next one.
 *  Source: docs/product.md, Riddles */
export function RiddleStage({ riddles, total, chosen, onChoose }: RiddleStageProps) {
  const { solved, lookedUp } = useRiddleProgress()
  const headingId = useId()
  const stage = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = ({ id }: Riddle) => !solved.includes(id) && !lookedUp.includes(id)
  const riddle = riddles.find(({ id }) => id === chosen?.id) ?? riddles.find(isOpen) ?? riddles[0]
  const step = (by: 1 | -1, takesFocus: boolean) => {
    if (!riddle) return
    const next = riddles.at((riddles.indexOf(riddle) + by) % riddles.length)
    if (next) onChoose({ id: next.id, takesFocus })
  }
  useEffect(() => {
    if (!chosen?.takesFocus) return
    heading.current?.focus()
    // A phone's keyboard would cover the riddle.
    if (!isMobile()) stage.current?.querySelector('input')?.focus()
  }, [chosen])
  useArrowKeys((by) => step(by, false))
  if (!riddle) return null

  const stepFromEmptyField = (event: KeyboardEvent) => {
    const { key, target } = event
    if (!(target instanceof HTMLInputElement) || target.value !== '' || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    event.preventDefault()
    step(key === 'ArrowRight' ? 1 : -1, true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the keys of its field
    <section ref={stage} className={styles['stage']} aria-labelledby={headingId} onKeyDown={stepFromEmptyField}>
      <div className={styles['head']}>
        <IconButton label={m['riddle_stage.previous']()} onClick={() => step(-1, false)}>
          <Icon name="arrow-left" />
        </IconButton>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['title']}>
          {m['riddle_card.riddle']({ number: riddle.number })}
          <small>{m['riddle_stage.place']({ place: riddles.indexOf(riddle) + 1, total })}</small>
        </h2>
        <IconButton label={m['riddle_stage.next']()} onClick={() => step(1, false)}>
          <Icon name="arrow-right" />
        </IconButton>
      </div>
      <RiddleCard
        key={riddle.id}
        riddle={riddle}
        isSolved={solved.includes(riddle.id)}
        isLookedUp={lookedUp.includes(riddle.id)}
        onPlay={() => onChoose({ id: riddle.id, takesFocus: false })}
        onNext={() => step(1, true)}
      />
    </section>
  )
}
