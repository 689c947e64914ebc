import { m } from '@emojigma/messages'
import type { Riddle } from '@emojigma/content/riddle.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useGetRiddlesQuery } from './api.ts'
import { useRiddleProgress } from './riddle-progress.ts'
import { RiddleCard } from './RiddleCard.tsx'
import styles from './RiddleOfTheDay.module.css'

/** Riddles between consecutive days, so that neighbours on the page do not follow each other. Coprime to 200, so that each riddle has its
 *  day. */
const STEP = 73

/** The riddle of the day, the same for everyone. Renders nothing while it loads or if that fails. */
export function RiddleOfTheDay({ headingLevel = 2 }: { readonly headingLevel?: 2 | 3 }) {
  const headingId = useId()
  const today = useToday()
  const { data: riddles = [] } = useGetRiddlesQuery()
  const { solved, lookedUp } = useRiddleProgress()
  const riddle = riddleOfDay(riddles, today)
  if (!riddle) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles['one']} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles['title']}>
        {m['one_riddle.riddle_of_the_day']()}
      </Heading>
      <RiddleCard key={riddle.id} riddle={riddle} isSolved={solved.includes(riddle.id)} isLookedUp={lookedUp.includes(riddle.id)} />
      <p>
        <Link to={PATHS.riddles}>{m['one_riddle.all_riddles']({ count: riddles.length })}</Link>
      </p>
    </section>
  )
}

function riddleOfDay(riddles: readonly Riddle[], day: Day): Riddle | undefined {
  return riddles[(day * STEP) % riddles.length]
}
