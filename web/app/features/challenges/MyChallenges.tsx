import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import { CHALLENGE_CODE, CHALLENGE_KEPT_DAYS } from '@emojigma/contract/rules/challenges.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { Link } from 'react-router'
import { useToday } from '../../platform/browser/clock.ts'
import { PATHS, challengePath } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './MyChallenges.module.css'

/** The player's own and accepted challenges, for as long as they are stored; nothing for students.
 *  Source: docs/product.md, Challenge a friend */
export function MyChallenges() {
  const { items } = useProgress('challenges')
  const today = useToday()
  const { role } = useVisitor()
  if (role === 'student') return null
  const own = [...items]
    .filter(([code, { value, atMs }]) => value > 0 && CHALLENGE_CODE.test(code) && dayAt(atMs) > today - CHALLENGE_KEPT_DAYS)
    .toSorted(([, one], [, other]) => other.atMs - one.atMs)
  return (
    <Section id="challenges" title={m['my_challenges.challenges']()} text={m['my_challenges.hint']()}>
      {own.length > 0 && (
        <ul className={styles['list']}>
          {own.map(([code, { atMs }]) => (
            <li key={code}>
              <Link to={challengePath(code)}>{m['my_challenges.challenge_of']({ shownDate: dateText(atMs) })}</Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={PATHS.challenge}>{m['puzzles.challenge_a_friend']()}</ButtonLink>
    </Section>
  )
}

/** `Monday, 23 November, 16:05`, in the reader's time zone. */
function dateText(atMs: number): string {
  return new Date(atMs).toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
}
