import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { signInApi } from './api.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { BoardsChoice, type Boards } from '../accounts/BoardsChoice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useLinkOnce } from './use-link-once.ts'

const META = { title: m['consent.a_childs_account'](), description: m['consent.description'](), isHidden: true }

/** The page linked in the e-mail to a child's grown-up. */
export function Component() {
  const dispatch = useDispatch()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [isGiven, setIsGiven] = useState(false)
  const [answer, setAnswer] = useState<Boards>()
  const makeOnce = useLinkOnce()
  // The e-mail's second link preselects it; server markup is the same for both links.
  const isOffByLink = useHydrated() && search.get('boards') === 'off'
  const boards = answer ?? (isOffByLink ? 'off' : undefined)
  if (isGiven) {
    return (
      <NarrowPage
        meta={META}
        emoji="party-popper"
        title={m['consent.thank_you']()}
        text={m['consent.account_open']()}
        foot={
          <ButtonLink to={PATHS.login} variant="primary">
            {m['ui.login']()}
          </ButtonLink>
        }
        isNextStep
      />
    )
  }
  return (
    <NarrowPage
      meta={META}
      emoji="seedling"
      title={m['consent.title']()}
      text={m['consent.introduction']()}
      foot={<p className="small muted">{m['consent.unexpected']()}</p>}
    >
      <div className="stack">
        <p>
          <ParaglideMessage message={m['consent.data_stored']} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
        </p>
        <p>
          <ParaglideMessage message={m['consent.data_public']} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
        </p>
        <p>
          <ParaglideMessage
            message={m['consent.withdrawal']}
            markup={{
              strong: ({ children }) => <strong>{children}</strong>,
              link: ({ children }) => <Link to={PATHS.privacy}>{children}</Link>,
            }}
          />
        </p>
      </div>
      <Form
        submit={m['consent.yes_i_agree']()}
        onSubmit={async () => {
          const { error } = await makeOnce(code, (key) =>
            dispatch(signInApi.endpoints.giveConsent.initiate({ code, key, hidesFromBoards: boards === 'off' })),
          )
          if (error) return failureOf(error, 'first')
          setIsGiven(true)
          return undefined
        }}
      >
        <BoardsChoice chosen={boards} onChoose={setAnswer} />
      </Form>
    </NarrowPage>
  )
}
