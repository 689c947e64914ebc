import { m } from '@emojigma/messages'
import * as names from '@emojigma/messages/words/names.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { TypeMark } from '../../ui/pictures/TypeMark.tsx'
import type { CardState } from './card-state.ts'
import { sectionSlug, type Section as SectionOfDay } from './todays-puzzles.ts'
import { TYPE_WORDS } from './puzzle-words.ts'
import { useFitsJunior } from './ages.ts'
import styles from './DaySection.module.css'

interface DaySectionProps {
  readonly section: SectionOfDay
  /** Of its puzzles; undefined while unknown. */
  readonly states: readonly CardState[] | undefined
  readonly children: ReactNode
}

export function DaySection({ section, states, children }: DaySectionProps) {
  const areJunior = section.levels.every((levelId) => isJunior(levelId))
  const fits = useFitsJunior() === areJunior
  const { isVisual = false } = TYPE_WORDS[section.typeId]
  const notes = [
    areJunior ? m['puzzles.age_4']() : m['puzzles.age_7'](),
    ...(fits ? [m['puzzles.fits_you']()] : []),
    ...(isVisual ? [m['puzzles.needs_eyes']()] : []),
  ]
  return (
    <div className={styles['day']} data-fits={fits || undefined}>
      <Section
        id={sectionSlug(section)}
        title={names.sections[section.name] ?? ''}
        text={notes.join(' · ')}
        mark={<TypeMark typeId={section.typeId} />}
        end={states && summaryOf(states)}
      >
        {children}
      </Section>
    </div>
  )
}

/** "1 of 5 solved", "1 revealed" */
function summaryOf(states: readonly CardState[]): string {
  const solved = states.filter((state) => state === 'solved').length
  const revealed = states.filter((state) => state === 'revealed').length
  return solved === 0 && revealed > 0
    ? m['day_section.revealed']({ revealed })
    : m['day_section.of_solved']({ solved, count: states.length })
}
