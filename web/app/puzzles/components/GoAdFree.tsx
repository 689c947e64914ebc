import * as messages from '@emojigma/messages/page/puzzles/components/GoAdFree.tsx'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { useIsLikelyChild } from '../../session/likely-child.ts'
import { useVisitor } from '../../session/visitor.ts'

/** Says to who has no plan, and is no likely child, that there is a way without advertisements.
 *  Source: docs/product.md, Advertisements */
export function GoAdFree() {
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  if (plan !== 'none' || isForChild) return null
  return (
    <>
      {messages.preferItWithoutAdverts((text) => (
        <Link to={PATHS.pricing}>{text}</Link>
      ))}
    </>
  )
}
