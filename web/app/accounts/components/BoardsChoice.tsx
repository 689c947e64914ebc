import * as messages from '@emojigma/messages/page/accounts/components/BoardsChoice.ts'
import { useId } from 'react'
import { useFormField } from '../../ui/forms/Form.tsx'
import styles from './BoardsChoice.module.css'

/** Whether a child's nickname stands on the public boards. */
export type Boards = 'on' | 'off'

/** Of the form's field. */
const NAME = 'Boards'

const CHOICES = [
  ['on', messages.onTheBoards, messages.anybodyCanReadThe],
  ['off', messages.offTheBoards, messages.nobodyButYouAnd],
] as const satisfies readonly (readonly [Boards, string, string])[]

/** Asks a grown-up, without an answer that is chosen beforehand unless the link in the mail has chosen it.
 *  Source: docs/product.md, Accounts and registration */
export function BoardsChoice({ chosen, onChoose }: { readonly chosen: Boards | undefined; readonly onChoose: (boards: Boards) => void }) {
  const { fault, recheck } = useFormField(NAME, undefined)
  const id = useId()
  return (
    <fieldset className={styles['choice']} aria-describedby={fault && `${id}-fault`}>
      <legend>{messages.thePublicLeaderboards}</legend>
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
          {messages.pleaseChooseOneOf}
        </p>
      )}
    </fieldset>
  )
}
