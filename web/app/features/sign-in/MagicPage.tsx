import { m } from '@emojigma/messages'
import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { CardLogin } from '../classes/cards/CardLogin.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { AccountPanel } from '../accounts/AccountPanel.tsx'
import { GettingReady } from './GettingReady.tsx'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useLinkOnce } from './use-link-once.ts'
import { useSignIn, type NotLetIn } from './use-sign-in.ts'

const META = { title: m['magic.log_in_by_link'](), description: m['magic.description'](), isHidden: true }

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
  const makeOnce = useLinkOnce()
  if (!token || isRefused) {
    return (
      <AccountPanel
        meta={META}
        emoji="magic-wand"
        title={m['sign_in.link_ended']()}
        text={m['magic.link_ended']()}
        foot={
          <>
            <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
              {m['sign_in.get_a_new_link']()}
            </ButtonLink>
            <Link to={PATHS.classLogin}>{m['sign_in.in_a_class']()}</Link>
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
      title={m['magic.welcome_back']()}
      text={m['magic.last_step']()}
      foot={<Link to={PATHS.today}>{m['magic.play_as_a_guest']()}</Link>}
    >
      {isPreparing && <GettingReady />}
      <Form
        submit={m['magic.continue_it']()}
        onSubmit={async () => {
          const { error, message } = await makeOnce(
            token,
            async (link_key): Promise<Partial<NotLetIn>> => (await enter({ grant_type: 'magic_link', token, link_key }, target)) ?? {},
          )
          if (error === 'invalid_grant') setIsRefused(true)
          return message === undefined ? undefined : { message }
        }}
      >
        {search.get('endsPassword') === 'true' && <p className="small muted">{m['magic.password_ends']()}</p>}
      </Form>
    </AccountPanel>
  )
}
