import { useId } from 'react'
import { useFormField } from '../../ui/Form.tsx'
import styles from './BoardsChoice.module.css'

/** Whether a child's nickname stands on the public boards. */
export type Boards = 'on' | 'off'

const CHOICES = [
  ['on', 'On the boards', 'Anybody can read the nickname and the points there.'],
  ['off', 'Off the boards', 'Nobody but you and your child sees them.'],
] as const satisfies readonly (readonly [Boards, string, string])[]

/** Asks a grown-up, without an answer that is chosen beforehand unless the link in the mail has chosen it.
 *  Source: docs/product.md, Accounts and registration */
export function BoardsChoice({ chosen, onChoose }: { readonly chosen: Boards | undefined; readonly onChoose: (boards: Boards) => void }) {
  const { fault, recheck } = useFormField('Boards', undefined)
  const id = useId()
  return (
    <fieldset className={styles['choice']} aria-describedby={fault && `${id}-fault`}>
      <legend>The public leaderboards</legend>
      {CHOICES.map(([value, name, hint]) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name="Boards"
            value={value}
            required
            checked={chosen === value}
            onChange={() => {
              onChoose(value)
              recheck?.()
            }}
          />
          {name}
          <small>{hint}</small>
        </label>
      ))}
      {fault && (
        <p className={styles['fault']} id={`${id}-fault`} role="alert">
          Please choose one of the two.
        </p>
      )}
    </fieldset>
  )
}
