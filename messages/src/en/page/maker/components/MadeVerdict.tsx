import type { ReactNode } from 'react'

export const itIsAt = (strong: ReactNode) => <>{strong} It is at</>
