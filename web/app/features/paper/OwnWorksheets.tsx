import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { access } from '@emojigma/contract/rules/access.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useMayBeChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { WorksheetComposer } from './WorksheetComposer.tsx'
import styles from './OwnWorksheets.module.css'

/** Where worksheets are put together, by those whose plan opens it; others read what a plan opens, but who may be a child.
 *  Source: docs/product.md, Worksheets */
export function OwnWorksheets() {
  const { kind } = access('WORKSHEET', useVisitor())
  const mayBeChild = useMayBeChild()
  if (kind !== 'open' && mayBeChild) return null
  return (
    <section className={styles['own']} aria-labelledby="own-worksheets">
      <h2 id="own-worksheets">{m['own_worksheets.make_your_own']()}</h2>
      {kind === 'open' ? (
        <WorksheetComposer />
      ) : (
        <>
          <p>
            <ParaglideMessage
              message={m['own_worksheets.plan_needed']}
              markup={{ strong: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
          <p>
            <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
