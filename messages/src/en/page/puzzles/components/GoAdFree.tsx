import type { ReactNode } from 'react'

export const preferItWithoutAdverts = (link: (text: string) => ReactNode) => <>Prefer it without adverts? {link('Go ad free')}</>
