import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { focusOn } from '../../ui/focus-recovery.ts'
import { Failed, Fetched, type Answer } from '../../ui/loading/Fetched.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import styles from './ReportFrame.module.css'

interface ReportFrameProps<T> {
  readonly label: string
  /** Where the way back leads. */
  readonly back: string
  readonly onBack: () => void
  readonly answer: Answer<T>
  readonly children: (data: T) => ReactNode
}

/** A report in the place of the list that it was opened from, with the way back. It takes the focus. */
export function ReportFrame<T>({ label, back, onBack, answer, children }: ReportFrameProps<T>) {
  return (
    <section ref={focusOn} className={styles['frame']} aria-label={label}>
      <p>
        <Button variant="quiet" onClick={onBack}>
          <Icon name="arrow-left" /> {back}
        </Button>
      </p>
      {/* Earlier figures stay below. */}
      {answer.isError && answer.data && <Failed onRetry={answer.refetch} />}
      <Fetched answer={answer} placeholder={<Spinner />}>
        {children}
      </Fetched>
    </section>
  )
}

interface ReportHeadProps {
  readonly title: string
  readonly text: string
  /** Buttons. */
  readonly children: ReactNode
}

export function ReportHead({ title, text, children }: ReportHeadProps) {
  return (
    <div className={styles['head']}>
      <div>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

/** Figures, each below its name. */
export function ReportFacts({ facts }: { readonly facts: readonly (readonly [name: string, figure: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
