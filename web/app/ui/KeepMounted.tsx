import { Activity, useState, type ReactNode } from 'react'

/** Keeps a part of a page mounted while it is hidden, so that unfinished work and one-time content survive. Mounts when first shown. */
export function KeepMounted({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown && <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
