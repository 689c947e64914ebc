import * as messages from '@emojigma/messages/page/accounts/pages/ForgottenPasswordCompletePage.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useIsSignedIn } from '../../session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'

const META = { title: messages.passwordChanged, description: messages.yourNewPasswordWorks, isHidden: true }

export function Component() {
  const isSignedIn = useIsSignedIn()
  return (
    <AccountPanel
      meta={META}
      emoji="party-popper"
      title={messages.yourPasswordIsChanged}
      text={messages.theNewOneWorks}
      foot={
        <ButtonLink to={isSignedIn ? PATHS.today : PATHS.login} variant="primary">
          {isSignedIn ? messages.playTodaysPuzzles : messages.login}
        </ButtonLink>
      }
    />
  )
}
