import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsNativeApp } from '../../platform/browser/native-app.ts'

/** A link to the boards and ranks; plain text in the native app.
 *  Source: docs/product.md, Ranks */
export function RankLink({
  to,
  className,
  children,
}: {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  if (useIsNativeApp()) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
