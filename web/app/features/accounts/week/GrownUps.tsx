import { m } from '@emojigma/messages'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { dayOfDate } from '@emojigma/contract/rules/month.ts'
import { useState } from 'react'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { weekPath } from '../../../platform/navigation/paths.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { LinkAddress } from '../../../ui/LinkAddress.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Section } from '../../../ui/Section.tsx'
import { dayName } from '../my-days/day-words.ts'
import { weekApi } from './api.ts'
import styles from './GrownUps.module.css'

/** The link to the account's week, for its grown-ups; nothing for guests and students.
 *  Source: docs/product.md, A page for grown-ups */
export function GrownUps() {
  const visitor = useVisitor()
  const accountId = useAccount()?.id
  const isOpen = useHydrated() && access('SHARE WEEK', visitor).kind === 'open'
  const answer = weekApi.useGetWeekLinkQuery({ accountId }, { skip: !isOpen })
  if (!isOpen) return null
  return (
    <Section id="grown-ups" title={m['grown_ups.for_a_grown_up']()} text={m['grown_ups.text']()}>
      <Fetched answer={answer} placeholder={<p className="muted">{m['ui.loading']()}</p>}>
        {({ Code, Until }) => (Code !== undefined && Until !== undefined ? <OwnLink code={Code} until={Until} /> : <NoLink />)}
      </Fetched>
    </Section>
  )
}

function NoLink() {
  const [make, { isLoading, error }] = weekApi.useMakeWeekLinkMutation()
  return (
    <>
      <Button aria-disabled={isLoading} onClick={() => !isLoading && void make()}>
        {m['grown_ups.make_a_link']()}
      </Button>
      <p role="alert">{error && failureOf(error, 'first').message}</p>
    </>
  )
}

function OwnLink({ code, until }: { readonly code: string; readonly until: string }) {
  const { origin } = useSiteSettings()
  const [isEnding, setEnding] = useState(false)
  const [end] = weekApi.useEndWeekLinkMutation()
  const path = weekPath(code)
  const turnOff = async () => {
    const { error } = await end()
    return error && failureOf(error, 'first').message
  }
  return (
    <div className={styles['link']}>
      <LinkAddress label={m['grown_ups.link']()} url={`${origin}${path}`} invitation={m['grown_ups.invitation']()} />
      <div className="row">
        <ButtonLink to={path}>{m['grown_ups.see_the_page']()}</ButtonLink>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          {m['grown_ups.turn_off']()}
        </Button>
      </div>
      <p className="small muted">{m['grown_ups.until']({ day: dayName(dayOfDate(until) ?? 0) })}</p>
      {isEnding && (
        <Confirm
          title={m['grown_ups.turn_off']()}
          text={m['grown_ups.turn_off_text']()}
          confirm={m['grown_ups.turn_off_now']()}
          onConfirm={turnOff}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}
