import { Activity, useState, type ReactNode } from 'react'

/** A part of a page in which something may be unfinished, or is shown once. From when it is seen first it stays as it was left while
 *  other parts are looked at. */
export function Kept({ isVisible, children }: { readonly isVisible: boolean; readonly children: ReactNode }) {
  const [wasSeen, setWasSeen] = useState(false)
  if (isVisible && !wasSeen) setWasSeen(true)
  return wasSeen && <Activity mode={isVisible ? 'visible' : 'hidden'}>{children}</Activity>
}
