import * as messages from '@emojigma/messages/page/puzzles/components/HomeBand.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useMayBeChild } from '../../session/likely-child.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import styles from './HomeBand.module.css'

/** What a plan brings to a classroom and to a home; who may be a child is told nothing of plans.
 *  Source: docs/product.md, Likely children */
export function HomeBand() {
  if (useMayBeChild()) return null
  return (
    <div className={styles['band']}>
      <section className={styles['item']} aria-labelledby="for-teachers">
        <EmojiPicture emoji="woman-teacher" />
        <div>
          <h2 id="for-teachers">{messages.forTeachers}</h2>
          <p>{messages.classroomsQrCodeLogins}</p>
          <ButtonLink to={PATHS.teacherPortal}>{messages.seeTheTeacherPortal}</ButtonLink>
        </div>
      </section>
      <section className={styles['item']} aria-labelledby="for-home">
        <EmojiPicture emoji="house" />
        <div>
          <h2 id="for-home">{messages.forHome}</h2>
          <p>{messages.unlimitedPlayWithoutAds}</p>
          <ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
