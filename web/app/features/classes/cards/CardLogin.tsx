import { m } from '@emojigma/messages'
import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AccountPanel } from '../../accounts/AccountPanel.tsx'
import { GettingReady } from '../../sign-in/GettingReady.tsx'
import { useSignIn } from '../../sign-in/use-sign-in.ts'
import { statusOf } from '../../../platform/call.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { cardsApi } from './api.ts'

const META = { title: m['card_login.log_in_by_card'](), description: m['card_login.description'](), isHidden: true }

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
    const hasEnded = statusOf(error) === 404
    return (
      <AccountPanel
        meta={META}
        emoji="magic-wand"
        title={hasEnded ? m['card_login.this_card_has_ended']() : m['card_login.offline_title']()}
        text={hasEnded ? m['card_login.ended_text']() : m['card_login.offline_text']()}
        foot={
          <ButtonLink to={PATHS.classLogin} variant="primary">
            {m['classes.class_login']()}
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
      title={nickname === undefined ? m['card_login.hello']() : m['card_login.hello_to']({ nickname })}
      text={nickname === undefined ? undefined : m['card_login.confirm']()}
      foot={<Link to={PATHS.classLogin}>{m['card_login.that_is_not_me']()}</Link>}
    >
      {isPreparing && <GettingReady />}
      {nickname === undefined ? (
        <Spinner text={m['card_login.looking_at_your_card']()} />
      ) : (
        <Form submit={m['ui.play']()} onSubmit={() => enter({ grant_type: 'magic_link', token }, PATHS.today)}>
          {null}
        </Form>
      )}
    </AccountPanel>
  )
}
