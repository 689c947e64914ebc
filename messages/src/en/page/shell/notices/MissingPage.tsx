import type { ReactNode } from 'react'

export const title = 'You are offline'
export const needsInternet = 'This page needs the internet'
export const description = 'This page needs the internet.'
export const retry = 'Try again'
export const comesByItself = 'You are offline just now. It comes by itself when you are back.'
export const untilThen = (link: (text: string) => ReactNode) => <>Until then, {link('today’s puzzles')} are here.</>
