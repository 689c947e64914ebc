import * as messages from '@emojigma/messages/page/accounts/pages/ConsentPage.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { BoardsChoice, type Boards } from '../components/BoardsChoice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useLinkOnce } from './use-link-once.ts'

const META = { title: messages.aChildsAccount, description: messages.agreeToAChilds, isHidden: true }

/** Where the link leads that is mailed to the grown-up of a child. */
export function Component() {
  const dispatch = useDispatch()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [isGiven, setIsGiven] = useState(false)
  const [answer, setAnswer] = useState<Boards>()
  const makeOnce = useLinkOnce()
  // The second link of the mail has it chosen; the server's markup is the same for both.
  const isOffByLink = useHydrated() && search.get('boards') === 'off'
  const boards = answer ?? (isOffByLink ? 'off' : undefined)
  if (isGiven) {
    return (
      <AccountPanel
        meta={META}
        emoji="party-popper"
        title={messages.thankYou}
        text={messages.theAccountIsOpen}
        foot={
          <ButtonLink to={PATHS.login} variant="primary">
            {messages.login}
          </ButtonLink>
        }
        isNextStep
      />
    )
  }
  return (
    <AccountPanel
      meta={META}
      emoji="seedling"
      title={messages.aChildWouldLike}
      text={messages.someoneYoungerThan13}
      foot={<p className="small muted">{messages.ifYouDontKnow}</p>}
    >
      <div className="stack">
        <p>
          {messages.whatWeKeepYour((text) => (
            <strong>{text}</strong>
          ))}
        </p>
        <p>
          {messages.whatOthersSeeThe((text) => (
            <strong>{text}</strong>
          ))}
        </p>
        <p>
          {messages.changingYourMindYou(
            (text) => (
              <strong>{text}</strong>
            ),
            (text) => (
              <Link to={PATHS.privacy}>{text}</Link>
            ),
          )}
        </p>
      </div>
      <Form
        submit={messages.yesIAgree}
        onSubmit={async () => {
          const { error } = await makeOnce(code, (key) =>
            dispatch(accountsApi.endpoints.giveConsent.initiate({ code, key, hidesFromBoards: boards === 'off' })),
          )
          if (error) return failureOf(error, 'first')
          setIsGiven(true)
          return undefined
        }}
      >
        <BoardsChoice chosen={boards} onChoose={setAnswer} />
      </Form>
    </AccountPanel>
  )
}
