import type { ReactNode } from 'react'

export const allStrands = 'All strands'
export const no = (id: number) => `No. ${id}`
export const puzzlesLike = (link: ReactNode) => <>Puzzles like {link}</>
export const practise = (name: string) => `Practise: ${name}`
export const emojiPuzzlesToPractise = (about: string) => `${about} Emoji puzzles to practise with, step by step.`
