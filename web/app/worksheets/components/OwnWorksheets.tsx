import * as messages from '@emojigma/messages/page/worksheets/components/OwnWorksheets.tsx'
import { access } from '@emojigma/contract/rules/access.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useMayBeChild } from '../../session/likely-child.ts'
import { useVisitor } from '../../session/visitor.ts'
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
      <h2 id="own-worksheets">{messages.makeYourOwn}</h2>
      {kind === 'open' ? (
        <WorksheetComposer />
      ) : (
        <>
          <p>
            {messages.worksheetIsPartOf((text) => (
              <strong>{text}</strong>
            ))}
          </p>
          <p>
            <ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
