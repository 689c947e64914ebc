import { m } from '@emojigma/messages'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { Link } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { StarRow } from '../../../ui/pictures/StarRow.tsx'
import { useDaysOf } from './my-days-api.ts'
import styles from './DayPill.module.css'

/** The streak and today's stars, as the way to My days. Nothing before the first star.
 *  Source: docs/product.md, My days */
export function DayPill() {
  const today = useToday()
  const days = useDaysOf(today)
  const stars = days?.Stars.find(({ Date }) => Date === dayDate(today))?.Stars ?? 0
  const streak = days?.Streak.Days ?? 0
  if (streak === 0 && stars === 0) return null
  return (
    <Link className={styles['pill']} to={PATHS.myDays} aria-label={m['day_pill.label']({ days: streak, stars })}>
      <EmojiPicture emoji="fire" /> {streak}
      <StarRow won={stars} />
    </Link>
  )
}
