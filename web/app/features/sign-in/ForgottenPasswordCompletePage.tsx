import { m } from '@emojigma/messages'
import { useLocation } from 'react-router'
import { useInBrowser } from '../../platform/browser/hooks/use-in-browser.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { isAfterReset } from './after-reset.ts'

const META = {
  title: m['forgotten_password_complete.password_changed'](),
  description: m['forgotten_password_complete.description'](),
  isHidden: true,
}
const META_OF_NO_RESET = {
  title: m['forgotten_password_complete.not_changed'](),
  description: m['forgotten_password_complete.not_changed_description'](),
  isHidden: true,
}

/** Source: docs/product.md, Passwords */
export function Component() {
  const { state } = useLocation()
  const isReset = useInBrowser(() => isAfterReset(state), false)
  return isReset ? <Changed /> : <NothingChanged />
}

function Changed() {
  const isSignedIn = useIsSignedIn()
  return (
    <NarrowPage
      meta={META}
      emoji="party-popper"
      title={m['forgotten_password_complete.your_password_is_changed']()}
      text={m['forgotten_password_complete.text']()}
      foot={
        <ButtonLink to={isSignedIn ? PATHS.today : PATHS.login} variant="primary">
          {isSignedIn ? m['ui.play_today']() : m['ui.login']()}
        </ButtonLink>
      }
    />
  )
}

/** For those who open the address by itself. */
function NothingChanged() {
  return (
    <NarrowPage
      meta={META_OF_NO_RESET}
      emoji="key"
      title={m['forgotten_password_complete.not_changed']()}
      text={m['forgotten_password_complete.not_changed_text']()}
      foot={
        <ButtonLink to={PATHS.forgottenPassword} variant="primary">
          {m['sign_in.get_a_new_link']()}
        </ButtonLink>
      }
    />
  )
}
