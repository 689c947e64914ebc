import { m } from '@emojigma/messages'
import { CARD_TOKEN, PICTURES } from '@emojigma/contract/rules/cards.ts'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { statusOf } from '../../platform/call.ts'
import { cardsApi } from '../classes/cards/api.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useLinkOnce } from './use-link-once.ts'
import { useSignIn, type SignInFailure } from './use-sign-in.ts'

const META = { title: m['magic.log_in_by_link'](), description: m['magic.description'](), isHidden: true }

const CARD_META = { title: m['card_login.log_in_by_card'](), description: m['card_login.description'](), isHidden: true }

/** The server sees this word instead of a card's token. */
const CARD_ON_SERVER = 'card'

/** The target of e-mailed links and of login cards' QR codes.
 *  Source: docs/product.md, Login cards */
export function Component() {
  // CardLogin removes the token from the address at once.
  const [first] = useState(useSearchParams()[0].get('magic') ?? '')
  return first === CARD_ON_SERVER || CARD_TOKEN.test(first) ? <CardLogin token={first} /> : <EmailedLink />
}

/** Used only when the button is pressed, because mail programs open links to scan them. */
function EmailedLink() {
  const [search] = useSearchParams()
  const token = search.get('magic') ?? ''
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const [isRefused, setIsRefused] = useState(false)
  const makeOnce = useLinkOnce()
  if (!token || isRefused) {
    return (
      <NarrowPage
        meta={META}
        emoji="magic-wand"
        title={m['sign_in.link_ended']()}
        text={m['magic.link_ended']()}
        foot={
          <>
            <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
              {m['sign_in.get_a_new_link']()}
            </ButtonLink>
            <Link to={signInPath(PATHS.classLogin, target)}>{m['sign_in.in_a_class']()}</Link>
          </>
        }
        isNextStep={isRefused}
      />
    )
  }
  return (
    <NarrowPage
      meta={META}
      emoji="magic-wand"
      title={m['magic.welcome_back']()}
      text={m['magic.last_step']()}
      foot={<Link to={PATHS.today}>{m['magic.play_as_a_guest']()}</Link>}
    >
      {isPreparing && <AccountPendingOverlay />}
      <StorageNotice words={m['storage_notice.log_in']()} />
      <Form
        submit={m['magic.continue_it']()}
        onSubmit={async () => {
          const { error, message } = await makeOnce(
            token,
            async (link_key): Promise<Partial<SignInFailure>> => (await enter({ grant_type: 'magic_link', token, link_key }, target)) ?? {},
          )
          if (error === 'invalid_grant') setIsRefused(true)
          return message === undefined ? undefined : { message }
        }}
      >
        {search.get('endsPassword') === 'true' && <p className="small muted">{m['magic.password_ends']()}</p>}
      </Form>
    </NarrowPage>
  )
}

/** Shows whose card it is; one tap logs in. The tap keeps a link sent by someone else from signing in by itself.
 *  @param token any word on the server
 *  Source: docs/product.md, Login cards */
function CardLogin({ token }: { readonly token: string }) {
  const setSearch = useSearchParams()[1]
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const { data: card, error } = cardsApi.useLookAtCardQuery(token, { skip: !CARD_TOKEN.test(token) })

  // The next pupil on this tablet must not find the token in the address or the history.
  useEffect(
    () =>
      setSearch(
        (search) => {
          search.delete('magic')
          return search
        },
        { replace: true },
      ),
    [setSearch],
  )

  if (error) {
    const hasEnded = statusOf(error) === 404
    return (
      <NarrowPage
        meta={CARD_META}
        emoji="magic-wand"
        title={hasEnded ? m['card_login.this_card_has_ended']() : m['card_login.offline_title']()}
        text={hasEnded ? m['card_login.ended_text']() : m['card_login.offline_text']()}
        foot={
          <ButtonLink to={signInPath(PATHS.classLogin, target)} variant="primary">
            {m['classes.class_login']()}
          </ButtonLink>
        }
        isNextStep
      />
    )
  }
  return (
    <NarrowPage
      meta={CARD_META}
      {...(card ? { emoji: PICTURES[card.Picture] } : { mood: 'hello' as const })}
      title={card ? m['card_login.hello_to']({ nickname: card.Nickname }) : m['card_login.hello']()}
      text={card && m['card_login.confirm']()}
      foot={<Link to={signInPath(PATHS.classLogin, target)}>{m['card_login.that_is_not_me']()}</Link>}
    >
      {isPreparing && <AccountPendingOverlay />}
      <StorageNotice words={m['storage_notice.log_in']()} />
      {card === undefined ? (
        <Spinner text={m['card_login.looking_at_your_card']()} />
      ) : (
        <Form submit={m['ui.play']()} onSubmit={() => enter({ grant_type: 'magic_link', token }, target)}>
          {null}
        </Form>
      )}
    </NarrowPage>
  )
}
