import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'

const META = {
  title: m['forgotten_password_complete.password_changed'](),
  description: m['forgotten_password_complete.description'](),
  isHidden: true,
}

export function Component() {
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
