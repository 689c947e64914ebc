import { useId, type ReactNode } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  /** The effect, where the label is not enough. */
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles['switch']}>
      <span className={styles['words']}>
        <span className={styles['label']} id={id}>
          {label}
        </span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles['track']} aria-hidden="true" />
    </label>
  )
}
