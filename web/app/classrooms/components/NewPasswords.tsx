import * as messages from '@emojigma/messages/page/classrooms/components/NewPasswords.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { saveTable } from '../save-table.ts'
import styles from '../plain-table.module.css'
import portal from '../portal.module.css'

/** A login as it is handed out. */
export interface NewLogin {
  readonly name: string
  readonly userName: string
  readonly password: string
}

/** Passwords that the site made. They are kept nowhere, so this is the one time that they are seen.
 *  Source: docs/product.md, Teacher portal */
export function NewPasswords({ logins }: { readonly logins: readonly NewLogin[] }) {
  const save = () =>
    saveTable(
      [[messages.name, messages.login, messages.password], ...logins.map(({ name, userName, password }) => [name, userName, password])],
      'logins.csv',
    )
  return (
    <section className={portal['parts']} aria-label={messages.newPasswords} data-shown-once>
      <h3>{messages.newPasswords}</h3>
      <p>{messages.theyAreShownThis}</p>
      <div className={styles['wrap']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{messages.newPasswords}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.student}</th>
              <th scope="col">{messages.loginName}</th>
              <th scope="col">{messages.password}</th>
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
        <Button onClick={() => window.print()}>
          <Icon name="worksheet" /> {messages.printThem}
        </Button>
        <Button onClick={save}>
          <Icon name="download" /> {messages.saveAsAFile}
        </Button>
      </div>
    </section>
  )
}
