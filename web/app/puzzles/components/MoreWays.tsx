import * as messages from '@emojigma/messages/page/puzzles/components/MoreWays.ts'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import styles from './MoreWays.module.css'

const WAYS = [
  [PATHS.forYou, messages.forYou, messages.justRightForYou],
  [PATHS.practise, messages.practise, messages.oneIdeaAtATime],
  [PATHS.findTheMistake, messages.findTheMistake, messages.oneStepIsWrong],
  [PATHS.enoughToKnow, messages.enoughToKnow, messages.oneAnswerManyOrNone],
  [PATHS.myDays, messages.myDays, messages.yourStarsAndFavourites],
  [PATHS.challenge, messages.challengeAFriend, messages.puzzlesByALink],
] as const

/** What there is beside the day's puzzles.
 *  @param isStudent challenges are not for them */
export function MoreWays({ isStudent }: { readonly isStudent: boolean }) {
  return (
    <nav className={styles['more']} aria-labelledby="more-ways">
      <h2 id="more-ways">{messages.moreWaysToPlay}</h2>
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
