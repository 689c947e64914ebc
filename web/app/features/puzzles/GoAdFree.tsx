import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { useVisitor } from '../../platform/session/visitor.ts'

/** Offers a plan without ads, unless there is one or the visitor is a likely child.
 *  Source: docs/product.md, Advertisements */
export function GoAdFree() {
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  if (plan !== 'none' || isForChild) return null
  return (
    <>
      <ParaglideMessage message={m['go_ad_free.offer']} markup={{ link: ({ children }) => <Link to={PATHS.pricing}>{children}</Link> }} />
    </>
  )
}
