import { PATHS } from '../../navigation/paths.ts'
import { useVisitor } from '../../session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import styles from './HomeBand.module.css'

/** What a plan brings to a classroom and to a home; students are told nothing of plans. */
export function HomeBand() {
  if (useVisitor().role === 'student') return null
  return (
    <div className={styles['band']}>
      <section className={styles['item']} aria-labelledby="for-teachers">
        <EmojiPicture emoji="woman-teacher" />
        <div>
          <h2 id="for-teachers">For teachers</h2>
          <p>Classrooms, QR code logins, worksheets and a classroom leaderboard for up to 300 students.</p>
          <ButtonLink to={PATHS.teacherPortal}>See the teacher portal</ButtonLink>
        </div>
      </section>
      <section className={styles['item']} aria-labelledby="for-home">
        <EmojiPicture emoji="house" />
        <div>
          <h2 id="for-home">For home</h2>
          <p>Unlimited play without ads, printable worksheets and every answer explained.</p>
          <ButtonLink to={PATHS.pricing}>See plans</ButtonLink>
        </div>
      </section>
    </div>
  )
}
