import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { CardLogin } from '../../cards/pages/CardLogin.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { GettingReady } from '../components/GettingReady.tsx'
import { useRedirect } from '../../navigation/redirect.ts'
import { useSignIn } from './use-sign-in.ts'

const META = { title: 'Log in by link', description: 'Log in to Emojigma without a password.', isHidden: true }

/** What the server knows of a card's token. */
const SOME_CARD = 'card'

/** Where a mailed link or the QR code of a card leads.
 *  Source: docs/product.md, Login cards */
export function Component() {
  // The address forgets the token of a card at once.
  const [first] = useState(useSearchParams()[0].get('magic') ?? '')
  return first === SOME_CARD || CARD_TOKEN.test(first) ? <CardLogin token={first} /> : <MailedLink />
}

/** A mailed link is used when the button is pressed, because mail programs open links to look at them. */
function MailedLink() {
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
          <>
            <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
              Get a new link
            </ButtonLink>
            <Link to={PATHS.classLogin}>I am in a class</Link>
          </>
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
