import { useId } from 'react'
import styles from './CheckBoxes.module.css'

interface CheckBoxesProps<Id extends number> {
  readonly legend: string
  readonly hint: string
  /** Value → label. */
  readonly options: ReadonlyMap<Id, string>
  readonly chosen: readonly Id[]
  readonly onChange: (chosen: readonly Id[]) => void
}

export function CheckBoxes<Id extends number>({ legend, hint, options, chosen, onChange }: CheckBoxesProps<Id>) {
  const hintId = useId()
  return (
    <fieldset className={styles['boxes']} aria-describedby={hintId}>
      <legend>{legend}</legend>
      <p className="small muted" id={hintId}>
        {hint}
      </p>
      <div className={styles['options']}>
        {[...options].map(([id, name]) => (
          <label key={id} className={styles['option']}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
