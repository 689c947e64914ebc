import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { BoardsChoice, type Boards } from '../components/BoardsChoice.tsx'
import { failureOf } from '../../ui/form-failure.ts'

const META = { title: 'A child’s account', description: 'Agree to a child’s account on Emojigma.', isHidden: true }

/** Where the link leads that is mailed to the grown-up of a child. */
export function Component() {
  const dispatch = useDispatch()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [isGiven, setIsGiven] = useState(false)
  const [answer, setAnswer] = useState<Boards>()
  // The second link of the mail has it chosen; the server's markup is the same for both.
  const isOffByLink = useHydrated() && search.get('boards') === 'off'
  const boards = answer ?? (isOffByLink ? 'off' : undefined)
  if (isGiven) {
    return (
      <AccountPanel
        meta={META}
        emoji="party-popper"
        title="Thank you"
        text="The account is open. Your child can log in now with your e-mail and the password they chose."
        foot={
          <ButtonLink to={PATHS.login} variant="primary">
            Login
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
      title="A child would like an account"
      text="Someone younger than 13 gave us your e-mail as that of their grown-up."
      foot={
        <p className="small muted">
          If you don’t know about this, close the page: without you there is no account, and we forget your e-mail.
        </p>
      }
    >
      <div className="stack">
        <p>
          <strong>What we keep:</strong> your e-mail, the nickname the child chose, their password in a form nobody can read, and which
          puzzles they solve. No name, no birthday, no pictures.
        </p>
        <p>
          <strong>What others see:</strong> the nickname and the points stand on public leaderboards, unless you choose otherwise below.
          There is no chat and nobody can write to your child.
        </p>
        <p>
          <strong>Changing your mind:</strong> you can have everything shown or deleted on the account page at any time, and change there
          whether the nickname stands on the boards. We mail you a link to log in whenever you ask for one. More is in the{' '}
          <Link to={PATHS.privacy}>privacy policy</Link>.
        </p>
      </div>
      <Form
        submit="Yes, I agree"
        onSubmit={async () => {
          const { error } = await dispatch(accountsApi.endpoints.giveConsent.initiate({ code, hidesFromBoards: boards === 'off' }))
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
