import type { ReactNode } from 'react'

export const forGrownUpsNothing = (strong: (text: string) => ReactNode) => (
  <>
    {strong('For grown-ups.')} Nothing here is needed to play. The puzzle books are files to print at home, as often as you like; where
    another shop sells something, its link leads to that shop. If you are a child, have a look, and leave the rest to a grown-up.
  </>
)
