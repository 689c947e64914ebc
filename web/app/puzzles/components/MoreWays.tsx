import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import styles from './MoreWays.module.css'

const WAYS = [
  [PATHS.forYou, 'For you', 'Just right for you'],
  [PATHS.practise, 'Practise', 'One idea at a time'],
  [PATHS.findTheMistake, 'Find the mistake', 'One step is wrong'],
  [PATHS.enoughToKnow, 'Enough to know?', 'One answer, many or none'],
  [PATHS.myDays, 'My days', 'Your stars and favourites'],
  [PATHS.challenge, 'Challenge a friend', 'Puzzles by a link, no clock'],
] as const

/** What there is beside the day's puzzles.
 *  @param isStudent challenges are not for them */
export function MoreWays({ isStudent }: { readonly isStudent: boolean }) {
  return (
    <nav className={styles['more']} aria-labelledby="more-ways">
      <h2 id="more-ways">More ways to play</h2>
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
