import { PATHS } from '../../navigation/paths.ts'
import { useIsSignedIn } from '../../session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'

const META = { title: 'Password changed', description: 'Your new password works from now on.', isHidden: true }

export function Component() {
  const isSignedIn = useIsSignedIn()
  return (
    <AccountPanel
      meta={META}
      emoji="party-popper"
      title="Your password is changed"
      text="The new one works from now on. Wherever you were logged in with the old one, you are logged out."
      foot={
        <ButtonLink to={isSignedIn ? PATHS.today : PATHS.login} variant="primary">
          {isSignedIn ? 'Play today’s puzzles' : 'Login'}
        </ButtonLink>
      }
    />
  )
}
