import type { ReactNode } from 'react'
import { counted } from '../../../grammar.ts'

export const registerToKeepYourPoints = (link: (text: string) => ReactNode, points: number) => (
  <>
    {link('Register')} to keep your {counted(points)} points.
  </>
)
