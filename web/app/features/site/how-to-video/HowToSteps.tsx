import { memo } from 'react'
import { TYPE_NAMES, TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import { CHAPTERS, type Picture } from './storyboard.ts'
import { EmojidokuStage, OddStage } from './BoardStage.tsx'
import { ClassicStage } from './ClassicStage.tsx'
import styles from './HowToSteps.module.css'

/** Three puzzles solved picture by picture, each with a caption.
 *  Source: docs/product.md, Help */
export const HowToSteps = memo(function HowToSteps() {
  return CHAPTERS.map(({ name, typeId, steps }) => (
    <section key={name} className={styles['chapter']} aria-label={name} data-type={TYPE_NAMES[typeId]}>
      <h2 className={styles['head']}>
        <TypeMark typeId={typeId} />
        {name}
      </h2>
      <ol className={styles['steps']}>
        {steps.map(({ caption, picture }) => (
          <li key={caption} className="tile">
            <div className={styles['stage']} aria-hidden="true">
              {pictureOf(picture)}
            </div>
            <p className={styles['caption']}>{caption}</p>
          </li>
        ))}
      </ol>
    </section>
  ))
})

function pictureOf(picture: Picture) {
  switch (picture.kind) {
    case 'classic':
      return <ClassicStage picture={picture} />
    case 'emojidoku':
      return <EmojidokuStage picture={picture} />
    case 'odd':
      return <OddStage picture={picture} />
  }
}
