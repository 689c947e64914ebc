import { m } from '@emojigma/messages'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import styles from './MoreWays.module.css'

const WAYS = [
  [PATHS.forYou, m['ui.for_you'](), m['more_ways.just_right_for_you']()],
  [PATHS.practise, m['ui.practise'](), m['more_ways.practice_hint']()],
  [PATHS.findTheMistake, m['ui.find_the_mistake'](), m['more_ways.one_step_is_wrong']()],
  [PATHS.enoughToKnow, m['ui.enough_to_know'](), m['more_ways.enough_hint']()],
  [PATHS.myDays, m['ui.my_days'](), m['more_ways.your_stars_and_favourites']()],
  [PATHS.challenge, m['puzzles.challenge_a_friend'](), m['more_ways.challenge_hint']()],
] as const

/** What there is beside the day's puzzles.
 *  @param isStudent challenges are not for them */
export function MoreWays({ isStudent }: { readonly isStudent: boolean }) {
  return (
    <nav className={styles['more']} aria-labelledby="more-ways">
      <h2 id="more-ways">{m['more_ways.more_ways_to_play']()}</h2>
      <ul className={styles['ways']}>
        {WAYS.filter(([path]) => !isStudent || path !== PATHS.challenge).map(([path, name, text]) => (
          <li key={path}>
            <Link to={path}>
              <b>{name}</b>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
