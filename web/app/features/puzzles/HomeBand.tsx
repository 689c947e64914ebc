import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
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
          <h2 id="for-teachers">{m['home_band.for_teachers']()}</h2>
          <p>{m['home_band.teachers']()}</p>
          <ButtonLink to={PATHS.teacherPortal}>{m['home_band.see_the_teacher_portal']()}</ButtonLink>
        </div>
      </section>
      <section className={styles['item']} aria-labelledby="for-home">
        <EmojiPicture emoji="house" />
        <div>
          <h2 id="for-home">{m['ui.for_home']()}</h2>
          <p>{m['home_band.plans']()}</p>
          <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
