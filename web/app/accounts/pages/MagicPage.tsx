import * as messages from '@emojigma/messages/page/accounts/pages/MagicPage.ts'
import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { CardLogin } from '../../cards/pages/CardLogin.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { GettingReady } from '../components/GettingReady.tsx'
import { useRedirect } from '../../navigation/redirect.ts'
import { useLinkOnce } from './use-link-once.ts'
import { useSignIn, type NotLetIn } from './use-sign-in.ts'

const META = { title: messages.logInByLink, description: messages.logInToEmojigma, isHidden: true }

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
        title={messages.thisLinkNoLongerWorks}
        text={messages.aLinkWorksOnce}
        foot={
          <>
            <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
              {messages.getANewLink}
            </ButtonLink>
            <Link to={PATHS.classLogin}>{messages.iAmInAClass}</Link>
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
      title={messages.welcomeBack}
      text={messages.onePressAndYou}
      foot={<Link to={PATHS.today}>{messages.playAsAGuest}</Link>}
    >
      {isPreparing && <GettingReady />}
      <Form
        submit={messages.continueIt}
        onSubmit={async () => {
          const { error, message } = await makeOnce(
            token,
            async (link_key): Promise<Partial<NotLetIn>> => (await enter({ grant_type: 'magic_link', token, link_key }, target)) ?? {},
          )
          if (error === 'invalid_grant') setIsRefused(true)
          return message === undefined ? undefined : { message }
        }}
      >
        {search.get('endsPassword') === 'true' && <p className="small muted">{messages.yourEMailAddress}</p>}
      </Form>
    </AccountPanel>
  )
}
