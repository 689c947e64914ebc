import type { ReactNode } from 'react'

export const title = 'Something went wrong'
export const description = 'This page could not be shown.'
export const heading = "We're sorry, but something unexpected happened."
export const refresh = 'Refresh Page'
export const writeTo = (address: ReactNode) => <>If it keeps happening, write to {address}.</>
