import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AccountPanel } from '../../accounts/components/AccountPanel.tsx'
import { GettingReady } from '../../accounts/components/GettingReady.tsx'
import { useSignIn } from '../../accounts/pages/use-sign-in.ts'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { cardsApi } from '../api.ts'

const META = { title: 'Log in by card', description: 'Log in to Emojigma with the card from your teacher.', isHidden: true }

/** Where the QR code of a student's card leads: it says whose card it is, and one tap goes on. The tap keeps a link that somebody else has
 *  sent from signing in by itself.
 *  @param token on the server any word in its place
 *  Source: docs/product.md, Login cards */
export function CardLogin({ token }: { readonly token: string }) {
  const setSearch = useSearchParams()[1]
  const { enter, isPreparing } = useSignIn()
  const { data: nickname, error } = cardsApi.useLookAtCardQuery(token, { skip: !CARD_TOKEN.test(token) })

  // The next pupil at this tablet finds no card in the address, nor by going back.
  useEffect(() => setSearch({}, { replace: true }), [setSearch])

  if (error) {
    const hasEnded = 'status' in error && error.status === 404
    return (
      <AccountPanel
        meta={META}
        emoji="magic-wand"
        title={hasEnded ? 'This card has ended' : 'Emojigma can’t be reached just now'}
        text={hasEnded ? 'Ask your teacher for a new one.' : 'Wait a moment, and point the camera at your card again.'}
        foot={
          <ButtonLink to={PATHS.classLogin} variant="primary">
            Log in with your class
          </ButtonLink>
        }
        isNextStep
      />
    )
  }
  return (
    <AccountPanel
      meta={META}
      mood="hello"
      title={nickname === undefined ? 'Hello' : `Hello, ${nickname}`}
      text={nickname === undefined ? undefined : 'Is this you? Then go on.'}
      foot={<Link to={PATHS.classLogin}>That is not me</Link>}
    >
      {isPreparing && <GettingReady />}
      {nickname === undefined ? (
        <Spinner text="Looking at your card..." />
      ) : (
        <Form submit="Play" onSubmit={() => enter({ grant_type: 'magic_link', token }, PATHS.today)}>
          {null}
        </Form>
      )}
    </AccountPanel>
  )
}
