import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
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
    saveTable([['Name', 'Login', 'Password'], ...logins.map(({ name, userName, password }) => [name, userName, password])], 'logins.csv')
  return (
    <section className={portal['parts']} aria-label="New passwords">
      <h3>New passwords</h3>
      <p>They are shown this once. Print them, save them, or make QR cards instead: with a card nobody needs a password.</p>
      <div className={styles['wrap']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">New passwords</caption>
          <thead>
            <tr>
              <th scope="col">Student</th>
              <th scope="col">Login name</th>
              <th scope="col">Password</th>
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
          <Icon name="worksheet" /> Print them
        </Button>
        <Button onClick={save}>
          <Icon name="download" /> Save as a file
        </Button>
      </div>
    </section>
  )
}
