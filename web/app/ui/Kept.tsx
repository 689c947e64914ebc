import { Activity, useState, type ReactNode } from 'react'

/** A part of a page in which something may be unfinished, or is shown once. From when it is seen first it stays as it was left while
 *  other parts are looked at. */
export function Kept({ isSeen, children }: { readonly isSeen: boolean; readonly children: ReactNode }) {
  const [wasSeen, setWasSeen] = useState(false)
  if (isSeen && !wasSeen) setWasSeen(true)
  return wasSeen && <Activity mode={isSeen ? 'visible' : 'hidden'}>{children}</Activity>
}
