import { m } from '@emojigma/messages'
import { useId } from 'react'
import { useFormField } from '../../ui/forms/Form.tsx'
import styles from './BoardsChoice.module.css'

/** Whether a child's nickname is shown on the public boards. */
export type Boards = 'on' | 'off'

/** The form field's name. */
const NAME = 'Boards'

const CHOICES = [
  ['on', m['boards_choice.on_the_boards'](), m['boards_choice.on_hint']()],
  ['off', m['boards_choice.off_the_boards'](), m['boards_choice.off_hint']()],
] as const satisfies readonly (readonly [Boards, string, string])[]

/** Asks a grown-up. Nothing is preselected unless the e-mailed link says so.
 *  Source: docs/product.md, Accounts and registration */
export function BoardsChoice({ chosen, onChoose }: { readonly chosen: Boards | undefined; readonly onChoose: (boards: Boards) => void }) {
  const { fault, recheck } = useFormField(NAME, undefined)
  const id = useId()
  return (
    <fieldset className={styles['choice']} aria-describedby={fault && `${id}-fault`}>
      <legend>{m['boards_choice.the_public_leaderboards']()}</legend>
      {CHOICES.map(([value, name, hint]) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={NAME}
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
          {m['boards_choice.required']()}
        </p>
      )}
    </fieldset>
  )
}
