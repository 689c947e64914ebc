import * as messages from '@emojigma/messages/page/cards/pages/CardLogin.ts'
import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AccountPanel } from '../../accounts/components/AccountPanel.tsx'
import { GettingReady } from '../../accounts/components/GettingReady.tsx'
import { useSignIn } from '../../accounts/pages/use-sign-in.ts'
import { statusOf } from '../../call.ts'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { cardsApi } from '../api.ts'

const META = { title: messages.logInByCard, description: messages.logInToEmojigma, isHidden: true }

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
        title={hasEnded ? messages.thisCardHasEnded : messages.emojigmaCantBeReached}
        text={hasEnded ? messages.askYourTeacherFor : messages.waitAMomentAnd}
        foot={
          <ButtonLink to={PATHS.classLogin} variant="primary">
            {messages.logInWithYourClass}
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
      title={nickname === undefined ? messages.hello : messages.helloTo(nickname)}
      text={nickname === undefined ? undefined : messages.isThisYouThen}
      foot={<Link to={PATHS.classLogin}>{messages.thatIsNotMe}</Link>}
    >
      {isPreparing && <GettingReady />}
      {nickname === undefined ? (
        <Spinner text={messages.lookingAtYourCard} />
      ) : (
        <Form submit={messages.play} onSubmit={() => enter({ grant_type: 'magic_link', token }, PATHS.today)}>
          {null}
        </Form>
      )}
    </AccountPanel>
  )
}
