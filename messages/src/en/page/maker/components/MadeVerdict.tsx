import type { ReactNode } from 'react'

export const itIsAt = (strong: ReactNode) => <>{strong} It is at</>
/** @param answer of a board there is none to be said */
export const oneAnswer = (answer: string | undefined) => (answer === undefined ? 'One answer.' : `One answer: ${answer}.`)
