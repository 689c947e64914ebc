import type { ReactNode } from 'react'

export const registerToKeepYourPoints = (link: (text: string) => ReactNode, points: number) => (
  <>
    {link('Register')} to keep your {points} points.
  </>
)
