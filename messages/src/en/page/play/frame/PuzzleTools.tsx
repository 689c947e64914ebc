import type { ReactNode } from 'react'

export const hint = 'Hint'
export const seeHowItWorks = 'See how it works'
export const solved = (scoreText: ReactNode) => <>Solved {scoreText}</>
export const fullScreen = 'Full screen'
export const reveal = 'Reveal'
export const download = 'Download'
export const worksheet = 'Worksheet'
