import { m } from '@emojigma/messages'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'

const META = { title: m['sign_in.check_mailbox'](), description: m['forgotten_password_confirmation.description'](), isHidden: true }

export function Component() {
  return (
    <NarrowPage
      meta={META}
      emoji="envelope"
      title={m['sign_in.check_mailbox']()}
      text={m['forgotten_password_confirmation.text']()}
      foot={
        <>
          <ButtonLink to={PATHS.login}>{m['sign_in.back_to_the_login']()}</ButtonLink>
          <Link to={PATHS.forgottenPassword}>{m['forgotten_password_confirmation.try_another_e_mail']()}</Link>
        </>
      }
    />
  )
}
