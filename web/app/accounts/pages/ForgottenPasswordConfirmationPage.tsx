import * as messages from '@emojigma/messages/page/accounts/pages/ForgottenPasswordConfirmationPage.ts'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'

const META = { title: messages.haveALookIn, description: messages.aLinkToChoose, isHidden: true }

export function Component() {
  return (
    <AccountPanel
      meta={META}
      emoji="envelope"
      title={messages.haveALookIn}
      text={messages.ifTheAddressHas}
      foot={
        <>
          <ButtonLink to={PATHS.login}>{messages.backToTheLogin}</ButtonLink>
          <Link to={PATHS.forgottenPassword}>{messages.tryAnotherEMail}</Link>
        </>
      }
    />
  )
}
