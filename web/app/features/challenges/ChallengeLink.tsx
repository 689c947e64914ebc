import { m } from '@emojigma/messages'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import styles from './ChallengeLink.module.css'

/** Links a puzzle to the challenge form, with this puzzle preselected. */
export function ChallengeLink({ puzzleId }: { readonly puzzleId: number }) {
  return (
    <Link
      className={styles['link']}
      to={`${PATHS.challenge}?puzzle=${puzzleId}`}
      aria-label={m['puzzles.challenge_a_friend']()}
      title={m['puzzles.challenge_a_friend']()}
    >
      {/* Inline rather than in the icon sprite, which every page loads. */}
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="8.5" cy="8" r="3.5" />
        <circle cx="16.5" cy="9.5" r="2.8" />
        <path d="M2.5 19.5c.4-4 2.7-6 6-6s5.6 2 6 6M16.5 15c2.7 0 4.5 1.5 5 4.5" />
      </svg>
    </Link>
  )
}
