import { m } from '@emojigma/messages'
import { mayBeChild } from '@emojigma/contract/rules/birth-year.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { FormFailure } from '../../ui/forms/Form.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { rememberChild, isRememberedChild } from './remembered-child.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { BirthYearForm } from './BirthYearForm.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { isOwnExternalState } from './external-state.ts'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useSignIn } from './use-sign-in.ts'

const META = { title: m['sign_in.other_site'](), description: m['external_login.description'](), isHidden: true }

/** The token error for a code whose owner has no account yet.
 *  Source: docs/product.md, Sign-in and sessions */
const UNKNOWN_ACCOUNT = 'interaction_required'
/** Shown instead of asking for the year of birth a second time. */
const GROWN_UP_NEEDED = m['external_login.grown_up_needed']()
const FOREIGN = { error: 'invalid_request', message: m['external_login.other_window']() }

/** The return address of an external login, with a single-use code.
 *  Source: docs/product.md, Sign-in and sessions */
export function Component() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const target = useRedirect()
  const { nowMs } = useSiteSettings()
  const { enter, isPreparing } = useSignIn()
  const [isNew, setIsNew] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isUsed = useRef(false)

  const logIn = useEffectEvent(() => {
    if (isUsed.current) return
    isUsed.current = true
    const isOwn = isOwnExternalState(search.get('state'))
    const entered = isOwn ? enter({ grant_type: 'external_login', code }, target) : Promise.resolve(FOREIGN)
    void entered.then((refused) => {
      if (refused?.error === UNKNOWN_ACCOUNT && isRememberedChild()) setFailure(GROWN_UP_NEEDED)
      else if (refused?.error === UNKNOWN_ACCOUNT) setIsNew(true)
      else setFailure(refused?.message)
      return undefined
    })
  })
  useEffect(() => logIn(), [])

  const register = async (birthYear: number): Promise<FormFailure | undefined> => {
    if (mayBeChild(birthYear, nowMs)) rememberChild()
    const refused = await enter({ grant_type: 'external_login', code, birth_year: String(birthYear) }, target)
    if (refused && refused.error !== 'unreachable') setFailure(refused.message)
    return refused
  }

  if (failure) {
    return (
      <NarrowPage
        meta={META}
        emoji="key"
        title={m['external_login.that_did_not_work']()}
        text={failure}
        foot={
          <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
            {m['sign_in.back_to_the_login']()}
          </ButtonLink>
        }
        isNextStep
      />
    )
  }
  if (isNew) {
    return (
      <NarrowPage
        meta={META}
        emoji="sparkles"
        title={m['external_login.nice_to_meet_you']()}
        text={m['external_login.one_question']()}
        isNextStep
      >
        {isPreparing && <AccountPendingOverlay />}
        <BirthYearForm onAnswer={register} />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage meta={META} emoji="key" title={m['external_login.logging_you_in']()}>
      {isPreparing ? <AccountPendingOverlay /> : <Spinner />}
    </NarrowPage>
  )
}
