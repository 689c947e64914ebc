import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { PrintSheet } from '../../ui/PrintSheet.tsx'
import styles from './PasswordSlips.module.css'

/** A login to hand out. */
export interface NewLogin {
  readonly name: string
  readonly userName: string
  readonly password: string
}

/** Prints a slip for each student, to cut out: no one sees the password of another. */
export function PasswordSlips({ logins, onDone }: { readonly logins: readonly NewLogin[]; readonly onDone: () => void }) {
  return (
    <PrintSheet onDone={onDone}>
      <ul className={styles['slips']}>
        {logins.map(({ name, userName, password }) => (
          <li key={userName} className={styles['slip']}>
            <p className={styles['name']}>{name}</p>
            <p>
              {window.location.host}
              {PATHS.login}
            </p>
            <p>
              <ParaglideMessage message={m['add_student_dialog.login_name']} markup={{ userName: () => <strong>{userName}</strong> }} />
            </p>
            <p>
              <ParaglideMessage
                message={m['new_passwords.password']}
                markup={{ password: () => <span className={styles['password']}>{password}</span> }}
              />
            </p>
          </li>
        ))}
      </ul>
    </PrintSheet>
  )
}
