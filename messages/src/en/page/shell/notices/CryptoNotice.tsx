import type { ReactNode } from 'react'

export const heading = 'Puzzles can’t be played on this page'
export const reason = 'Your browser has switched off the part that makes random numbers, which playing takes.'
export const tryHttps = (link: (text: string) => ReactNode) => <>Try {link('the same page by https')}.</>
export const lookAround = 'You can still look around.'
