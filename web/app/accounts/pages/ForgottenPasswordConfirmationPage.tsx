import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'

const META = { title: 'Have a look in your mailbox', description: 'A link to choose a new password is on its way.', isHidden: true }

export function Component() {
  return (
    <AccountPanel
      meta={META}
      emoji="envelope"
      title="Have a look in your mailbox"
      text="If the address has an account, a link is on its way. It works once, for an hour. Nothing there? It may be among the unwanted mail."
      foot={
        <>
          <ButtonLink to={PATHS.login}>Back to the login</ButtonLink>
          <Link to={PATHS.forgottenPassword}>Try another e-mail</Link>
        </>
      }
    />
  )
}
