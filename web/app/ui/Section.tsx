import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** Before the title. */
  readonly mark?: ReactNode
  /** At the far end of the title's line. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under a heading; `id` is its address within the page. */
export function Section({ id, title, text, mark, end, children }: SectionProps) {
  return (
    <section className={styles['section']} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        {mark}
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {end !== undefined && <div className={styles['end']}>{end}</div>}
      </div>
      {children}
    </section>
  )
}
