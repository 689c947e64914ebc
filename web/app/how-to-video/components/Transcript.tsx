import * as messages from '@emojigma/messages/page/how-to-video/components/Transcript.ts'
import { useId } from 'react'
import { CHAPTERS } from '../storyboard.ts'
import styles from './Transcript.module.css'

/** All that the animation says, to be read. */
export function Transcript() {
  const id = useId()
  return (
    <section className={styles['transcript']} aria-labelledby={id}>
      <h2 id={id}>{messages.inWords}</h2>
      {CHAPTERS.map(({ name, beats }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{beats.map(({ caption }) => caption).join(' ')}</p>
        </div>
      ))}
    </section>
  )
}
