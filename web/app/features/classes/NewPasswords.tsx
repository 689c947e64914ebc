import { m } from '@emojigma/messages'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useState } from 'react'
import { PasswordSlips, type NewLogin } from './PasswordSlips.tsx'
import { saveTable } from './save-table.ts'
import styles from './plain-table.module.css'
import portal from './portal.module.css'

/** Generated passwords. They are never stored in plain text, so this is the only time they are shown.
 *  Source: docs/product.md, Teacher portal */
export function NewPasswords({ logins }: { readonly logins: readonly NewLogin[] }) {
  const [isPrinting, setPrinting] = useState(false)
  const save = () =>
    saveTable(
      [
        [m['classes.name'](), m['classes.login'](), m['ui.password']()],
        ...logins.map(({ name, userName, password }) => [name, userName, password]),
      ],
      'logins.csv',
    )
  return (
    <section className={portal['parts']} aria-label={m['new_passwords.new_passwords']()} data-shown-once>
      <h3>{m['new_passwords.new_passwords']()}</h3>
      <p>{m['new_passwords.shown_once']()}</p>
      <div className={styles['wrap']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{m['new_passwords.new_passwords']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['classes.student']()}</th>
              <th scope="col">{m['classes.login_name']()}</th>
              <th scope="col">{m['ui.password']()}</th>
            </tr>
          </thead>
          <tbody>
            {logins.map(({ name, userName, password }) => (
              <tr key={userName}>
                <th scope="row">{name}</th>
                <td>{userName}</td>
                <td>
                  <code>{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={portal['row']}>
        <Button onClick={() => setPrinting(true)}>
          <Icon name="worksheet" /> {m['new_passwords.print_them']()}
        </Button>
        <Button onClick={save}>
          <Icon name="download" /> {m['new_passwords.save_as_a_file']()}
        </Button>
      </div>
      {isPrinting && <PasswordSlips logins={logins} onDone={() => setPrinting(false)} />}
    </section>
  )
}
