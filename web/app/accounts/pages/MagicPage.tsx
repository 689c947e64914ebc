import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { GettingReady } from '../components/GettingReady.tsx'
import { useRedirect } from '../../navigation/redirect.ts'
import { useSignIn } from './use-sign-in.ts'

const META = { title: 'Log in by link', description: 'Log in to Emojigma without a password.', isHidden: true }

/** Where a mailed link or a QR code leads. It is used when the button is pressed, because mail programs open links to look at them.
 *  Source: docs/product.md, Sign-in and sessions */
export function Component() {
  const [search] = useSearchParams()
  const token = search.get('magic') ?? ''
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const [isRefused, setIsRefused] = useState(false)
  if (!token || isRefused) {
    return (
      <AccountPanel
        meta={META}
        emoji="magic-wand"
        title="This link no longer works"
        text="A link works once, and not for long. You can have a new one mailed."
        foot={
          <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
            Get a new link
          </ButtonLink>
        }
        isNextStep={isRefused}
      />
    )
  }
  return (
    <AccountPanel
      meta={META}
      emoji="magic-wand"
      title="Welcome back"
      text="One press and you are logged in."
      foot={<Link to={PATHS.today}>Play as a guest</Link>}
    >
      {isPreparing && <GettingReady />}
      <Form
        submit="Continue"
        onSubmit={async () => {
          const refused = await enter({ grant_type: 'magic_link', token }, target)
          if (refused?.error === 'invalid_grant') setIsRefused(true)
          return refused
        }}
      >
        {search.get('endsPassword') === 'true' && (
          <p className="small muted">
            Your e-mail address was not confirmed yet, so anybody may have set the password that it has here. It ends now, and you can
            choose a new one.
          </p>
        )}
      </Form>
    </AccountPanel>
  )
}
