import { m } from '@emojigma/messages'
import { useEffect } from 'react'
import { ForAccount } from '../accounts/ForAccount.tsx'
import { statusOf } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { classNames } from '../../ui/class-names.ts'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { makerApi } from './api.ts'
import styles from './MakerPage.module.css'

/** Lazy because it loads the engine, which checks the puzzles. */
const MakerDesk = lazyComponent(() => import('./MakerDesk.tsx'), 'MakerDesk', { placeholder: <Spinner /> })

const META = { title: m['ui.make_a_puzzle'](), description: m['maker.description'](), isHidden: true }

/** The maker, for teachers and for students whose class may use it.
 *  Source: docs/product.md, Puzzles of one's own */
export function Component() {
  return (
    <ForAccount meta={META}>
      {({ id }) => (
        <div ref={recoverFocus} className={classNames('page', 'stack', styles['page'])}>
          <PageMeta {...META} />
          <h1>{m['maker.puzzles_of_your_own']()}</h1>
          <p className="lead muted">{m['maker.introduction']()}</p>
          <OwnPuzzles accountId={id} />
        </div>
      )}
    </ForAccount>
  )
}

function OwnPuzzles({ accountId }: { readonly accountId: string }) {
  // Load its code while the puzzles are being fetched.
  useEffect(() => void MakerDesk.load().catch(() => {}), [])
  const answer = makerApi.useGetMadePuzzlesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (statusOf(answer.error) === 403) {
    return (
      <EmptyState
        emoji="school"
        title={m['ui.for_teachers']()}
        headingLevel={2}
        action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}
      >
        {m['maker.plan_offer']()}
      </EmptyState>
    )
  }
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(overview) => <MakerDesk accountId={accountId} overview={overview} />}
    </Fetched>
  )
}
